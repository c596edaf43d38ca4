import { Button } from './button.tsx';
import styles from './reasons.module.css';

interface ReasonsProps<Id extends string> {
  readonly reasons: readonly { readonly id: Id; readonly name: string }[];
  /** explains what selecting a reason does */
  readonly note: string;
  /** label of the cancel button */
  readonly leave: string;
  readonly isBusy?: boolean;
  readonly onReason: (reason: Id) => void;
  readonly onLeave: () => void;
}

/** Asks for the reason of an action; selecting one performs the action. */
export function Reasons<Id extends string>(props: ReasonsProps<Id>) {
  const { reasons, note, leave, isBusy = false, onReason, onLeave } = props;
  return (
    <>
      <ul className={styles.reasons}>
        {reasons.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.reason} disabled={isBusy} onClick={() => onReason(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
      <div className={styles.end}>
        <Button variant="quiet" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </>
  );
}
