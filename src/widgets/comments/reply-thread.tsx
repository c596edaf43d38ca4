import { useInfiniteQuery } from '@tanstack/react-query';
import { useEndlessList, type ListPhase } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './comment-item.module.css';
import { CommentMeta } from './comment-meta.tsx';
import { repliesPages, type Comment, type Reply } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';
import { UnsentPlace } from './unsent-place.tsx';
import { useUnsentComments } from './use-unsent-comments.ts';

/** The replies to a comment: the first ones at once, the rest when they are asked for. */
export function ReplyThread({ comment }: { readonly comment: Comment }) {
  const { id, newsId, replies, replyCount } = comment;
  const gateway = useGateway();
  const all = useInfiniteQuery({ ...repliesPages(gateway, newsId, id), enabled: false });
  const { phase, onReach, onRetry } = useEndlessList(all, { listKey: `replies ${id}`, isFolded: true });
  const unsent = useUnsentComments(newsId).filter(({ act }) => act.kind === 'reply' && act.parentId === id);
  if (replyCount === 0 && unsent.length === 0) return null;
  const shown = all.data?.pages.flatMap((page) => page.list) ?? replies;
  const left = replyCount - shown.length;

  return (
    <div className={styles.thread}>
      <ul>
        {shown.map((reply) => (
          <ReplyLine key={reply.id} comment={comment} reply={{ ...reply, parentId: id }} />
        ))}
        <UnsentPlace as="replies" unsent={unsent} />
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={styles.unfold}
          disabled={phase === 'loading'}
          onClick={phase === 'failed' ? onRetry : onReach}
        >
          {unfoldTexts[phase] ?? `展开${left}条回复`}
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
        <span className={styles.replier}>{reply.author.name}</span>
        {reply.replyTo !== undefined && (
          <>
            {' 回复 '}
            <span className={styles.replier}>{reply.replyTo}</span>
          </>
        )}
        ：
        <CommentText comment={reply} />
      </p>
      <CommentMeta comment={comment} reply={reply} />
    </li>
  );
}
