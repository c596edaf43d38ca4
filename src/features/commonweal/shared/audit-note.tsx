import type { ReactNode } from 'react';
import styles from './audit-note.module.css';
import type { Audit, VolunteerLock } from './commonweal-types.ts';
import { minuteText } from './commonweal-words.ts';

interface AuditNoteProps {
  readonly audit: Audit;
  /** what is under review, such as 志愿者申请 */
  readonly what: string;
  /** actions of the applicant */
  readonly children?: ReactNode;
}

/** Status of an application, for the applicant; nothing if there is none. */
export function AuditNote({ audit: { status, reason, sentAt }, what, children }: AuditNoteProps) {
  if (status === 'none') return null;
  const isRejected = status === 'rejected';
  return (
    <div className={styles.note} data-tone={isRejected ? 'warn' : 'good'} role="status">
      <p className={styles.title}>
        {what}
        {status === 'pending' ? '审核中' : isRejected ? '被驳回' : '已通过审核'}
      </p>
      {status === 'pending' && (
        <p>
          {sentAt === undefined ? '' : `${minuteText(sentAt)}提交，`}
          一般一到两个工作日有结果，这里会自动更新。
        </p>
      )}
      {isRejected && <p>原因：{reason}。改好后可以再次提交。</p>}
      {children}
    </div>
  );
}

/** Why and until when a volunteer is locked; nothing if not locked. */
export function LockNote({ lock: { lock, until, reason } }: { readonly lock: VolunteerLock }) {
  if (lock === 'open') return null;
  return (
    <div className={styles.note} data-tone="warn" role="status">
      <p className={styles.title}>暂时不能报名</p>
      <p>
        {reason !== undefined && `原因：${reason}。`}
        {until !== undefined && `${minuteText(until)}自动解除，`}已经报上的活动照常参加。
      </p>
    </div>
  );
}
