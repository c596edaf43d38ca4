import { Avatar } from '#ui/card/avatar.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import styles from './comment-item.module.css';
import { CommentMeta } from './comment-meta.tsx';
import type { Comment } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';
import { ReplyThread } from './reply-thread.tsx';

/** A comment of the first level with the replies to it. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  const { id, author, state } = comment;
  // nobody is named beside words that are gone
  const isGone = state === 'removed';
  return (
    <div className={styles.comment} id={`comment-${id}`}>
      {isGone ? (
        <span className={styles.goneSign}>
          <RemoveIcon size="small" />
        </span>
      ) : (
        <Avatar src={author.headImg} name={author.name} />
      )}
      <div className={styles.words}>
        {!isGone && <p className={styles.author}>{author.name}</p>}
        <p className={styles.text}>
          <CommentText comment={comment} />
        </p>
        <CommentMeta comment={comment} />
        <ReplyThread comment={comment} />
      </div>
    </div>
  );
}
