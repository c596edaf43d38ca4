import { Link } from '@tanstack/react-router';
import { IconButton } from '#ui/control/icon-button.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import { CommentText } from '#widgets/comments/comment-text.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { OwnComment } from '../shared/my-queries.ts';
import styles from './own-comment-row.module.css';

interface OwnCommentRowProps {
  readonly comment: OwnComment;
  readonly onRemove: () => void;
}

/** The reader's comment with its subject and state. */
export function OwnCommentRow({ comment, onRemove }: OwnCommentRowProps) {
  const { replyTo, likes, replyCount, createdAt, state, removedBy, body } = comment;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>
          {replyTo !== undefined && <span className={styles.note}>回复 {replyTo}：</span>}
          <CommentText comment={comment} />
        </p>
        {removedBy === 'editor' && <p className={styles.removed}>{body}</p>}
        <SubjectLink comment={comment} />
        <p className={styles.note}>
          <RelativeTime at={createdAt} />
          {likes > 0 && <span>{likes} 个赞</span>}
          {replyCount > 0 && <span>{replyCount} 条回复</span>}
        </p>
      </div>
      {state !== 'removed' && (
        <IconButton
          label={`删除评论：${comment.body.slice(0, 20)}`}
          icon={<RemoveIcon />}
          onClick={onRemove}
        />
      )}
    </article>
  );
}

/** Link to the story or tip. */
function SubjectLink({ comment: { newsId, newsTitle, subjectType } }: Pick<OwnCommentRowProps, 'comment'>) {
  const isTip = subjectType === 'tip';
  if (newsTitle === '') return <p className={styles.story}>{isTip ? '爆料已不公开' : '原文已撤下'}</p>;
  return (
    <Link
      to={isTip ? '/info/$' : '/general/$'}
      params={{ _splat: newsId }}
      hash="comments"
      className={styles.story}
    >
      <span className={styles.title}>{isTip ? `爆料 · ${newsTitle}` : newsTitle}</span>
    </Link>
  );
}
