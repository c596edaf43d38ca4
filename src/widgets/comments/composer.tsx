import { useId, useRef, useState, type ChangeEvent } from 'react';
import { longestComment } from '#machines/composer/composer.machine.ts';
import type { Emoji } from '#lib/text/emoji.ts';
import { Button } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { FaceIcon } from '#ui/icons/actions.tsx';
import styles from './composer.module.css';
import { EmojiPicker } from './emoji-picker.tsx';
import { useComposer, type Answered } from './use-composer.ts';

interface ComposerProps {
  readonly newsId: string;
  readonly answered: Answered | undefined;
  readonly onDone: () => void;
}

/** Where a comment or a reply is written. What was typed stays until it is sent, whatever happens to the sheet. */
export function Composer({ newsId, answered, onDone }: ComposerProps) {
  const { text, reason, maySend, isSending, type, send } = useComposer({ newsId, answered, onDone });
  const [picking, setPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const name = (answered?.reply ?? answered?.comment)?.author.name;
  const left = longestComment - Array.from(text).length;

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
        placeholder={name === undefined ? '说说你的看法' : `回复 ${name}`}
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
          {left < 0 ? `超出${-left}字` : `${longestComment - left}/${longestComment}`}
        </span>
        <Button type="submit" look="brand" disabled={!maySend}>
          {isSending ? '发布中…' : '发布'}
        </Button>
      </div>
      {picking && <EmojiPicker onPick={insert} />}
    </form>
  );
}
