import type { Transaction } from 'kysely';
import { serviceFormat, type ServiceBlock } from '../../../../rules/commonweal/service-record.ts';
import { alteredField } from '../../../../rules/ledger/ledger-block.ts';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { registrationOf } from '../activities/registration-rows.ts';
import { unmarkAttendance } from '../activities/unmark-attendance.ts';
import { volunteerOfReader } from '../volunteers/volunteer-rows.ts';
import { plainCode } from './certificate-code.ts';
import { append, headOf } from '../../shared/ledger/ledger-store.ts';
import { sha256 } from '../../shared/ledger/node-sha256.ts';
import { serviceLedger, toBlock } from './service-ledger.ts';

type Certificate = Schemas['Certificate'];

/**
 * Looks a certificate up for anybody who has its code: the block as stored, and whether its hash and the blocks after
 * it confirm it. Only the chain is read, so the response contains nothing else about a person.
 */
export async function certificateOf(db: Database, typed: string): Promise<Certificate> {
  const code = plainCode(typed);
  if (code === undefined) return { code: typed, state: 'unknown' };
  const rows = await db
    .selectFrom('service_blocks')
    .selectAll()
    .where('certificate', '=', code)
    .orderBy('height')
    .execute();
  const service = rows.find(({ kind }) => kind === 'service');
  const withdrawal = rows.find(({ kind }) => kind === 'withdrawal');
  if (service === undefined) return { code, state: 'unknown' };
  const block = toBlock(service);
  const altered = alteredField(serviceFormat, block, sha256);
  if (altered !== undefined || !(await isConfirmedByChain(db, block)))
    // a block whose hash the chain does not confirm was replaced as a whole; service records have no salt
    return {
      code,
      state: 'altered',
      block,
      alteredField: altered === undefined || altered === 'salt' ? 'hash' : altered,
    };
  if (withdrawal === undefined) return { code, state: 'valid', block };
  return { code, state: 'withdrawn', block, withdrawnAt: withdrawal.time };
}

/** Whether the chain confirms a block's hash; a block that was replaced as a whole fails here. */
async function isConfirmedByChain(db: Database, { height, hash }: ServiceBlock): Promise<boolean> {
  // read the head first: every earlier block then has a successor, even if blocks are appended in the meantime
  const end = await headOf(db, 'service');
  if (end.height <= height) return end.height === height && end.hash === hash;
  const next = await db
    .selectFrom('service_blocks')
    .select('previous')
    .where('height', '=', height + 1)
    .executeTakeFirst();
  return next?.previous === hash;
}

/** A reader's certificate for an activity. @throws Failure 404 when they have none */
export async function ownCertificate(
  db: Database,
  readerId: string,
  activityId: string,
): Promise<Certificate> {
  const volunteer = await volunteerOfReader(db, readerId);
  const registration = volunteer && (await registrationOf(db, activityId, volunteer.id));
  if (!registration?.certificate) throw notFound('这个活动还没有给您发证书');
  return certificateOf(db, registration.certificate);
}

/**
 * Appends the withdrawal of a certificate to the chain and reverts what was counted for it.
 * @returns whether there is such a certificate that was not withdrawn
 */
export async function withdrawCertificate(
  transaction: Transaction<Schema>,
  typed: string,
  now: string,
): Promise<boolean> {
  const { state, block, code } = await certificateOf(transaction, typed);
  if (block === undefined || state !== 'valid') return false;
  await unmarkAttendance(transaction, code, now);
  const record = { ...block.record, kind: 'withdrawal' as const };
  await append(transaction, serviceLedger, { record, time: now });
  return true;
}
