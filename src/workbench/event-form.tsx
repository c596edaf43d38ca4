import { useId, useState, type FormEvent } from 'react';
import { CannotSend } from '#machines/proof/drive.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { toEvent, toWord, type Word } from '#machines/proof/words.ts';
import { Button } from '#ui/control/button.tsx';
import { readPayload } from './session.ts';
import styles from './event-panel.module.css';

interface EventFormProps {
  readonly proof: MachineProof;
  /** the event with the example that its payload starts from */
  readonly word: Word;
  readonly onSend: (word: Word) => void;
}

/** A button that sends an event, and what it carries, to be changed beforehand. */
export function EventForm({ proof, word, onSend }: EventFormProps) {
  const [text, setText] = useState(textOf(word.payload));
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const examples = [
    ...new Set(
      proof.events.filter(({ type }) => type === word.type).map((event) => textOf(toWord(event).payload)),
    ),
  ].filter((example) => example !== '');
  const carries = word.payload !== undefined || examples.length > 0;
  function send(event: FormEvent) {
    event.preventDefault();
    try {
      const next: Word =
        text.trim() === '' ? { type: word.type } : { type: word.type, payload: readPayload(text) };
      // what cannot be an event of this machine is said here, beside the field
      toEvent(proof, next);
      onSend(next);
    } catch (error) {
      if (!(error instanceof CannotSend)) throw error;
      setFault(error.message);
    }
  }
  return (
    <li>
      <form className={styles.event} onSubmit={send}>
        <Button type="submit">{word.type}</Button>
        {carries && (
          <textarea
            className={styles.payload}
            aria-label={`${word.type} 的内容`}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : faultId}
            rows={text.length > 40 ? 3 : 1}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
          />
        )}
        {examples.length > 1 && (
          <div className={styles.examples}>
            {examples.map((example, index) => (
              <Button
                key={example}
                look="quiet"
                aria-label={`${word.type} 的示例 ${index + 1}`}
                aria-pressed={example === text}
                onClick={() => setText(example)}
              >
                示例 {index + 1}
              </Button>
            ))}
          </div>
        )}
        {fault !== undefined && (
          <p className={styles.fault} id={faultId} role="alert">
            {fault}
          </p>
        )}
      </form>
    </li>
  );
}

function textOf(payload: unknown): string {
  return payload === undefined ? '' : JSON.stringify(payload);
}
