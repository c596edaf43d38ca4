import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningGateway } from '../../e2e/support/gateway.ts';
import type { Database } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { issueToken } from '../../gateway/domains/account/tokens.ts';
import { round } from '../row.ts';
import { openStreams } from './live-streams.ts';

/** Something that was said, in ms of `performance.now()`. */
interface Said {
  readonly text: string;
  readonly sentAt: number;
  /** when its sender was answered */
  ackAt?: number;
  /** when one of the viewers was told */
  toldAt?: number;
}

interface ChatPlan {
  readonly roomId: string;
  readonly viewers: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** A live with viewers and readers who have something to say. */
interface BusyChat {
  /** Says it all, in as many seconds as it takes readers, and rests until it has arrived. */
  say(): Promise<readonly Said[]>;
  close(): void;
}

/** ms until a write whose answer did not come is sent again */
const again = 300;
/** ms after the last one for it to arrive */
const rest = 2000;

export async function openChat(
  gateway: RunningGateway,
  { roomId, viewers, perSecond, seconds }: ChatPlan,
): Promise<BusyChat> {
  const { db, close } = await openDatabase({ dataDir: gateway.dataDir });
  // each reader says one thing: nobody meets a limit
  const tokens = await readersOf(db, perSecond * seconds);
  const { seq } = await db
    .selectFrom('live_rooms')
    .select('seq')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  await close();
  const streams = await openStreams(gateway.origin, { roomId, after: seq, count: viewers });
  const said: Said[] = [];
  streams.onText((part) => noteTold(said, part));

  async function sayOne(token: string, index: number): Promise<void> {
    // whether or not the last one is answered, as many readers do
    await wait((index * 1000) / perSecond);
    const one: Said = { text: `观众${letters(index)}说好`, sentAt: performance.now() };
    said.push(one);
    const body = JSON.stringify({ roomId, text: one.text, clientId: randomUUID() });
    const send = () =>
      fetch(`${gateway.origin}/gateway/x/live/message?timestamp=${Date.now()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body,
      });
    // a network that fails is tried twice more, as the pages do: the act has its number
    for (let tries = 0; tries < 3 && one.ackAt === undefined; tries += 1) {
      const status = await send().then(statusOf, () => undefined);
      if (status === 200) one.ackAt = performance.now();
      else if (status === undefined) await wait(again);
      else return;
    }
  }

  return {
    async say() {
      const start = performance.now();
      await Promise.all(tokens.map(sayOne));
      const late = performance.now() - start - seconds * 1000;
      if (late > 1000) process.stderr.write(`the chat took ${round(late, 0)} ms longer than it should\n`);
      await wait(rest);
      return said;
    },
    close: () => streams.close(),
  };
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}

function noteTold(said: readonly Said[], part: string): void {
  const now = performance.now();
  for (const one of said) if (one.toldAt === undefined && part.includes(one.text)) one.toldAt = now;
}

/** digits may be taken for somebody's number, and wait for an editor */
const letters = (index: number) =>
  Array.from(String(index), (digit) => '零一二三四五六七八九'[Number(digit)]).join('');

async function readersOf(db: Database, count: number): Promise<string[]> {
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
  await db.insertInto('users').values(users).execute();
  const tokens: string[] = [];
  for (const { id } of users) tokens.push((await issueToken(db, id, { days: 1, now })).token);
  return tokens;
}
