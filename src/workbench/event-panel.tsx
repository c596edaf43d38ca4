import { useState, type FormEvent } from 'react';
import type { Drive } from '#machines/proof/drive.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { possibleWords, type Word } from '#machines/proof/words.ts';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EventForm } from './event-form.tsx';
import styles from './event-panel.module.css';

interface EventPanelProps {
  readonly proof: MachineProof;
  readonly machine: Drive;
  readonly onSend: (word: Word) => void;
}

/** What can happen now, each with a button. What the machine would not heed as it stands can be sent all the same. */
export function EventPanel({ proof, machine, onSend }: EventPanelProps) {
  const possible = possibleWords(proof, machine).filter(({ word }) => !word.type.startsWith('after:'));
  const heeded = possible.filter(({ ignored }) => !ignored);
  const ignored = possible.filter((each) => each.ignored);
  const forms = (some: typeof possible) =>
    some.map(({ word }) => (
      <EventForm
        key={`${word.type} ${JSON.stringify(word.payload)}`}
        proof={proof}
        word={word}
        onSend={onSend}
      />
    ));
  return (
    <section>
      <SectionHead title="现在可以发生" />
      <ul className={styles.list}>{forms(heeded)}</ul>
      {heeded.length === 0 && <p className={styles.note}>这里没有事件会起作用。</p>}
      <TimeForm key={machine.waits[0]} now={machine.now} next={machine.waits[0]} onSend={onSend} />
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
  /** ms of virtual time */
  readonly now: number;
  /** ms until the next timer; undefined where none is set */
  readonly next: number | undefined;
  readonly onSend: (word: Word) => void;
}

function TimeForm({ now, next, onSend }: TimeFormProps) {
  const [time, setTime] = useState(String(next ?? 1000));
  function pass(event: FormEvent) {
    event.preventDefault();
    onSend({ type: `after:${time}` });
  }
  return (
    <form className={styles.time} onSubmit={pass}>
      <span className={styles.clock}>时间 {now} 毫秒</span>
      <label className={styles.field}>
        <span className={styles.hidden}>过去的毫秒数</span>
        <input
          className={styles.number}
          type="number"
          inputMode="numeric"
          min="0"
          step="1"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        毫秒
      </label>
      <Button type="submit">过去</Button>
      {next !== undefined && (
        <Button onClick={() => onSend({ type: `after:${next}` })}>到下一个定时（{next} 毫秒）</Button>
      )}
    </form>
  );
}
