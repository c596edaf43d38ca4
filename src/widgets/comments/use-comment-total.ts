import { useInfiniteQuery } from '@tanstack/react-query';
import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { commentsPages } from './comment-queries.ts';

/** Total of comments: of the list if it is loaded, which counts what was written since, otherwise as loaded with the subject. */
export function useCommentTotal(subject: CommentSubject, loaded: number): number {
  const { data } = useInfiniteQuery({ ...commentsPages(useGateway(), subject, 'hot'), enabled: false });
  return data?.pages[0]?.total ?? loaded;
}
