import { createHash } from 'node:crypto';
import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { countWrite, type WriteLimits } from '../shared/write-limits.ts';

const minute = 60;
/** messages of one reader in one room: a burst limit and a sustained limit */
const messageBurst: RateLimit = { name: 'live-message', max: 2, seconds: 4 };
const messagesPerMinute: RateLimit = { name: 'live-messages', max: 15, seconds: minute };
/** batches of likes of one reader or device in one room; pages send one every two seconds */
const likeBatches: RateLimit = { name: 'live-likes', max: 40, seconds: minute };
/** generous, because many readers share the address of a mobile carrier */
const likeBatchesPerNetwork: RateLimit = { name: 'live-likes-network', max: 2000, seconds: minute };

/** Counts a reader's message in a room. @throws Failure 429 beyond a limit */
export async function limitMessages(
  db: Database,
  roomId: string,
  readerId: string,
  now: Date,
): Promise<void> {
  const subject = hashOf(roomId, readerId);
  const wait =
    (await consume(db, messageBurst, subject, now)) ?? (await consume(db, messagesPerMinute, subject, now));
  if (wait !== undefined) throw new Failure(429, `说得太快了，请 ${wait} 秒后再发`, { retryAfter: wait });
}

/** Counts a batch of likes. @throws Failure 429 beyond a limit */
export async function limitLikes(
  db: Database,
  roomId: string,
  { reader, device = '', address = '' }: CallContext,
  now: Date,
): Promise<void> {
  const network = clientNetwork(address);
  const who = reader?.id ?? `${device} ${network}`;
  const wait =
    (await consume(db, likeBatches, hashOf(roomId, who), now)) ??
    (await consume(db, likeBatchesPerNetwork, hashOf(roomId, network), now));
  if (wait !== undefined) throw new Failure(429, '点赞太快了，歇一歇再点', { retryAfter: wait });
}

/** Likes of a network that a room adds; a device is free to make. */
const likeGrowth: WriteLimits = {
  reader: [],
  network: [
    { name: 'live-like-growth', max: 1200, seconds: minute },
    { name: 'live-like-growth-hour', max: 10_000, seconds: 60 * minute },
  ],
};

/** Counts likes. @returns those that the room adds: all or, beyond the limits of the network, none */
export async function countLikes(
  db: Database,
  vault: Vault,
  sender: CallContext,
  { roomId, count, now }: { readonly roomId: string; readonly count: number; readonly now: Date },
): Promise<number> {
  const wait = await countWrite(db, vault, likeGrowth, sender, { subject: roomId, amount: count, now });
  return wait === undefined ? count : 0;
}

const hashOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex');
