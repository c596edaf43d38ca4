import type { Transaction } from 'kysely';
import { dropEndedParticipations } from '../../db/sweep.ts';
import type { Schema } from '../../db/schema.ts';
import type { ParticipationKind } from '../../db/tables/account-tables.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

interface Item {
  readonly kind: ParticipationKind;
  readonly item_id: string;
}

/**
 * Stores a fingerprint of a reader's phone for everything that each person does once, before the account is deleted: an
 * account of the same phone cannot repeat it. Each item has a fingerprint of its own, so that they cannot be linked to each
 * other without the key. They are deleted when the item ends.
 * @param time `YYYY-MM-DD HH:MM:SS`
 */
export async function storeFingerprints(
  transaction: Transaction<Schema>,
  vault: Vault,
  userId: string,
  time: string,
): Promise<void> {
  await exemptInvitees(transaction, userId);
  const phone = await transaction
    .selectFrom('user_phones')
    .select('phone_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const items = phone === undefined ? [] : await participationsOf(transaction, userId);
  if (phone !== undefined && items.length > 0)
    await transaction
      .insertInto('participation_fingerprints')
      .values(items.map((item) => ({ ...item, fingerprint: fingerprintOf(vault, phone.phone_hash, item) })))
      // stored when an earlier account of the phone was deleted
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute();
  await transaction.deleteFrom('earlier_participations').where('user_id', '=', userId).execute();
  await dropEndedParticipations(transaction, time);
}

/** Records in a new account what deleted accounts of its phone took part in. */
export async function recordEarlierParticipations(
  transaction: Transaction<Schema>,
  vault: Vault,
  { userId, phoneHash }: { readonly userId: string; readonly phoneHash: string },
): Promise<void> {
  // not by fingerprint: only the items are known in advance, and each has its own
  const items = await transaction
    .selectFrom('participation_fingerprints')
    .select(['kind', 'item_id'])
    .distinct()
    .execute();
  const itemOf = new Map(items.map((item) => [fingerprintOf(vault, phoneHash, item), item]));
  if (itemOf.size === 0) return;
  const known = await transaction
    .selectFrom('participation_fingerprints')
    .select('fingerprint')
    .where('fingerprint', 'in', [...itemOf.keys()])
    .execute();
  const earlier = known.flatMap(({ fingerprint }) => itemOf.get(fingerprint) ?? []);
  if (earlier.length > 0)
    await transaction
      .insertInto('earlier_participations')
      .values(earlier.map((item) => ({ ...item, user_id: userId })))
      .execute();
}

const fingerprintOf = (vault: Vault, phoneHash: string, { kind, item_id }: Item) =>
  vault.fingerprint('participation', kind, item_id, phoneHash);

/** Those who came to a live by this reader's code: they stay counted once when the rows that say so are deleted. */
async function exemptInvitees(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const invitees = await transaction
    .selectFrom('live_invitees')
    .select(['user_id', 'room_id'])
    .where('inviter_id', '=', userId)
    .execute();
  if (invitees.length === 0) return;
  await transaction
    .insertInto('earlier_participations')
    .values(invitees.map(({ user_id, room_id }) => ({ user_id, kind: 'live' as const, item_id: room_id })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
    .execute();
}

async function participationsOf(transaction: Transaction<Schema>, userId: string): Promise<Item[]> {
  const ballots = await transaction
    .selectFrom('vote_ballots')
    .select('vote_id as item_id')
    .where('user_id', '=', userId)
    .execute();
  const quizzes = await transaction
    .selectFrom('quiz_attempts')
    .select('vote_id as item_id')
    .where('user_id', '=', userId)
    .execute();
  const claims = await transaction
    .selectFrom('welfare_claims')
    .select('item_id')
    .where('user_id', '=', userId)
    .execute();
  const arrivals = await transaction
    .selectFrom('live_invitees')
    .select('room_id as item_id')
    .where('user_id', '=', userId)
    .execute();
  const cashOuts = await transaction
    .selectFrom('live_purses')
    .select('packet_id as item_id')
    .where('user_id', '=', userId)
    .where('cashed_at', 'is not', null)
    .execute();
  const earlier = await transaction
    .selectFrom('earlier_participations')
    .select(['kind', 'item_id'])
    .where('user_id', '=', userId)
    .execute();
  const of = (kind: ParticipationKind, rows: readonly { readonly item_id: string }[]) =>
    rows.map(({ item_id }) => ({ kind, item_id }));
  return [
    ...of('vote', ballots),
    ...of('vote', quizzes),
    ...of('welfare', claims),
    ...of('live', arrivals),
    ...of('packet', cashOuts),
    ...earlier,
  ];
}
