import { sql } from 'kysely';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { approvedAudit, auditOf } from '../audit/audit.ts';
import type { OwnerRequest, PersonalDataKeys } from '../owner-request.ts';
import { requireEncrypted } from '../../shared/field-failure.ts';
import { encryptResponse } from '../../../services/encryption/transport-encryption.ts';
import { honoursOf } from '../honours.ts';
import {
  lockOf,
  missingVolunteer,
  readSkills,
  toVolunteer,
  volunteerFor,
  volunteerOfReader,
  type VolunteerRow,
} from './volunteer-rows.ts';

interface VolunteerHomeRequest {
  /** undefined: the reader's own */
  readonly volunteerId: string | undefined;
  readonly readerId: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * The requested volunteer: the one with the id, or the reader's own.
 * @throws Failure 404 when there is none that they may see, 401 when nobody is signed in and no id is given
 */
export async function requestedVolunteer(
  db: Database,
  { volunteerId, readerId }: Omit<VolunteerHomeRequest, 'now'>,
): Promise<VolunteerRow> {
  if (volunteerId !== undefined) return volunteerFor(db, volunteerId, readerId);
  if (readerId === undefined) throw new Failure(401, '请先登录');
  const own = await volunteerOfReader(db, readerId);
  if (own === undefined) throw missingVolunteer();
  return own;
}

/** A volunteer's public page; audit state and lock are included for themselves only. */
export async function volunteerHome(
  db: Database,
  request: VolunteerHomeRequest,
): Promise<Schemas['VolunteerHome']> {
  const row = await requestedVolunteer(db, request);
  const isOwn = row.user_id !== null && row.user_id === request.readerId;
  return {
    volunteer: toVolunteer(row),
    own: isOwn,
    audit: isOwn ? auditOf(row) : approvedAudit,
    lock: isOwn ? lockOf(row, request.now) : { lock: 'open' },
    since: row.decided_at ?? row.sent_at,
    skills: readSkills(row.skills_json, row.id),
    honours: await honoursOf(db, 'volunteer', row.id),
    counts: {
      registered: isOwn ? await registrationsOf(db, row.id) : 0,
      attended: row.activities,
    },
  };
}

/** A reader's application as they submitted it. @throws Failure 404 without one, 400 for an invalid key */
export async function ownVolunteer(
  db: Database,
  { vault, privateKey }: PersonalDataKeys,
  { readerId, key, now }: OwnerRequest,
): Promise<Schemas['OwnVolunteer']> {
  const row = await volunteerOfReader(db, readerId);
  if (row === undefined || row.person_sealed === null) throw notFound('您还没有提交过志愿者申请');
  return {
    id: row.id,
    audit: auditOf(row),
    lock: lockOf(row, shanghaiTime(now)),
    cityId: row.city_id,
    skills: readSkills(row.skills_json, row.id),
    sealedPerson: requireEncrypted(encryptResponse(vault.decrypt(row.person_sealed), key, privateKey)),
  };
}

async function registrationsOf(db: Database, volunteerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('registrations')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('volunteer_id', '=', volunteerId)
    .where('state', '=', 'registered')
    .executeTakeFirstOrThrow();
  return total;
}
