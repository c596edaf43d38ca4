import { AuditNote, LockNote } from '../shared/audit-note.tsx';
import { CertificateButton } from '../shared/certificate-button.tsx';
import type { ActivityDetails } from '../shared/commonweal-types.ts';
import { hoursText } from '../shared/commonweal-words.ts';
import styles from './own-place.module.css';

/** The reader's hours and certificate for an activity, or the reason why they cannot register. */
export function OwnPlace({
  details: { activity, step, lock, registration },
}: {
  readonly details: ActivityDetails;
}) {
  const { state, minutes = 0, certificate } = registration ?? {};
  if (state === 'attended')
    return (
      <div className={styles.place}>
        <p className={styles.title}>您参加了这次活动，服务 {hoursText(minutes)}</p>
        {certificate !== undefined && <CertificateButton activityId={activity.id} />}
      </div>
    );
  if (state === 'absent')
    return (
      <div className={styles.place}>
        <p className={styles.title}>您报了名，没有到场</p>
      </div>
    );
  if (state === 'registered' && certificate !== undefined)
    return (
      <div className={styles.place}>
        <p className={styles.title}>您这次活动的证书已经撤回，时长等编辑部重新登记</p>
        <CertificateButton activityId={activity.id} />
      </div>
    );
  if (step === 'submitted')
    return (
      <div className={styles.plain}>
        <AuditNote audit={{ status: 'pending' }} what="志愿者申请" />
      </div>
    );
  if (step !== 'locked' || lock === undefined) return null;
  return (
    <div className={styles.plain}>
      <LockNote lock={lock} />
    </div>
  );
}
