import { useId, useState, type FormEvent } from 'react';
import { CannotSendError } from '#machines/proof/drive.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { parseTypedEvent, toTypedEvent, type TypedEvent } from '#machines/proof/typed-events.ts';
import { Button } from '#ui/control/button.tsx';
import { readPayload } from './workbench-session.ts';
import styles from './event-panel.module.css';

interface EventFormProps {
  readonly proof: MachineProof;
  /** with an example as its initial payload */
  readonly event: TypedEvent;
  readonly onSend: (event: TypedEvent) => void;
}

/** A button that sends an event, and a field to edit its payload first. */
export function EventForm({ proof, event, onSend }: EventFormProps) {
  const [text, setText] = useState(textOf(event.payload));
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const examples = [
    ...new Set(
      proof.events
        .filter(({ type }) => type === event.type)
        .map((example) => textOf(toTypedEvent(example).payload)),
    ),
  ].filter((example) => example !== '');
  const hasPayload = event.payload !== undefined || examples.length > 0;
  function send(submission: FormEvent) {
    submission.preventDefault();
    try {
      const next: TypedEvent =
        text.trim() === '' ? { type: event.type } : { type: event.type, payload: readPayload(text) };
      // shows an invalid event beside the field
      parseTypedEvent(proof, next);
      onSend(next);
    } catch (error) {
      if (!(error instanceof CannotSendError)) throw error;
      setFault(error.message);
    }
  }
  return (
    <li>
      <form className={styles.event} onSubmit={send}>
        <Button type="submit">{event.type}</Button>
        {hasPayload && (
          <textarea
            className={styles.payload}
            aria-label={`${event.type} 的内容`}
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
                variant="quiet"
                aria-label={`${event.type} 的示例 ${index + 1}`}
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
