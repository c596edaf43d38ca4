import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/control/button.tsx';
import { FormState } from '#ui/control/form-state.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import styles from './application-form.module.css';

const words = {
  stop: '先不提交',
  offline: '网络不通，填的都在，连上后自动提交，也可以再点一次提交。',
  signingIn: '登录后就能提交，填的都在。',
};

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
  /** label of the submit button */
  readonly submit: string;
  /** number of uploads in flight */
  readonly pending?: number;
  /** the fields */
  readonly children: ReactNode;
}

/** Form of an application: fields, status and submit button. */
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
      <FormState
        state={state}
        reason={reason}
        words={{ ...words, waiting: `还有 ${pending} 张图片在上传，传完就提交。` }}
        onStopWaiting={stopWaiting}
      />
      <AccountNote personal />
      <Button type="submit" variant="brand" disabled={isBusy}>
        {state === 'submitting' ? '正在提交…' : submit}
      </Button>
    </form>
  );
}
