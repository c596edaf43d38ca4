import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './application-form.module.css';
import { ApplicationState } from './application-state.tsx';

interface ApplicationFrameProps {
  readonly application: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly state: string;
    readonly reason: string;
    readonly isBusy: boolean;
    readonly send: () => void;
    readonly stopWaiting: () => void;
  };
  readonly label: string;
  /** what the button that sends it says */
  readonly submit: string;
  /** files on their way */
  readonly pending?: number;
  /** the fields */
  readonly children: ReactNode;
}

/** A form that an auditor decides on: its fields, what it waits for, and the button that sends it. */
export function ApplicationFrame(props: ApplicationFrameProps) {
  const { application, label, submit, pending = 0, children } = props;
  const { form, state, reason, isBusy, send, stopWaiting } = application;
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      {children}
      <ApplicationState state={state} reason={reason} pending={pending} onStopWaiting={stopWaiting} />
      <Button type="submit" look="brand" disabled={isBusy}>
        {state === 'submitting' ? '正在提交…' : submit}
      </Button>
    </form>
  );
}
