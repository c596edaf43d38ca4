import { useState } from 'react';
import { emojiText, emojiUrl, type Emoji } from '#lib/text/emoji.ts';
import { Badge } from '#ui/card/badge.tsx';
import styles from './comment-item.module.css';
import type { Comment, Reply } from './comment-queries.ts';

interface CommentTextProps {
  readonly comment: Pick<Comment | Reply, 'body' | 'state' | 'removedBy' | 'note'>;
}

/** Text of a comment with emoji as pictures, or why it has none. */
export function CommentText({ comment: { body, state, removedBy, note } }: CommentTextProps) {
  if (state === 'removed') return <span className={styles.gone}>{goneText(removedBy, note)}</span>;
  return (
    <>
      {emojiText(body).map((part, index) =>
        typeof part === 'string' ? part : <EmojiPicture key={index} emoji={part} />,
      )}
      {state === 'pending' && (
        <>
          <Mark text="审核中" />
          <span className={styles.wait}>{note ?? '编辑看过后公开，现在只有自己能看到'}</span>
        </>
      )}
    </>
  );
}

/** Why there is no text. A comment that an editor hid is not removed. */
function goneText(removedBy: Comment['removedBy'], note: string | undefined): string {
  if (removedBy === 'author') return '这条评论已由作者删除';
  if (removedBy === undefined) return '这条评论暂不显示';
  return note === undefined ? '这条评论已被编辑移除' : `这条评论已被编辑移除：${note}`;
}

/** An emoji; its name as text if the picture cannot be loaded. */
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
