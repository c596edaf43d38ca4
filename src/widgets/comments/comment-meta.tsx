import { countText } from '#lib/text/counts.ts';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { useLike } from '#widgets/reactions/use-like.ts';
import { useCommentSheet, useCommentSubject } from './comment-sheet-provider.tsx';
import styles from './comment-meta.module.css';
import type { Comment, Reply } from './comment-queries.ts';

interface CommentMetaProps {
  /** top-level comment */
  readonly comment: Comment;
  /** the reply under it that this line belongs to, if any */
  readonly reply?: Reply;
}

/** Time and place of a comment or reply, and its actions. */
export function CommentMeta({ comment, reply }: CommentMetaProps) {
  const said = reply ?? comment;
  const { author, createdAt, own, state } = said;
  const openSheet = useCommentSheet();
  // a comment that waits for moderation can be removed, but not answered or liked
  const isShown = state === 'shown';
  return (
    <div className={styles.meta}>
      <RelativeTime at={createdAt} />
      {author.city !== '' && <span>{author.city}</span>}
      {isShown && (
        <button
          type="button"
          className={styles.act}
          aria-label={`回复${author.name}`}
          onClick={() => openSheet({ kind: 'reply', comment, ...(reply && { reply }) })}
        >
          回复
        </button>
      )}
      {state !== 'removed' && own && (
        <button
          type="button"
          className={styles.act}
          onClick={() => openSheet({ kind: 'remove', comment: said })}
        >
          删除
        </button>
      )}
      {isShown && !own && (
        <button
          type="button"
          className={styles.act}
          aria-label={`举报${author.name}的评论`}
          onClick={() => openSheet({ kind: 'report', comment: said })}
        >
          举报
        </button>
      )}
      {isShown && <LikeButton said={said} />}
    </div>
  );
}

function LikeButton({ said }: { readonly said: Comment | Reply }) {
  const subject = useCommentSubject();
  const { id: commentId, parentId, author } = said;
  const { liked, likes, isPending, toggleLike } = useLike(
    { kind: 'comment-like', subject, commentId, parentId },
    { liked: said.liked, likes: said.likes },
  );
  return (
    <span className={styles.likes}>
      {isPending && <span className={styles.pending}>未发送</span>}
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-label={`赞${author.name}的评论，${likes} 个赞${isPending ? '，未发送' : ''}`}
        onClick={toggleLike}
      >
        <LikeIcon size="small" />
        {likes > 0 && countText(likes)}
      </button>
    </span>
  );
}
