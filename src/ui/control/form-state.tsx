import { useId } from 'react';
import { Button } from './button.tsx';
import { Fault } from './field.tsx';
import styles from './form-state.module.css';

interface FormStateProps {
  readonly state: string;
  /** why the last try failed; empty where none did */
  readonly reason: string;
  /** what it says while it waits, by its states; and on the button that has it not wait for files */
  readonly words: {
    readonly waiting: string;
    readonly stop: string;
    readonly offline: string;
    readonly signingIn: string;
  };
  readonly onStopWaiting: () => void;
}

/** What a form waits for that was sent, or why it was not taken. */
export function FormState({ state, reason, words, onStopWaiting }: FormStateProps) {
  const faultId = useId();
  if (state === 'waiting' || state === 'offline' || state === 'signingIn')
    return (
      <p className={styles.waiting} role="status">
        {words[state]}
        {state === 'waiting' && (
          <Button look="quiet" onClick={onStopWaiting}>
            {words.stop}
          </Button>
        )}
      </p>
    );
  return <Fault id={faultId} text={reason === '' ? undefined : reason} />;
}
