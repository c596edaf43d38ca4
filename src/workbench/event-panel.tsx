import { useState, type FormEvent } from 'react';
import type { MachineDriver } from '#machines/proof/drive.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { possibleEvents, type TypedEvent } from '#machines/proof/typed-events.ts';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EventForm } from './event-form.tsx';
import styles from './event-panel.module.css';

interface EventPanelProps {
  readonly proof: MachineProof;
  readonly machine: MachineDriver;
  readonly onSend: (event: TypedEvent) => void;
}

/** Everything that can happen now, each with a button. Events that the present state ignores can be sent too. */
export function EventPanel({ proof, machine, onSend }: EventPanelProps) {
  const possible = possibleEvents(proof, machine).filter(({ event }) => !event.type.startsWith('after:'));
  const handled = possible.filter(({ isIgnored }) => !isIgnored);
  const ignored = possible.filter((each) => each.isIgnored);
  const forms = (some: typeof possible) =>
    some.map(({ event }) => (
      <EventForm
        key={`${event.type} ${JSON.stringify(event.payload)}`}
        proof={proof}
        event={event}
        onSend={onSend}
      />
    ));
  return (
    <section>
      <SectionHead title="现在可以发生" />
      <ul className={styles.list}>{forms(handled)}</ul>
      {handled.length === 0 && <p className={styles.note}>这里没有事件会起作用。</p>}
      <TimeForm key={machine.timers[0]} nowMs={machine.nowMs} nextMs={machine.timers[0]} onSend={onSend} />
      {ignored.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.summary}>现在不起作用的事件（{ignored.length}）</summary>
          <ul className={styles.list}>{forms(ignored)}</ul>
        </details>
      )}
    </section>
  );
}

interface TimeFormProps {
  readonly nowMs: number;
  /** until the next timer fires; undefined without a timer */
  readonly nextMs: number | undefined;
  readonly onSend: (event: TypedEvent) => void;
}

function TimeForm({ nowMs, nextMs, onSend }: TimeFormProps) {
  const [elapsedMs, setElapsedMs] = useState(String(nextMs ?? 1000));
  function advance(submission: FormEvent) {
    submission.preventDefault();
    onSend({ type: `after:${elapsedMs}` });
  }
  return (
    <form className={styles.time} onSubmit={advance}>
      <span className={styles.clock}>时间 {nowMs} 毫秒</span>
      <label className={styles.field}>
        <span className={styles.hidden}>过去的毫秒数</span>
        <input
          className={styles.number}
          type="number"
          inputMode="numeric"
          min="0"
          step="1"
          required
          value={elapsedMs}
          onChange={({ target }) => setElapsedMs(target.value)}
        />
        毫秒
      </label>
      <Button type="submit">过去</Button>
      {nextMs !== undefined && (
        <Button onClick={() => onSend({ type: `after:${nextMs}` })}>到下一个定时（{nextMs} 毫秒）</Button>
      )}
    </form>
  );
}
