import { Button } from './button.tsx';
import styles from './reasons.module.css';

interface ReasonsProps<Id extends string> {
  readonly reasons: readonly { readonly id: Id; readonly name: string }[];
  /** what a tap on one does, in words */
  readonly note: string;
  /** what the button says that leaves all as it was */
  readonly leave: string;
  readonly isBusy?: boolean;
  readonly onReason: (reason: Id) => void;
  readonly onLeave: () => void;
}

/** Why something is done, asked of its reader: one tap on a reason does it. */
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
        <Button look="quiet" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </>
  );
}
