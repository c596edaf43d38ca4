import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { randomUuid } from '#platform/device.ts';
import type { Emoji } from '#lib/emoji.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FaceIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { sendComment, type Answered } from './comment-acts.ts';
import { drafts } from './drafts.ts';
import styles from './composer.module.css';
import { EmojiPicker } from './emoji-picker.tsx';

interface ComposerProps {
  readonly newsId: string;
  readonly answered: Answered | undefined;
  readonly onDone: () => void;
}

/** Characters of a comment, as the contract has it. */
const longest = 500;

/** Where a comment or a reply is written. What was typed stays until it is sent, whatever happens to the sheet. */
export function Composer({ newsId, answered, onDone }: ComposerProps) {
  const room = { gateway: useGateway(), queryClient: useQueryClient() };
  const authorName = useSession().userName ?? '我';
  const notice = useNotice();
  const draft = drafts.of(newsId, answered?.reply?.id ?? answered?.comment.id);
  const [text, setText] = useState(draft.read);
  const [picking, setPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const act = useRef('');
  const countId = useId();
  const name = (answered?.reply ?? answered?.comment)?.author.name;
  const length = Array.from(text).length;

  const sending = useMutation({
    // offline it fails at once and says so, rather than wait without a word
    networkMode: 'always',
    mutationFn: (body: string) => {
      // the same act until its words change: sent again after a failure, it is written once
      act.current ||= randomUuid();
      return sendComment(room, { newsId, body, answered, clientId: act.current, authorName });
    },
    onSuccess: () => {
      draft.keep('');
      notice.toast(answered === undefined ? '评论已发布' : '回复已发布');
      onDone();
    },
  });

  function change(next: string) {
    act.current = '';
    draft.keep(next);
    setText(next);
    if (sending.isError) sending.reset();
  }

  function insert({ tag }: Emoji) {
    const box = field.current;
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    box?.setRangeText(tag, from, to, 'end');
    change(box?.value ?? text.slice(0, from) + tag + text.slice(to));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate(text);
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
        readOnly={sending.isPending}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => change(event.target.value)}
      />
      {sending.isError && (
        <p className={styles.failure} role="alert">
          {failureText(sending.error)}
        </p>
      )}
      <div className={styles.tools}>
        <IconButton
          label="表情"
          icon={<FaceIcon />}
          aria-expanded={picking}
          onClick={() => setPicking((open) => !open)}
        />
        <span id={countId} className={styles.count} data-over={length > longest || undefined}>
          {length > longest ? `超出${length - longest}字` : `${length}/${longest}`}
        </span>
        <Button
          type="submit"
          look="brand"
          disabled={sending.isPending || length > longest || text.trim() === ''}
        >
          {sending.isPending ? '发布中…' : '发布'}
        </Button>
      </div>
      {picking && <EmojiPicker onPick={insert} />}
    </form>
  );
}
