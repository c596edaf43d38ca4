import { countText } from '#lib/counts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import styles from './comment-item.module.css';
import type { Comment } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';
import { ReplyThread } from './reply-thread.tsx';

/** A comment of the first level with the replies to it. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  const { author, createdAt, likes } = comment;
  return (
    <div className={styles.comment} id={`comment-${comment.id}`}>
      <Avatar src={author.headImg} name={author.name} />
      <div className={styles.words}>
        <p className={styles.author}>{author.name}</p>
        <p>
          <CommentText comment={comment} />
        </p>
        <p className={styles.meta}>
          <RelativeTime at={createdAt} />
          {author.city !== '' && <span>{author.city}</span>}
          {likes > 0 && (
            <span className={styles.likes} aria-label={`${likes}个赞`} role="img">
              <LikeIcon size="small" />
              {countText(likes)}
            </span>
          )}
        </p>
        <ReplyThread comment={comment} />
      </div>
    </div>
  );
}
