import { Badge } from '#ui/badge.tsx';
import styles from './comment-item.module.css';
import type { Comment, Reply } from './comment-queries.ts';

/** What a comment says, or why it says nothing. */
export function CommentText({ comment: { body, state } }: { readonly comment: Comment | Reply }) {
  if (state === 'removed') return <span className={styles.gone}>这条评论已删除</span>;
  return (
    <>
      {body}
      {state === 'pending' && (
        <>
          {' '}
          <Badge>审核中</Badge>
        </>
      )}
    </>
  );
}
