import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { tookPartEarlier } from '../../shared/earlier-participation.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { stateOf, welfareRow } from './welfare-rows.ts';

export interface ClaimRequest {
  readonly itemId: string;
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

const codeDigits = 10;

/**
 * Claims an item once for each reader, or returns why it is not possible. Locks the item's row until the transaction
 * ends, so concurrent claims run one after the other.
 * @throws Failure 404 when there is no such item, 409 when the reader claimed it with an account that they deleted
 */
export async function claimWelfare(
  transaction: Transaction<Schema>,
  { itemId, readerId, now }: ClaimRequest,
): Promise<Schemas['WelfareClaimResult']> {
  await transaction
    .updateTable('welfare_items')
    .set((eb) => ({ claimed: eb.ref('claimed') }))
    .where('id', '=', itemId)
    .execute();
  const item = await welfareRow(transaction, itemId);
  const left = item.stock - item.claimed;
  const earlier = await claimOf(transaction, itemId, readerId);
  if (earlier !== undefined) return { outcome: 'already', left, claim: earlier };
  if (await tookPartEarlier(transaction, { readerId, kind: 'welfare', itemId }))
    throw new Failure(409, '您在注销前的账号里已经领过了，每人限领一份');
  const state = stateOf(item, now);
  if (state !== 'open') return { outcome: state, left };
  await transaction
    .insertInto('welfare_claims')
    .values({ item_id: itemId, user_id: readerId, code: newCode(), claimed_at: now })
    .execute();
  await transaction
    .updateTable('welfare_items')
    .set((eb) => ({ claimed: eb('claimed', '+', 1) }))
    .where('id', '=', itemId)
    .execute();
  const claim = await claimOf(transaction, itemId, readerId);
  return { outcome: 'claimed', left: left - 1, ...(claim && { claim }) };
}

/** A code of digits in groups, long enough not to be guessed and easy to read out. */
const newCode = () =>
  Array.from({ length: codeDigits }, () => String(randomInt(10)))
    .join('')
    .replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

function claimQuery(db: Database) {
  return db
    .selectFrom('welfare_claims')
    .innerJoin('welfare_items', 'welfare_items.id', 'welfare_claims.item_id')
    .select([
      'welfare_claims.item_id',
      'welfare_items.title',
      'welfare_claims.code',
      'welfare_claims.claimed_at',
      'welfare_items.closes_at',
    ]);
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimQuery>['execute']>>[number];

const toClaim = ({ item_id, title, code, claimed_at, closes_at }: ClaimRow): Schemas['WelfareClaim'] => ({
  item: { id: item_id, title },
  code,
  claimedAt: claimed_at,
  until: closes_at,
});

async function claimOf(
  db: Database,
  itemId: string,
  readerId: string,
): Promise<Schemas['WelfareClaim'] | undefined> {
  const row = await claimQuery(db)
    .where('welfare_claims.item_id', '=', itemId)
    .where('welfare_claims.user_id', '=', readerId)
    .executeTakeFirst();
  return row && toClaim(row);
}

/** Claims of a reader, newest first. */
export async function listClaims(
  db: Database,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['WelfareClaimPage']> {
  const query = claimQuery(db).where('welfare_claims.user_id', '=', readerId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['welfare_claims.claimed_at', 'welfare_claims.item_id'],
    positionOf: (row) => ({ key: row.claimed_at, id: row.item_id }),
  });
  return { list: rows.map(toClaim), ...next };
}
