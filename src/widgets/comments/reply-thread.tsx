import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './comment-item.module.css';
import { CommentMeta } from './comment-meta.tsx';
import { repliesPages, type Comment, type Reply } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';

/** The replies to a comment: the first ones at once, the rest when they are asked for. */
export function ReplyThread({ comment }: { readonly comment: Comment }) {
  const { id, newsId, replies, replyCount } = comment;
  const gateway = useGateway();
  const [unfolded, setUnfolded] = useState(false);
  const all = useInfiniteQuery({ ...repliesPages(gateway, newsId, id), enabled: unfolded });
  if (replyCount === 0) return null;
  const shown = all.data?.pages.flatMap((page) => page.list) ?? replies;
  const left = replyCount - shown.length;

  function unfold() {
    if (!unfolded) setUnfolded(true);
    else if (all.data === undefined) void all.refetch();
    else void all.fetchNextPage();
  }

  return (
    <div className={styles.thread}>
      <ul>
        {shown.map((reply) => (
          <ReplyLine key={reply.id} comment={comment} reply={{ ...reply, parentId: id }} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.unfold} disabled={all.isFetching} onClick={unfold}>
          {unfoldText(all.isFetching, all.isError, left)}
        </button>
      )}
    </div>
  );
}

function unfoldText(fetching: boolean, failed: boolean, left: number): string {
  if (fetching) return '正在加载…';
  return failed ? '没能加载出来，点这里重试' : `展开${left}条回复`;
}

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
