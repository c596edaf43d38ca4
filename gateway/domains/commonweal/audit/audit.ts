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

/** How an application stands, for its sender. */
export function auditOf(row: AuditedRow | undefined): Audit {
  if (row === undefined) return { status: 'none' };
  return {
    status: row.audit,
    ...(row.reason !== '' && { reason: row.reason }),
    sentAt: row.sent_at,
    ...(row.decided_at !== null && { decidedAt: row.decided_at }),
  };
}

/** What others see of it: that it is approved, and nothing of how it came to be. */
export const approvedAudit: Audit = { status: 'approved' };

/** An application that an auditor has yet to decide on. */
export const undecided = (now: Date) =>
  ({ audit: 'pending', reason: '', sent_at: shanghaiTime(now), decided_at: null }) as const;

/** An auditor decided on what was there before the change that is refused. */
export const decidedMeanwhile = () => new Failure(409, '审核刚刚有了结果，请刷新后再改');
