import { emojiText, emojiUrl } from '#lib/emoji.ts';
import { Badge } from '#ui/badge.tsx';
import styles from './comment-item.module.css';
import type { Comment, Reply } from './comment-queries.ts';

interface CommentTextProps {
  readonly comment: Pick<Comment | Reply, 'body' | 'state'>;
}

/** What a comment says, its emoji as pictures, or why it says nothing. */
export function CommentText({ comment: { body, state } }: CommentTextProps) {
  if (state === 'removed') return <span className={styles.gone}>这条评论已删除</span>;
  return (
    <>
      {emojiText(body).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <img
            key={index}
            className={styles.emoji}
            src={emojiUrl(part)}
            alt={part.tag}
            width="20"
            height="20"
            loading="lazy"
          />
        ),
      )}
      {state === 'pending' && <Mark text="审核中" />}
    </>
  );
}

function Mark({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <Badge>{text}</Badge>
    </>
  );
}
