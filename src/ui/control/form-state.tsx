import { useId } from 'react';
import { Button } from './button.tsx';
import { Fault } from './field.tsx';
import styles from './form-state.module.css';

interface FormStateProps {
  readonly state: string;
  /** why the last submission failed; empty if none did */
  readonly reason: string;
  /** status text by state, and the label of the button that stops waiting for uploads */
  readonly words: {
    readonly waiting: string;
    readonly stop: string;
    readonly offline: string;
    readonly signingIn: string;
  };
  readonly onStopWaiting: () => void;
}

/** The progress of a form submission, or why it failed. */
export function FormState({ state, reason, words, onStopWaiting }: FormStateProps) {
  const faultId = useId();
  if (state === 'waiting' || state === 'offline' || state === 'signingIn')
    return (
      <p className={styles.waiting} role="status">
        {words[state]}
        {state === 'waiting' && (
          <Button variant="quiet" onClick={onStopWaiting}>
            {words.stop}
          </Button>
        )}
      </p>
    );
  return <Fault id={faultId} text={reason === '' ? undefined : reason} />;
}
