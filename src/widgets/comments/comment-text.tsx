import { useState } from 'react';
import { emojiText, emojiUrl, type Emoji } from '#lib/emoji.ts';
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
        typeof part === 'string' ? part : <EmojiPicture key={index} emoji={part} />,
      )}
      {state === 'pending' && <Mark text="审核中" />}
    </>
  );
}

/** An emoji; its words where the picture cannot be had, such as without a network. */
function EmojiPicture({ emoji }: { readonly emoji: Emoji }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return emoji.tag;
  return (
    <img
      className={styles.emoji}
      src={emojiUrl(emoji)}
      alt={emoji.tag}
      width="20"
      height="20"
      loading="lazy"
      onError={() => setBroken(true)}
    />
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
