import type { Database } from '../../../db/database.ts';
import { parseShanghaiTime, shanghaiTime } from '../../../db/time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** hours of 早报 and 晚报, Asia/Shanghai */
const dueTimes = ['07:00:00', '18:00:00'];
/** days whose editions are made up for if no gateway was running when they were due: this one and those before it */
const madeUpDays = 3;
const headlines = 8;
const maxPerSection = 2;
/** Ranked by the database; more than enough for eight of different channels. */
const maxCandidates = 200;

/**
 * Makes the editions that are due and not made yet. Of several processes one makes an edition; its choice stays. An edition
 * without stories is not made, and tried again by the next call.
 * @returns number of editions made
 */
export async function makeBriefings(db: Database, now: Date): Promise<number> {
  const due = dueEditions(now);
  const made = await db.selectFrom('briefings').select('due_at').where('due_at', 'in', due).execute();
  const known = new Set(made.map(({ due_at }) => due_at));
  let count = 0;
  for (const dueAt of due) if (!known.has(dueAt) && (await makeBriefing(db, dueAt))) count += 1;
  return count;
}

/** Times of the last days' editions, oldest first. */
function dueEditions(now: Date): string[] {
  const time = shanghaiTime(now);
  return Array.from({ length: madeUpDays }, (_, at) => madeUpDays - 1 - at)
    .map((daysAgo) => shanghaiTime(new Date(now.getTime() - daysAgo * dayMs)).slice(0, 10))
    .flatMap((date) => dueTimes.map((hour) => `${date} ${hour}`))
    .filter((dueAt) => dueAt <= time);
}

async function makeBriefing(db: Database, dueAt: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const newsIds = await chooseStories(transaction, dueAt);
    if (newsIds.length === 0) return false;
    // on PostgreSQL, a concurrent process waits here until the first one commits
    const claimed = await transaction
      .insertInto('briefings')
      .values({ due_at: dueAt })
      .onConflict((conflict) => conflict.column('due_at').doNothing())
      .returning('due_at')
      .execute();
    if (claimed.length === 0) return false;
    await transaction
      .insertInto('briefing_stories')
      .values(newsIds.map((news_id, place) => ({ due_at: dueAt, place, news_id })))
      .execute();
    return true;
  });
}

/**
 * The rule that the page states: stories published since the edition before, then those of the last 24 hours that were not
 * in it; important ones first, then the most read; at most two of a channel while others are left.
 */
async function chooseStories(db: Database, dueAt: string): Promise<string[]> {
  const due = parseShanghaiTime(dueAt).getTime();
  const before = dueBefore(dueAt);
  const ranked = await db
    .selectFrom('news')
    .select(['id', 'section_id', 'title'])
    .where('published_at', '>=', shanghaiTime(new Date(due - dayMs)))
    .where('published_at', '<', dueAt)
    .where('in_streams', '=', 1)
    .where('kind', 'in', ['article', 'atlas', 'video', 'audio'])
    .where('id', 'not in', (eb) =>
      eb.selectFrom('briefing_stories').select('news_id').where('due_at', '=', before),
    )
    .orderBy((eb) => eb.case().when('published_at', '>=', before).then(0).else(1).end())
    .orderBy('important', 'desc')
    .orderBy('reads', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCandidates)
    .execute();
  const ofSection = new Map<string, number>();
  const isSpread = ({ section_id }: { readonly section_id: string }) => {
    const count = (ofSection.get(section_id) ?? 0) + 1;
    ofSection.set(section_id, count);
    return count <= maxPerSection;
  };
  const spread = ranked.filter(isSpread);
  const others = ranked.filter((story) => !spread.includes(story));
  return [...spread, ...others].slice(0, headlines).map(({ id }) => id);
}

/** Time of the edition before. */
function dueBefore(dueAt: string): string {
  const [date = '', hour = ''] = dueAt.split(' ');
  const earlier = dueTimes[dueTimes.indexOf(hour) - 1];
  if (earlier !== undefined) return `${date} ${earlier}`;
  const yesterday = shanghaiTime(new Date(parseShanghaiTime(dueAt).getTime() - dayMs)).slice(0, 10);
  return `${yesterday} ${dueTimes.at(-1) ?? ''}`;
}
