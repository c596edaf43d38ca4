import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { AuditState } from '../../../db/tables/commonweal-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';

export type Audit = Schemas['Audit'];

interface AuditedRow {
  readonly audit: AuditState;
  readonly reason: string;
  readonly sent_at: string;
  readonly decided_at: string | null;
}

/** The audit state of an application, for its sender. */
export function auditOf(row: AuditedRow | undefined): Audit {
  if (row === undefined) return { status: 'none' };
  return {
    status: row.audit,
    ...(row.reason !== '' && { reason: row.reason }),
    sentAt: row.sent_at,
    ...(row.decided_at !== null && { decidedAt: row.decided_at }),
  };
}

/** The audit state that others see: approved, without any history. */
export const approvedAudit: Audit = { status: 'approved' };

/** The audit columns of an application that waits for a decision. */
export const pendingAudit = (now: Date) =>
  ({ audit: 'pending', reason: '', sent_at: shanghaiTime(now), decided_at: null }) as const;

/** An auditor decided on the previous version while it was being changed. */
export const decidedMeanwhile = () => new Failure(409, '审核刚刚有了结果，请刷新后再改');
