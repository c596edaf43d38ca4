import type { InfiniteData } from '@tanstack/react-query';
import type { components } from 'qlwb-gateway-sdk/schema';
import type { Comment, Reply } from './comment-queries.ts';

type CommentPage = components['schemas']['CommentPage'];
/** A cached list of comments. */
export type CommentPages = InfiniteData<CommentPage>;

/** Prepends a comment unless it is there. */
export function withComment(loaded: CommentPages, comment: Comment): CommentPages {
  if (has(loaded, comment.id)) return loaded;
  const pages = loaded.pages.map((page, at) =>
    at === 0 ? { ...page, list: [comment, ...page.list] } : page,
  );
  return withTotal({ ...loaded, pages }, counted(comment));
}

/** Prepends a comment that the total counts already, unless it is there. */
export function withListed(loaded: CommentPages, comment: Comment): CommentPages {
  return withTotal(withComment(loaded, comment), has(loaded, comment.id) ? 0 : -counted(comment));
}

/** Appends a reply to its thread unless it is there. */
export function withThreadReply(loaded: CommentPages, reply: Comment): CommentPages {
  if (has(loaded, reply.id)) return loaded;
  const last = loaded.pages.length - 1;
  const pages = loaded.pages.map((page, at) =>
    at === last ? { ...page, list: [...page.list, reply] } : page,
  );
  return withTotal({ ...loaded, pages }, counted(reply));
}

/** Appends a reply to those shown under its comment unless it is there. */
export function withReply(loaded: CommentPages, reply: Reply): CommentPages {
  if (repliesOf(loaded).some(({ id }) => id === reply.id)) return loaded;
  const next = mapComments(loaded, (comment) =>
    comment.id === reply.parentId
      ? { ...comment, replies: [...comment.replies, reply], replyCount: comment.replyCount + counted(reply) }
      : comment,
  );
  return withTotal(next, counted(reply));
}

/** Removes a comment or a reply; a comment with replies leaves a placeholder, as on the gateway. */
export function withoutComment(loaded: CommentPages, id: string): CommentPages {
  const all: (Comment | Reply)[] = loaded.pages.flatMap((page) => page.list);
  const removed = all.find((one) => one.id === id) ?? repliesOf(loaded).find((reply) => reply.id === id);
  if (removed === undefined) return loaded;
  const pages = loaded.pages.map((page) => ({
    ...page,
    list: page.list.flatMap((comment): Comment[] => {
      if (comment.id === id)
        return comment.replyCount > 0
          ? [{ ...comment, state: 'removed', removedBy: 'author', body: '' }]
          : [];
      const replies = comment.replies.filter((reply) => reply.id !== id);
      return replies.length === comment.replies.length
        ? [comment]
        : [{ ...comment, replies, replyCount: comment.replyCount - counted(removed) }];
    }),
  }));
  return withTotal({ ...loaded, pages }, -counted(removed));
}

/** All comments without duplicates: the reader's own, prepended here, appears again in its place in a later page. */
export function commentsOf(loaded: CommentPages | undefined): Comment[] {
  const all = loaded?.pages.flatMap((page) => page.list) ?? [];
  return [...new Map(all.map((comment) => [comment.id, comment])).values()];
}

/** Whether the reader hides the author on this device. @param hidden hidden readers by key */
export const isHidden = (
  { author: { key }, own }: Pick<Comment, 'author' | 'own'>,
  hidden: ReadonlyMap<string, string>,
): boolean => !own && key !== undefined && hidden.has(key);

/** Comments that wait for moderation are not counted. */
const counted = ({ state }: Pick<Comment, 'state'>): 0 | 1 => (state === 'shown' ? 1 : 0);

function mapComments(loaded: CommentPages, change: (comment: Comment) => Comment): CommentPages {
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, list: page.list.map(change) })) };
}

function has(loaded: CommentPages, id: string): boolean {
  return loaded.pages.some((page) => page.list.some((comment) => comment.id === id));
}

function repliesOf(loaded: CommentPages): Reply[] {
  return loaded.pages.flatMap((page) => page.list.flatMap((comment) => comment.replies));
}

function withTotal(loaded: CommentPages, more: number): CommentPages {
  return {
    ...loaded,
    pages: loaded.pages.map((page) => ({ ...page, total: Math.max(0, page.total + more) })),
  };
}
