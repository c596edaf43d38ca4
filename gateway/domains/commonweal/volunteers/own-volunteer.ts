import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { auditOf } from '../audit/audit.ts';
import { type OwnerRequest, encryptForOwner, type PersonalDataKeys } from '../encrypt-for-owner.ts';
import { lockOf, readSkills, volunteerOfReader } from './volunteer-rows.ts';

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
    sealedPerson: encryptForOwner(key, vault.decrypt(row.person_sealed), privateKey),
  };
}
