import type { Transaction } from 'kysely';
import { needsGuardian, type VolunteerDraft } from '../../../../rules/commonweal/volunteer-form.ts';
import { maskedName } from '../../../../rules/people/masked-name.ts';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { onUniqueViolation } from '../../shared/unique-violation.ts';
import { auditOf, decidedMeanwhile, pendingAudit } from '../audit/audit.ts';
import { readPerson, type VolunteerPerson } from './volunteer-person.ts';
import { volunteerOfReader } from './volunteer-rows.ts';

export interface VolunteerApplication {
  readonly readerId: string;
  /** decrypted and valid */
  readonly draft: VolunteerDraft;
  readonly now: Date;
}

type ApplicationResult = Schemas['CommonwealAudit'];

/** Stores an application for audit. @throws Failure 409 when the reader or the ID number already has one */
export async function addVolunteer(
  transaction: Transaction<Schema>,
  vault: Vault,
  { readerId, draft, now }: VolunteerApplication,
): Promise<ApplicationResult> {
  const id = `vol-${newId(now)}`;
  const added = await transaction
    .insertInto('volunteers')
    .values({
      id,
      user_id: readerId,
      ...identityColumns(vault, draft),
      ...editableColumns(draft),
      person_sealed: encryptPerson(vault, draft, now),
      ...pendingAudit(now),
      locked_until: null,
      lock_reason: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added !== undefined) return { subject: 'volunteer', audit: auditOf(added), id };
  throw (await volunteerOfReader(transaction, readerId)) ? alreadyApplied() : idNumberInUse();
}

/**
 * Changes an application; a rejected one becomes pending again. An approved volunteer may change everything but name
 * and ID number, effective immediately.
 * @throws Failure 404 without an application; 409 for another name or ID number
 */
export async function updateVolunteer(
  transaction: Transaction<Schema>,
  vault: Vault,
  { readerId, draft, now }: VolunteerApplication,
): Promise<ApplicationResult> {
  const row = await volunteerOfReader(transaction, readerId);
  if (row === undefined) throw notFound('您还没有提交过志愿者申请');
  const { id } = row;
  const isApproved = row.audit === 'approved';
  if (isApproved && row.person_sealed !== null) {
    const { name, idNumber } = readPerson(vault, row.person_sealed, id);
    if (name !== draft.name || idNumber !== draft.idNumber)
      throw new Failure(409, '姓名和身份证号通过审核后不能修改，需要更正请联系编辑部');
  }
  const { id_hash } = identityColumns(vault, draft);
  const other = await transaction
    .selectFrom('volunteers')
    .select('id')
    .where('id_hash', '=', id_hash)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw idNumberInUse();
  const updated = await transaction
    .updateTable('volunteers')
    .set({
      ...identityColumns(vault, draft),
      ...editableColumns(draft),
      person_sealed: encryptPerson(vault, draft, now),
      ...(!isApproved && pendingAudit(now)),
    })
    .where('id', '=', id)
    // an auditor decided on the previous version in the meantime
    .where('audit', '=', row.audit)
    .returningAll()
    .executeTakeFirst()
    // another application changed to the same ID number concurrently
    .catch(onUniqueViolation(idNumberInUse));
  if (updated === undefined) throw decidedMeanwhile();
  return { subject: 'volunteer', audit: auditOf(updated), id };
}

const alreadyApplied = () => new Failure(409, '您已经提交过志愿者申请，请刷新页面查看');
const idNumberInUse = () => new Failure(409, '这个身份证号已经登记过志愿者，如有疑问请联系编辑部');

function identityColumns(vault: Vault, { name, idNumber }: VolunteerDraft) {
  return { name: maskedName(name), id_hash: vault.fingerprint('id number', idNumber) };
}

const editableColumns = ({ cityId, skills }: VolunteerDraft) => ({
  city_id: cityId,
  skills_json: JSON.stringify(skills),
});

function encryptPerson(vault: Vault, draft: VolunteerDraft, now: Date): string {
  const { name, idNumber, phone } = draft;
  // data of a guardian who is not required is not stored
  const guarded = needsGuardian(draft, shanghaiTime(now).slice(0, 10));
  const person: VolunteerPerson = {
    name,
    idNumber,
    phone,
    guardianName: guarded ? draft.guardianName : '',
    guardianPhone: guarded ? draft.guardianPhone : '',
  };
  return vault.encrypt(JSON.stringify(person));
}
