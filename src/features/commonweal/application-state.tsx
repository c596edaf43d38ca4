import { Button } from '#ui/button.tsx';
import { Fault } from '#ui/field.tsx';
import styles from './application-form.module.css';

interface ApplicationStateProps {
  readonly state: string;
  /** why the last try failed */
  readonly reason: string;
  /** files on their way */
  readonly pending: number;
  readonly onStopWaiting: () => void;
}

/** What an application waits for, or why it was not taken. */
export function ApplicationState({ state, reason, pending, onStopWaiting }: ApplicationStateProps) {
  if (state === 'waiting')
    return (
      <p className={styles.waiting} role="status">
        还有 {pending} 张图片在上传，传完就提交。
        <Button look="quiet" onClick={onStopWaiting}>
          先不提交
        </Button>
      </p>
    );
  if (state === 'offline')
    return (
      <p className={styles.waiting} role="status">
        网络不通，填的都在，连上后自动提交，也可以再点一次提交。
      </p>
    );
  if (state === 'signingIn')
    return (
      <p className={styles.waiting} role="status">
        登录后就能提交，填的都在。
      </p>
    );
  return <Fault id="application-fault" text={reason === '' ? undefined : reason} />;
}
