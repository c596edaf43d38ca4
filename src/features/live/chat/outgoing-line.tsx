import { Button } from '#ui/control/button.tsx';
import styles from './chat-line.module.css';
import type { Outgoing } from '../shared/outgoing.ts';

interface OutgoingLineProps {
  readonly one: Outgoing;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** A message of the reader that is in flight or failed. */
export function OutgoingLine({ one: { text, reason }, onAgain, onDrop }: OutgoingLineProps) {
  return (
    <li className={styles.line} data-own>
      <span className={styles.name}>我</span> <span>{text}</span>
      {reason === '' ? (
        <span className={styles.note}>正在发送…</span>
      ) : (
        <span className={styles.failed} role="alert">
          <span className={styles.reason}>没有发出去：{reason}</span>
          <Button variant="quiet" onClick={onAgain}>
            重发
          </Button>
          <Button variant="quiet" onClick={onDrop}>
            删除
          </Button>
        </span>
      )}
    </li>
  );
}
