import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { PushSubscription } from '../../../services/push/push-service.ts';

/** as specified by the contract */
const maxEvents = 100;
const maxDevicesOfReader = 10;

export const endpointHash = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

export interface PushRequest {
  readonly subscription: PushSubscription;
  /** ids of hot events */
  readonly events: readonly string[];
  /** endpoint that the browser had before: its events and its reader move to this one */
  readonly replaces?: string | undefined;
  readonly readerId: string | undefined;
  /** uuid; empty if unknown */
  readonly device: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * Adds events to those that a browser is notified of. A browser that another reader subscribed before is theirs no more.
 * @throws Failure 404 for events that are all unknown, 409 for too many
 */
export async function subscribeDevice(
  transaction: Transaction<Schema>,
  request: PushRequest,
): Promise<Schemas['PushState']> {
  const { subscription, replaces, now } = request;
  const hash = endpointHash(subscription.endpoint);
  const replaced = replaces === undefined ? undefined : await takeDevice(transaction, replaces);
  const owner = replaced ?? { user_id: request.readerId ?? null, device: request.device };
  await transaction
    .deleteFrom('push_devices')
    .where('endpoint_hash', '=', hash)
    .where((eb) =>
      owner.user_id === null
        ? eb('user_id', 'is not', null)
        : eb.or([eb('user_id', 'is', null), eb('user_id', '!=', owner.user_id)]),
    )
    .execute();
  const { endpoint, p256dh, auth } = subscription;
  const row = {
    endpoint_hash: hash,
    endpoint,
    p256dh,
    auth,
    created_at: now,
    user_id: owner.user_id,
    device: owner.device,
  };
  await transaction
    .insertInto('push_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('endpoint_hash').doUpdateSet({ p256dh, auth, device: row.device }),
    )
    .execute();
  await insertEvents(transaction, hash, await knownEvents(transaction, request.events), now);
  for (const event of replaced?.events ?? [])
    await transaction
      .insertInto('push_events')
      .values({ ...event, endpoint_hash: hash })
      .onConflict((conflict) => conflict.columns(['endpoint_hash', 'event_id']).doNothing())
      .execute();
  const state = await pushState(transaction, endpoint);
  if (state.events.length === 0) throw notFound('没有找到要提醒的热点');
  if (state.events.length > maxEvents) throw new Failure(409, `最多提醒 ${maxEvents} 个热点，先停掉几个再来`);
  if (row.user_id !== null) await forgetOldestDevices(transaction, row.user_id);
  return state;
}

/** Stops notifying a browser of events, or of all; a browser without events is forgotten. */
export async function unsubscribeDevice(
  transaction: Transaction<Schema>,
  endpoint: string,
  events: readonly string[] | undefined,
): Promise<Schemas['PushState']> {
  const hash = endpointHash(endpoint);
  await transaction
    .deleteFrom('push_events')
    .where('endpoint_hash', '=', hash)
    .$if(events !== undefined, (query) => query.where('event_id', 'in', events ?? []))
    .execute();
  await forgetIdleDevices(transaction, [hash]);
  return pushState(transaction, endpoint);
}

/** The hot events that a browser is notified of. */
export async function pushState(db: Database, endpoint: string): Promise<Schemas['PushState']> {
  const rows = await db
    .selectFrom('push_events')
    .select('event_id')
    .where('endpoint_hash', '=', endpointHash(endpoint))
    .orderBy('event_id')
    .execute();
  return { events: rows.map(({ event_id }) => event_id) };
}

/** Forgets a browser that its push service knows no more. */
export async function forgetDevice(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('push_devices').where('endpoint_hash', '=', hash).execute();
}

/** Stops notifying all browsers of a reader of an event that they follow no more. */
export async function stopEventOfReader(
  transaction: Transaction<Schema>,
  readerId: string,
  eventId: string,
): Promise<void> {
  const stopped = await transaction
    .deleteFrom('push_events')
    .where('event_id', '=', eventId)
    .where('endpoint_hash', 'in', (eb) =>
      eb.selectFrom('push_devices').select('endpoint_hash').where('user_id', '=', readerId),
    )
    .returning('endpoint_hash')
    .execute();
  await forgetIdleDevices(
    transaction,
    stopped.map(({ endpoint_hash }) => endpoint_hash),
  );
}

/** Removes a browser. @returns its events and whose it was; undefined for an unknown one */
async function takeDevice(transaction: Transaction<Schema>, endpoint: string) {
  const hash = endpointHash(endpoint);
  const events = await transaction
    .selectFrom('push_events')
    .select(['event_id', 'notified_at'])
    .where('endpoint_hash', '=', hash)
    .execute();
  const device = await transaction
    .deleteFrom('push_devices')
    .where('endpoint_hash', '=', hash)
    .returning(['user_id', 'device'])
    .executeTakeFirst();
  return device && { ...device, events };
}

async function knownEvents(transaction: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.selectFrom('hot_events').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

async function insertEvents(
  transaction: Transaction<Schema>,
  hash: string,
  ids: readonly string[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .insertInto('push_events')
    .values(ids.map((id) => ({ endpoint_hash: hash, event_id: id, notified_at: now, retry_at: null })))
    .onConflict((conflict) => conflict.columns(['endpoint_hash', 'event_id']).doNothing())
    .execute();
}

async function forgetIdleDevices(transaction: Transaction<Schema>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await transaction
    .deleteFrom('push_devices')
    .where('endpoint_hash', 'in', hashes)
    .where('endpoint_hash', 'not in', (eb) => eb.selectFrom('push_events').select('endpoint_hash'))
    .execute();
}

async function forgetOldestDevices(transaction: Transaction<Schema>, readerId: string): Promise<void> {
  const devices = await transaction
    .selectFrom('push_devices')
    .select('endpoint_hash')
    .where('user_id', '=', readerId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint_hash')
    .execute();
  for (const { endpoint_hash } of devices.slice(maxDevicesOfReader))
    await forgetDevice(transaction, endpoint_hash);
}
