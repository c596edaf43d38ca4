import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { PushMessage, PushOutcome, PushService } from '../../../services/push/push-service.ts';
import type { Deps } from '../../shared/deps.ts';
import { forgetDevice } from './push-devices.ts';

/** hours in Shanghai: nothing is sent from the first until the second */
const quietFrom = 22;
const quietUntil = 7;
const shanghaiOffsetHours = 8;
const hourMs = 3_600_000;
/** more stories are not counted */
const maxStories = 20;
/** rows read, and requests in flight, at a time */
const batchSize = 200;
const concurrency = 8;
const maxAttempts = 5;
/** pause before the first repetition; each further one waits twice as long */
const retryPauseMs = 2 * 60_000;
const maxPauseMs = hourMs;
const maxTitleLength = 40;
const maxTextLength = 60;

/** What the service worker reads from a notification (src/service-worker/push-notification.ts). */
interface PushPayload {
  /** id of the hot event */
  readonly event: string;
  readonly title: string;
  readonly text: string;
  /** id of the newest story */
  readonly news: string;
}

interface DueRow {
  readonly endpoint_hash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly notified_at: string;
  readonly attempts: number;
  /** when the reader last looked at the event; null for a visitor */
  readonly seen_at: string | null;
}

interface EventStories {
  readonly id: string;
  readonly title: string;
  /** newest first, at least one */
  readonly stories: readonly [EventStory, ...EventStory[]];
}

interface EventStory {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: string;
}

interface NotifyOptions {
  readonly push: PushService;
  readonly isStopped?: () => boolean;
}

/**
 * Notifies browsers of what is new in the hot events they subscribed: one notification for each event and browser, whatever
 * the number of new stories. In the quiet hours nothing is sent; what they held back is one notification afterwards. Several
 * processes may run this at once: a row is claimed in the database before its message is sent.
 */
export async function notifyFollowers(
  { db, clock, log }: Deps,
  { push, isStopped = () => false }: NotifyOptions,
): Promise<void> {
  if (isQuiet(clock())) return;
  for (const event of await subscribedEvents(db, shanghaiTime(clock()))) {
    for (;;) {
      const rows = await dueRows(db, event, shanghaiTime(clock()));
      await inParallel(rows, async (row) => {
        if (isStopped() || isQuiet(clock())) return;
        if (!(await claim(db, event, row))) return;
        const outcome = await push.send(row, messageOf(event, row, clock()));
        if (outcome.kind === 'refused' || outcome.kind === 'later')
          log.info({ err: outcome.cause, host: new URL(row.endpoint).host }, 'a notification was not sent');
        await settle(db, event, row, outcome, clock());
      });
      if (rows.length < batchSize || isStopped() || isQuiet(clock())) break;
    }
    if (isStopped()) return;
  }
}

const hourInShanghai = (now: Date): number => (now.getTime() / hourMs + shanghaiOffsetHours) % 24;

export function isQuiet(now: Date): boolean {
  const hour = hourInShanghai(now);
  return hour >= quietFrom || hour < quietUntil;
}

/** Subscribed events with their newest stories; those without stories are left out. */
async function subscribedEvents(db: Database, now: string): Promise<EventStories[]> {
  const events = await db
    .selectFrom('hot_events')
    .select(['id', 'title', 'label'])
    .where('id', 'in', (eb) => eb.selectFrom('push_events').select('event_id'))
    .orderBy('id')
    .execute();
  const found: EventStories[] = [];
  for (const { id, title, label } of events) {
    const [newest, ...older] = await newestStories(db, label, now);
    if (newest !== undefined) found.push({ id, title, stories: [newest, ...older] });
  }
  return found;
}

function newestStories(db: Database, label: string, now: string): Promise<EventStory[]> {
  return db
    .selectFrom('news_labels')
    .innerJoin('news', 'news.id', 'news_labels.news_id')
    .select(['news.id', 'news.title', 'news.published_at as publishedAt'])
    .where('news_labels.label', '=', label)
    .where('news_labels.published_at', '<=', now)
    .orderBy('news_labels.published_at', 'desc')
    .orderBy('news_labels.news_id', 'desc')
    .limit(maxStories)
    .execute();
}

/** Browsers that were not notified of the newest story: of visitors, and of readers who follow the event and have not seen it. */
function dueRows(db: Database, { id, stories: [newest] }: EventStories, now: string): Promise<DueRow[]> {
  return db
    .selectFrom('push_events')
    .innerJoin('push_devices', 'push_devices.endpoint_hash', 'push_events.endpoint_hash')
    .leftJoin('news_follows', (join) =>
      join
        .onRef('news_follows.user_id', '=', 'push_devices.user_id')
        .onRef('news_follows.target', '=', 'push_events.event_id')
        .on('news_follows.kind', '=', 'event'),
    )
    .select([
      'push_devices.endpoint_hash',
      'push_devices.endpoint',
      'push_devices.p256dh',
      'push_devices.auth',
      'push_events.notified_at',
      'push_events.attempts',
      'news_follows.seen_at',
    ])
    .where('push_events.event_id', '=', id)
    .where('push_events.notified_at', '<', newest.publishedAt)
    .where((eb) =>
      eb.and([
        eb.or([eb('push_events.retry_at', 'is', null), eb('push_events.retry_at', '<=', now)]),
        eb.or([eb('push_devices.user_id', 'is', null), eb('news_follows.seen_at', '<', newest.publishedAt)]),
      ]),
    )
    .orderBy('push_events.notified_at')
    .orderBy('push_events.endpoint_hash')
    .limit(batchSize)
    .execute();
}

/** Claims a row for this process. @returns whether no other process was first */
async function claim(db: Database, { id, stories: [newest] }: EventStories, row: DueRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_events')
    .set({ notified_at: newest.publishedAt, retry_at: null })
    .where('endpoint_hash', '=', row.endpoint_hash)
    .where('event_id', '=', id)
    .where('notified_at', '=', row.notified_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records what became of a message: a claimed row is given back to be repeated, a few times. */
async function settle(
  db: Database,
  { id, stories: [newest] }: EventStories,
  row: DueRow,
  outcome: PushOutcome,
  now: Date,
): Promise<void> {
  if (outcome.kind === 'gone') return forgetDevice(db, row.endpoint_hash);
  const attempts = row.attempts + 1;
  const isRepeated = outcome.kind === 'later' && attempts < maxAttempts;
  const given = isRepeated
    ? {
        notified_at: row.notified_at,
        attempts,
        retry_at: shanghaiTime(new Date(now.getTime() + pauseOf(attempts, outcome))),
      }
    : { attempts: 0 };
  await db
    .updateTable('push_events')
    .set(given)
    .where('endpoint_hash', '=', row.endpoint_hash)
    .where('event_id', '=', id)
    // a newer story may have been claimed meanwhile
    .where('notified_at', '=', newest.publishedAt)
    .execute();
}

function pauseOf(attempts: number, outcome: PushOutcome): number {
  const asked = outcome.kind === 'later' ? (outcome.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(maxPauseMs, Math.max(asked, retryPauseMs * 2 ** (attempts - 1)));
}

function messageOf({ id, title, stories }: EventStories, row: DueRow, now: Date): PushMessage {
  const [newest] = stories;
  const known = row.seen_at !== null && row.seen_at > row.notified_at ? row.seen_at : row.notified_at;
  const fresh = stories.filter(({ publishedAt }) => publishedAt > known).length;
  const text = shortened(newest.title, maxTextLength);
  const payload: PushPayload = {
    event: id,
    title: shortened(title, maxTitleLength),
    text: fresh > 1 ? `${text}，共 ${fresh} 篇新报道` : text,
    news: newest.id,
  };
  return {
    payload: JSON.stringify(payload),
    // identifies the event to the push service without naming it
    topic: createHash('sha256').update(`${row.endpoint_hash} ${id}`).digest('base64url').slice(0, 32),
    // a browser that is off until the quiet hours is not woken in them
    ttl: Math.max(60, Math.floor((quietFrom - hourInShanghai(now)) * 3600)),
  };
}

function shortened(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}

/** Runs work on items, a few at a time. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
