import type { Transaction } from 'kysely';
import type { GroupDraft } from '../../../../rules/commonweal/group-form.ts';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { onUniqueViolation } from '../../shared/unique-violation.ts';
import type { UploadOwners } from '../../shared/upload-owners.ts';
import { auditOf, decidedMeanwhile, pendingAudit } from '../audit/audit.ts';
import type { GroupContact } from './group-contact.ts';
import { claimPicture, claimPrivatePicture } from './group-pictures.ts';
import { groupOfReader, type GroupRow } from './group-rows.ts';

export interface GroupApplication {
  readonly readerId: string;
  /** decrypted and valid */
  readonly draft: GroupDraft;
  readonly owners: UploadOwners;
  readonly now: Date;
}

type ApplicationResult = Schemas['CommonwealAudit'];

/** Stores an application for audit. @throws Failure 409 when the reader or the credit code already has one */
export async function registerGroup(
  transaction: Transaction<Schema>,
  vault: Vault,
  { readerId, draft, owners, now }: GroupApplication,
): Promise<ApplicationResult> {
  const id = `grp-${newId(now)}`;
  const logo = await claimPicture(transaction, { ...logoOf(id), owners, id: draft.logoId });
  await claimPrivatePicture(transaction, { ...licenceOf(id), owners, id: draft.licenceId });
  const added = await transaction
    .insertInto('volunteer_groups')
    .values({
      id,
      owner_id: readerId,
      name: draft.name,
      credit_code: draft.creditCode,
      licence_id: draft.licenceId,
      logo_json: JSON.stringify({ ...logo, alt: `${draft.name}的标志` }),
      ...editableColumns(vault, draft),
      ...pendingAudit(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added !== undefined) return { subject: 'group', audit: auditOf(added), id };
  throw (await groupOfReader(transaction, readerId)) ? alreadyApplied() : codeInUse();
}

/**
 * Changes an application; a rejected one becomes pending again. An approved group may change contact, logo, city and
 * introduction, effective immediately.
 * @throws Failure 404 without an application; 409 for a field that must not change
 */
export async function updateGroup(
  transaction: Transaction<Schema>,
  vault: Vault,
  { readerId, draft, owners, now }: GroupApplication,
): Promise<ApplicationResult> {
  const row = await groupOfReader(transaction, readerId);
  if (row === undefined) throw notFound('您还没有申请过公益团队');
  const { id } = row;
  const isApproved = row.audit === 'approved';
  const licence_id = draft.licenceId || row.licence_id;
  if (isApproved && changesIdentity(row, draft))
    throw new Failure(409, '名称、信用代码和证书通过审核后不能修改，需要更正请联系编辑部');
  await requireUnusedCode(transaction, id, draft.creditCode);
  const logo =
    draft.logoId === ''
      ? undefined
      : await claimPicture(transaction, { ...logoOf(id), owners, id: draft.logoId });
  if (licence_id !== row.licence_id)
    await claimPrivatePicture(transaction, { ...licenceOf(id), owners, id: draft.licenceId });
  const updated = await transaction
    .updateTable('volunteer_groups')
    .set({
      name: draft.name,
      credit_code: draft.creditCode,
      licence_id,
      ...editableColumns(vault, draft),
      ...(logo && { logo_json: JSON.stringify({ ...logo, alt: `${draft.name}的标志` }) }),
      ...(!isApproved && pendingAudit(now)),
    })
    .where('id', '=', id)
    // an auditor decided on the previous version in the meantime
    .where('audit', '=', row.audit)
    .returningAll()
    .executeTakeFirst()
    // another group changed to the same credit code concurrently
    .catch(onUniqueViolation(codeInUse));
  if (updated === undefined) throw decidedMeanwhile();
  return { subject: 'group', audit: auditOf(updated), id };
}

async function requireUnusedCode(transaction: Transaction<Schema>, id: string, code: string): Promise<void> {
  const other = await transaction
    .selectFrom('volunteer_groups')
    .select('id')
    .where('credit_code', '=', code)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw codeInUse();
}

const changesIdentity = (row: GroupRow, { name, creditCode, licenceId }: GroupDraft) =>
  row.name !== name || row.credit_code !== creditCode || (licenceId !== '' && row.licence_id !== licenceId);

const alreadyApplied = () => new Failure(409, '您已经提交过团队申请，请刷新页面查看');
const codeInUse = () => new Failure(409, '这个统一社会信用代码已经登记过团队，如有疑问请联系编辑部');

function editableColumns(vault: Vault, { cityId, introduction, contactName, contactPhone }: GroupDraft) {
  const contact: GroupContact = { contactName, contactPhone };
  return {
    city_id: cityId,
    introduction,
    contact_sealed: vault.encrypt(JSON.stringify(contact)),
  };
}

const logoOf = (id: string) => ({ subject: `group-logo:${id}`, field: 'logoId' });
const licenceOf = (id: string) => ({ subject: `group-licence:${id}`, field: 'licenceId' });
