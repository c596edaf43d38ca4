import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { auditOf } from './audit/audit.ts';
import { groupOfReader } from './groups/group-rows.ts';
import { lockOf, volunteerOfReader } from './volunteers/volunteer-rows.ts';

/**
 * A reader's roles in the programme; a reader approved as both acts as the group. @param now `YYYY-MM-DD HH:MM:SS`
 */
export async function identityOf(
  db: Database,
  readerId: string,
  now: string,
): Promise<Schemas['CommonwealIdentity']> {
  const volunteer = await volunteerOfReader(db, readerId);
  const group = await groupOfReader(db, readerId);
  const identity =
    group?.audit === 'approved' ? 'group' : volunteer?.audit === 'approved' ? 'volunteer' : 'ordinary';
  return {
    identity,
    volunteer: auditOf(volunteer),
    group: auditOf(group),
    ...(volunteer && { volunteerId: volunteer.id }),
    ...(group && { groupId: group.id }),
    lock: lockOf(volunteer, now),
  };
}

/** The audit state of one application of a reader. */
export async function ownAudit(
  db: Database,
  readerId: string,
  subject: Schemas['CommonwealSubject'],
): Promise<Schemas['CommonwealAudit']> {
  const row = subject === 'group' ? await groupOfReader(db, readerId) : await volunteerOfReader(db, readerId);
  return { subject, audit: auditOf(row), ...(row && { id: row.id }) };
}
