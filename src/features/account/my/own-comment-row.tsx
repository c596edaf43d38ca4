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

type SubjectType = NonNullable<OwnComment['subjectType']>;

const subjectNames: Readonly<Record<SubjectType, string>> = {
  news: '',
  tip: '爆料 · ',
  topic: '话题 · ',
  post: '帖子 · ',
};

const missingSubjects: Readonly<Record<SubjectType, string>> = {
  news: '原文已撤下',
  tip: '爆料已不公开',
  topic: '话题已撤下',
  post: '帖子已移除',
};

const subjectPages = {
  news: '/general/$',
  tip: '/info/$',
  topic: '/topicFile/topicSquare/$',
  post: '/topicFile/topicSquare/$',
} as const satisfies Record<SubjectType, string>;

interface SubjectLinkProps {
  readonly comment: Pick<OwnComment, 'newsId' | 'newsTitle' | 'subjectType'>;
}

/** Link to what the comment was written under. */
export function SubjectLink({ comment }: SubjectLinkProps) {
  const { newsId, newsTitle, subjectType = 'news' } = comment;
  if (newsTitle === '') return <p className={styles.story}>{missingSubjects[subjectType]}</p>;
  return (
    <Link
      to={subjectPages[subjectType]}
      params={{ _splat: subjectType === 'post' ? `post/${newsId}` : newsId }}
      hash="comments"
      className={styles.story}
    >
      <span className={styles.title}>
        {subjectNames[subjectType]}
        {newsTitle}
      </span>
    </Link>
  );
}
