import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import type { Schema } from '../../db/schema.ts';
import type { CircleMembersTable, CirclesTable } from '../../db/tables/community-tables.ts';
import { pictureShape, textsShape } from '../shared/json-shapes.ts';

export type CircleRow = Selectable<CirclesTable>;
export type MembershipRow = Selectable<CircleMembersTable>;
export type CircleState = Schemas['CircleState'];

export const readCircleCover = jsonColumn('circles', 'cover_json', pictureShape);
export const readCircleRules = jsonColumn('circles', 'rules_json', textsShape);

/** @throws Failure 404 if there is no such circle */
export async function requireCircle(db: Database, circleId: string): Promise<CircleRow> {
  const row = await db.selectFrom('circles').selectAll().where('id', '=', circleId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这个圈子');
  return row;
}

/** Locks a circle's row until the transaction ends, so that joins run one after the other. @throws Failure 404 */
export async function lockCircle(transaction: Transaction<Schema>, circleId: string): Promise<CircleRow> {
  await transaction
    .updateTable('circles')
    .set((eb) => ({ members: eb.ref('members') }))
    .where('id', '=', circleId)
    .execute();
  return requireCircle(transaction, circleId);
}

export function membershipOf(
  db: Database,
  circleId: string,
  readerId: string | undefined,
): Promise<MembershipRow | undefined> {
  if (readerId === undefined) return Promise.resolve(undefined);
  return db
    .selectFrom('circle_members')
    .selectAll()
    .where('circle_id', '=', circleId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
}

/** A circle's state for one reader. @param isExpired the reader came with an invitation that is no longer valid */
export function circleStateOf(
  { mode, members, capacity }: CircleRow,
  membership: Pick<MembershipRow, 'state'> | undefined,
  isExpired: boolean,
): CircleState {
  if (membership !== undefined && membership.state !== 'left') return membership.state;
  if (mode === 'closed') return 'closed';
  if (isExpired) return 'expired';
  if (members >= capacity) return 'full';
  return mode === 'open' ? 'open' : 'byApproval';
}

interface MembershipChange {
  readonly circleId: string;
  readonly readerId: string;
  readonly to: MembershipRow['state'];
  /** the editor's reason for a refusal */
  readonly note?: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Sets a reader's membership and counts the circle's members. The circle's row must be locked. */
export async function setMembership(
  transaction: Transaction<Schema>,
  { circleId, readerId, to, note = '', now }: MembershipChange,
): Promise<void> {
  const before = await membershipOf(transaction, circleId, readerId);
  const fields = { state: to, note, changed_at: now };
  await transaction
    .insertInto('circle_members')
    .values({ circle_id: circleId, user_id: readerId, ...fields })
    .onConflict((conflict) => conflict.columns(['circle_id', 'user_id']).doUpdateSet(fields))
    .execute();
  const change = Number(to === 'joined') - Number(before?.state === 'joined');
  if (change === 0) return;
  await transaction
    .updateTable('circles')
    .set((eb) => ({ members: eb('members', '+', change) }))
    .where('id', '=', circleId)
    .execute();
}
