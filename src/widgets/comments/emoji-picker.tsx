import { useState } from 'react';
import { emojiGroups, emojiUrl, type Emoji } from '#lib/text/emoji.ts';
import { Tabs } from '#ui/navigation/tabs.tsx';
import styles from './emoji-picker.module.css';

const groups = ['笑脸', '心情', '手势', '节庆'].map((label, at) => ({
  id: String(at),
  label,
  emoji: emojiGroups[at] ?? [],
}));

/** The 111 emoji, a group at a time. */
export function EmojiPicker({ onPick }: { readonly onPick: (emoji: Emoji) => void }) {
  const [groupId, setGroupId] = useState('0');
  const shown = groups.find(({ id }) => id === groupId)?.emoji ?? [];
  return (
    <div className={styles.picker}>
      <Tabs items={groups} activeId={groupId} onChange={setGroupId} label="表情分组" panelId="emoji" />
      <div id="emoji" role="tabpanel" aria-label="表情" className={styles.grid}>
        {shown.map((emoji) => (
          <button
            key={emoji.id}
            type="button"
            className={styles.emoji}
            aria-label={emoji.tag.slice(1, -1)}
            onClick={() => onPick(emoji)}
          >
            <img src={emojiUrl(emoji)} alt="" width="32" height="32" />
          </button>
        ))}
      </div>
    </div>
  );
}
