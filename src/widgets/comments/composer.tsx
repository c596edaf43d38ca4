import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import { maxCommentLength } from '#machines/composer/composer.machine.ts';
import { type Emoji, emojiGroups, emojiUrl } from '#lib/text/emoji.ts';
import { Button } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { FaceIcon } from '#ui/icons/actions.tsx';
import styles from './composer.module.css';
import { type ReplyTarget, useComposer } from './use-composer.ts';
import { Tabs } from '#ui/navigation/tabs.tsx';
import pickerStyles from './emoji-picker.module.css';

const groups = ['笑脸', '心情', '手势', '节庆'].map((label, at) => ({
  id: String(at),
  label,
  emoji: emojiGroups[at] ?? [],
}));

/** The 111 emoji in groups. */
function EmojiPicker({ onPick }: { readonly onPick: (emoji: Emoji) => void }) {
  const [groupId, setGroupId] = useState('0');
  const shown = groups.find(({ id }) => id === groupId)?.emoji ?? [];
  return (
    <div className={pickerStyles.picker}>
      <Tabs items={groups} activeId={groupId} onChange={setGroupId} label="表情分组" panelId="emoji" />
      <div id="emoji" role="tabpanel" aria-label="表情" className={pickerStyles.grid}>
        {shown.map((emoji) => (
          <button
            key={emoji.id}
            type="button"
            className={pickerStyles.emoji}
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

interface ComposerProps {
  readonly subject: CommentSubject;
  readonly answered: ReplyTarget | undefined;
  readonly onDone: () => void;
}

/** Form to write a comment or a reply. The text is kept as a draft until it is sent. */
export function Composer({ subject, answered, onDone }: ComposerProps) {
  const { text, reason, maySend, isSending, type, send } = useComposer({ subject, answered, onDone });
  const [picking, setPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const name = (answered?.reply ?? answered?.comment)?.author.name;
  const left = maxCommentLength - Array.from(text).length;

  function insert({ tag }: Emoji) {
    const box = field.current;
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    box?.setRangeText(tag, from, to, 'end');
    type(box?.value ?? text.slice(0, from) + tag + text.slice(to));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) send();
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        rows={4}
        aria-label={name === undefined ? '评论' : `回复${name}`}
        aria-describedby={countId}
        placeholder={name === undefined ? '说说您的看法' : `回复 ${name}`}
        value={text}
        readOnly={isSending}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => type(event.target.value)}
      />
      {reason !== '' && (
        <p className={styles.failure} role="alert">
          {reason}
        </p>
      )}
      <div className={styles.tools}>
        <IconButton
          label="表情"
          icon={<FaceIcon />}
          aria-expanded={picking}
          onClick={() => setPicking((open) => !open)}
        />
        <span id={countId} className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? `超出 ${-left} 字` : `${maxCommentLength - left}/${maxCommentLength}`}
        </span>
        <Button type="submit" variant="brand" disabled={!maySend}>
          {isSending ? '发布中…' : '发布'}
        </Button>
      </div>
      {picking && <EmojiPicker onPick={insert} />}
    </form>
  );
}
