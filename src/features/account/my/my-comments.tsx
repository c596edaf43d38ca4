import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isText } from '#machines/outbox/pending-mutation.ts';
import { removePublicComment } from 'qlwb-gateway-sdk/operations/comments';
import { randomUuid } from '#platform/storage/device.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { commentLists } from '#widgets/comments/comment-queries.ts';
import { CommentText } from '#widgets/comments/comment-text.tsx';
import { LazyPendingComments } from '#widgets/comments/lazy-pending-comments.tsx';
import { useAllPendingComments } from '#widgets/comments/use-pending-comments.ts';
import { useOutbox } from '#widgets/outbox/outbox-context.ts';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { ListHead, NothingYet, OwnListSkeleton } from './list-states.tsx';
import { ownCommentPages, type OwnComment } from '../shared/my-queries.ts';
import { OwnCommentRow, SubjectLink } from './own-comment-row.tsx';
import styles from './own-comment-row.module.css';
import { ReaderOnly } from './reader-only.tsx';

const loadSheet = () => import('./confirm-sheet.tsx');
const ConfirmSheet = lazy(async () => ({ default: (await loadSheet()).ConfirmSheet }));

/** 我的评论: the reader's comments on every subject. */
export function MyComments() {
  return (
    <>
      <UnsentComments />
      <ReaderOnly
        view="comments"
        invitation="登录后，可以在这里找到自己写过的评论"
        skeleton={<OwnListSkeleton kind="text" />}
      >
        <OwnComments />
      </ReaderOnly>
    </>
  );
}

/** Comments in the offline queue, also for a reader whose session has expired. */
function UnsentComments() {
  const pending = useAllPendingComments();
  if (pending.length === 0) return null;
  return (
    <section aria-label="未发送的评论">
      <ListHead note={`未发送 ${pending.length} 条`} />
      {pending.map((one) => {
        const { type, id } = one.act.subject;
        return (
          <article key={one.clientId} className={styles.unsent}>
            <LazyPendingComments as="comments" pending={[one]} />
            <SubjectLink comment={{ newsId: id, newsTitle: '去看看', subjectType: type }} />
          </article>
        );
      })}
    </section>
  );
}

function OwnComments() {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const act = useAction();
  const query = ownCommentPages(gateway);
  const pages = useInfiniteQuery(query);
  const list = useEndlessList(pages, { listKey: 'my comments' });
  const hasPending = useAllPendingComments().length > 0;
  const { refetch } = pages;
  const outbox = useOutbox();
  useEffect(
    () =>
      outbox.watchSent((sent) => {
        if (isText(sent)) void refetch();
      }),
    [outbox, refetch],
  );
  const [commentToRemove, setCommentToRemove] = useState<OwnComment>();

  async function remove({ id }: OwnComment) {
    await gateway.data(removePublicComment, { query: { commentId: id, clientId: randomUuid() } });
    // refetched when its subject is opened
    for (const key of commentLists) queryClient.removeQueries({ queryKey: [key], type: 'inactive' });
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
  }

  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      <OwnListSkeleton kind="text" />
    );
  }
  const comments = pages.data.pages.flatMap((page) => page.list);
  if (comments.length === 0 && hasPending) return null;
  if (comments.length === 0) return <NothingYet text="还没有写过评论。看到想说的，就在文章下面说两句" />;
  return (
    <section aria-label="我的评论">
      <ListHead note={`共 ${pages.data.pages[0]?.total ?? 0} 条`} />
      <EndlessList rows={comments} keyOf={({ id }) => id} positionKey="my comments">
        {(comment) => (
          <OwnCommentRow
            comment={comment}
            onRemove={() =>
              act(async () => {
                await loadSheet();
                setCommentToRemove(comment);
              })
            }
          />
        )}
      </EndlessList>
      <LoadMore {...list} loaded={comments.length} end={<EndMark text="写过的都在这里了" />} />
      {commentToRemove !== undefined && (
        <Suspense fallback={null}>
          <ConfirmSheet
            title="删除这条评论？"
            what={<CommentText comment={commentToRemove} />}
            verb="删除"
            run={() => remove(commentToRemove)}
            onClose={() => setCommentToRemove(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
