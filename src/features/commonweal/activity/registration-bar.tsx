import { Button } from '#ui/control/button.tsx';
import type { ActivityDetails, ActivityState } from '../shared/commonweal-types.ts';
import { minuteText } from '../shared/commonweal-words.ts';
import styles from './registration-bar.module.css';
import { CancelSheet, RegisterSheet } from './registration-sheets.tsx';
import type { RegistrationView } from './use-registration.ts';

interface RegistrationBarProps {
  readonly details: ActivityDetails;
  readonly registration: RegistrationView;
}

/** The reader's next registration step in the bottom bar, with the result of the last one. */
export function RegistrationBar({ details, registration }: RegistrationBarProps) {
  const { state } = registration;
  return (
    <section className={styles.bar} aria-label="报名">
      <Step details={details} registration={registration} />
      {state === 'confirming' && <RegisterSheet details={details} registration={registration} />}
      {state === 'confirmingCancel' && <CancelSheet details={details} registration={registration} />}
    </section>
  );
}

function Step({ details, registration }: RegistrationBarProps) {
  const { activity, clash, lock, now, registration: own } = details;
  const { state, reason } = registration;
  switch (state) {
    case 'unknown':
    case 'submitting':
      return <Act name={state === 'submitting' ? '正在报名…' : '请稍候…'} isBusy />;
    case 'visitor':
      return <Act name="登录后报名" onAct={registration.requestRegistration} />;
    case 'notVolunteer':
      return <Act name="先登记为志愿者" onAct={registration.requestRegistration} />;
    case 'audited':
      return <Said text="志愿者申请审核中，通过后就能报名" />;
    case 'locked':
      return (
        <Said text={`暂时不能报名${lock?.until === undefined ? '' : `，${minuteText(lock.until)}解除`}`} />
      );
    case 'full':
      return <Said text="名额已满，有人取消时这里会变" />;
    case 'closed':
      return <Said text={activity.state === 'cancelled' ? '活动已取消' : '报名已结束'} />;
    case 'ready':
    case 'confirming':
      return <Act name="我要报名" onAct={registration.requestRegistration} />;
    case 'offline':
      return (
        <>
          <Said text="网络不通，连上后自动报名" />
          <Button variant="line" onClick={registration.dismiss}>
            先不报了
          </Button>
        </>
      );
    case 'clash':
      return (
        <>
          <Said text={`和您报的“${clash?.title ?? '另一个活动'}”时间冲突，取消那个再来`} />
          <Button variant="line" onClick={registration.requestRegistration}>
            再试一次
          </Button>
        </>
      );
    case 'notEligible':
      return <Said text={reason} />;
    case 'failed':
      return (
        <>
          <Said text={reason} />
          <Button variant="line" onClick={registration.dismiss}>
            算了
          </Button>
          <Button variant="brand" onClick={registration.confirm}>
            再试一次
          </Button>
        </>
      );
    case 'registered':
    case 'confirmingCancel':
    case 'cancelling': {
      const isPlace = own === undefined || own.state === 'registered';
      const mayCancel = isPlace && activity.state !== 'cancelled' && now < activity.registerUntil;
      return (
        <>
          <Said text={reason || (isPlace ? placeWords[activity.state] : '活动已结束，感谢您')} />
          {mayCancel && (
            <Button
              variant="line"
              disabled={state === 'cancelling'}
              onClick={registration.requestCancellation}
            >
              {state === 'cancelling' ? '正在取消…' : '取消报名'}
            </Button>
          )}
        </>
      );
    }
    case 'cancelFailed':
      return (
        <>
          <Said text={reason} />
          <Button variant="line" onClick={registration.dismissCancel}>
            保留报名
          </Button>
          <Button variant="brand" onClick={registration.confirmCancel}>
            再取消一次
          </Button>
        </>
      );
  }
}

const toCome = '已报名，到时见';

/** Status text of a registered reader by the activity's state. */
const placeWords: Readonly<Record<ActivityState, string>> = {
  open: toCome,
  full: toCome,
  closed: toCome,
  running: '活动正在进行',
  ended: '活动已结束，等编辑部登记时长',
  cancelled: '活动已取消，不用来了',
};

interface ActProps {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onAct?: () => void;
}

function Act({ name, isBusy = false, onAct }: ActProps) {
  return (
    <div className={styles.whole}>
      <Button variant="brand" disabled={isBusy} {...(onAct && { onClick: onAct })}>
        {name}
      </Button>
    </div>
  );
}

function Said({ text }: { readonly text: string }) {
  return (
    <p className={styles.said} role="status">
      {text}
    </p>
  );
}
