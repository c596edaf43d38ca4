import type { Schemas } from '../../../contract/schemas.ts';
import type { AuditState } from '../../../db/commonweal-tables.ts';

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
