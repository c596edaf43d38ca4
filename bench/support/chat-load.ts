import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningGateway } from '../../e2e/support/gateway.ts';
import type { Database } from '../../gateway/db/database.ts';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { issueToken } from '../../gateway/domains/account/tokens.ts';
import { round } from '../row.ts';
import { openStreams } from './live-streams.ts';

/** A chat message; times are of `performance.now()`. */
interface SentMessage {
  readonly text: string;
  readonly sentAt: number;
  /** when the gateway acknowledged it */
  ackAt?: number;
  /** when one of the viewers received it */
  deliveredAt?: number;
}

interface ChatPlan {
  readonly roomId: string;
  readonly viewers: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** A live room with connected viewers and readers who send messages. */
interface ChatLoad {
  /** Sends all messages at the planned rate and waits until they have arrived. */
  sendAll(): Promise<readonly SentMessage[]>;
  close(): void;
}

/** delay before a request without a response is repeated */
const retryDelayMs = 300;
/** wait after the last message for its delivery */
const settleMs = 2000;

export async function openChatLoad(
  gateway: RunningGateway,
  { roomId, viewers, perSecond, seconds }: ChatPlan,
): Promise<ChatLoad> {
  const { db, close } = await openDatabase({ dataDir: gateway.dataDir });
  // one message per reader, so that no rate limit applies
  const tokens = await createReaders(db, perSecond * seconds);
  const { seq } = await db
    .selectFrom('live_rooms')
    .select('seq')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  await close();
  const streams = await openStreams(gateway.origin, { roomId, after: seq, count: viewers });
  const messages: SentMessage[] = [];
  streams.onText((part) => recordDelivery(messages, part));

  async function sendOne(token: string, index: number): Promise<void> {
    // at a fixed rate, whether or not earlier messages are acknowledged: the readers are independent
    await wait((index * 1000) / perSecond);
    const message: SentMessage = { text: `观众${digitsAsWords(index)}说好`, sentAt: performance.now() };
    messages.push(message);
    const body = JSON.stringify({ roomId, text: message.text, clientId: randomUUID() });
    const send = () =>
      fetch(`${gateway.origin}/gateway/x/live/message?timestamp=${Date.now()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body,
      });
    // after a network failure the request is repeated twice, as the pages do: the `clientId` makes it idempotent
    for (let tries = 0; tries < 3 && message.ackAt === undefined; tries += 1) {
      const status = await send().then(statusOf, () => undefined);
      if (status === 200) message.ackAt = performance.now();
      else if (status === undefined) await wait(retryDelayMs);
      else return;
    }
  }

  return {
    async sendAll() {
      const start = performance.now();
      await Promise.all(tokens.map(sendOne));
      const delayMs = performance.now() - start - seconds * 1000;
      if (delayMs > 1000) process.stderr.write(`the chat took ${round(delayMs, 0)} ms longer than planned\n`);
      await wait(settleMs);
      return messages;
    },
    close: () => streams.close(),
  };
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}

function recordDelivery(messages: readonly SentMessage[], part: string): void {
  const now = performance.now();
  for (const message of messages)
    if (message.deliveredAt === undefined && part.includes(message.text)) message.deliveredAt = now;
}

/** digits could look like a phone number, and such a message is held for review */
const digitsAsWords = (index: number) =>
  Array.from(String(index), (digit) => '零一二三四五六七八九'[Number(digit)]).join('');

/** Adds readers, and a token for each. */
export async function createReaders(db: Database, count: number): Promise<string[]> {
  const now = new Date();
  const users = Array.from({ length: count }, (_, index) => ({
    id: `bench${index}`,
    name: `观众${index}`,
    head_img: '',
    user_type: 0 as const,
    user_des: '',
    city_id: null,
    created_at: '2026-11-01 08:00:00',
  }));
  await insertInBatches(users, (batch) => db.insertInto('users').values(batch));
  const tokens: string[] = [];
  for (const { id } of users) tokens.push((await issueToken(db, id, { days: 1, now })).token);
  return tokens;
}
