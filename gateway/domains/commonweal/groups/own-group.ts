import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { auditOf } from '../audit/audit.ts';
import { type OwnerRequest, encryptForOwner, type PersonalDataKeys } from '../encrypt-for-owner.ts';
import { privatePicture } from './group-pictures.ts';
import { groupOfReader, readLogo } from './group-rows.ts';

/** A reader's group as they submitted it. @throws Failure 404 without one, 400 for an invalid key */
export async function ownGroup(
  db: Database,
  { vault, privateKey }: PersonalDataKeys,
  { readerId, key, now }: OwnerRequest,
): Promise<Schemas['OwnGroup']> {
  const row = await groupOfReader(db, readerId);
  const licence = row && (await privatePicture(db, vault.fingerprint, row.licence_id, now));
  if (row === undefined || row.contact_sealed === null || licence === undefined)
    throw notFound('您还没有申请过公益团队');
  return {
    id: row.id,
    audit: auditOf(row),
    name: row.name,
    creditCode: row.credit_code,
    cityId: row.city_id,
    sealedContact: encryptForOwner(key, vault.decrypt(row.contact_sealed), privateKey),
    licence,
    logo: readLogo(row.logo_json, row.id),
    introduction: row.introduction,
  };
}
