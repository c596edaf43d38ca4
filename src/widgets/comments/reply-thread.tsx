import { useInfiniteQuery } from '@tanstack/react-query';
import { useEndlessList, type ListPhase } from '#widgets/endless-list/use-endless-list.ts';
import { useHiddenReaders } from '#widgets/hidden-readers/hidden-readers.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { isHidden } from './comment-cache.ts';
import styles from './comment-item.module.css';
import { CommentMeta } from './comment-meta.tsx';
import { useCommentSubject } from './comment-sheet-provider.tsx';
import { repliesPages, type Comment, type Reply } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';
import { LazyPendingComments } from './lazy-pending-comments.tsx';
import { usePendingComments, type PendingComment } from './use-pending-comments.ts';

/** Replies to a comment. Most comments have none and mount no query, which keeps long lists cheap. */
export function ReplyThread({ comment }: { readonly comment: Comment }) {
  const { id, replies, replyCount } = comment;
  const pending = usePendingComments(useCommentSubject()).filter(
    ({ act }) => act.kind === 'reply' && act.parentId === id,
  );
  // the reader's own reply that waits for moderation is listed but not counted
  if (replyCount === 0 && replies.length === 0 && pending.length === 0) return null;
  return <Thread comment={comment} pending={pending} />;
}

interface ThreadProps {
  readonly comment: Comment;
  readonly pending: readonly PendingComment[];
}

/** The first replies, with a button that loads the rest. */
function Thread({ comment, pending }: ThreadProps) {
  const { id, replies, replyCount } = comment;
  const all = useInfiniteQuery({ ...repliesPages(useGateway(), useCommentSubject(), id), enabled: false });
  const { phase, onReach, onRetry } = useEndlessList(all, { listKey: `replies ${id}`, isFolded: true });
  const loaded = all.data?.pages.flatMap((page) => page.list) ?? replies;
  const hidden = useHiddenReaders();
  const shown = loaded.filter((reply) => !isHidden(reply, hidden));
  const left = replyCount - loaded.filter(({ state }) => state === 'shown').length;

  return (
    <div className={styles.thread}>
      <ul>
        {shown.map((reply) => (
          <ReplyLine key={reply.id} comment={comment} reply={{ ...reply, parentId: id }} />
        ))}
        <LazyPendingComments as="replies" pending={pending} />
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={styles.unfold}
          disabled={phase === 'loading'}
          onClick={phase === 'failed' ? onRetry : onReach}
        >
          {unfoldTexts[phase] ?? `展开 ${left} 条回复`}
        </button>
      )}
    </div>
  );
}

const unfoldTexts: Readonly<Partial<Record<ListPhase, string>>> = {
  loading: '正在加载…',
  failed: '没能加载出来，点这里重试',
};

interface ReplyLineProps {
  readonly comment: Comment;
  readonly reply: Reply;
}

function ReplyLine({ comment, reply }: ReplyLineProps) {
  return (
    <li>
      <p className={styles.text}>
        {reply.state !== 'removed' && <Replier reply={reply} />}
        <CommentText comment={reply} />
      </p>
      <CommentMeta comment={comment} reply={reply} />
    </li>
  );
}

function Replier({ reply: { author, replyTo } }: { readonly reply: Reply }) {
  return (
    <>
      <span className={styles.replier}>{author.name}</span>
      {replyTo !== undefined && (
        <>
          {' 回复 '}
          <span className={styles.replier}>{replyTo}</span>
        </>
      )}
      ：
    </>
  );
}
