import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { preparedLookup } from '../../../db/prepared-query.ts';
import { cardColumns, type NewsItem, toCard } from '../../shared/story-cards.ts';

type BriefingHead = Schemas['BriefingHead'];

/** as specified by the contract */
const maxOthers = 14;
const noon = '12:00:00';
const midnight = '24:00:00';

/** The newest edition, or the one with an id; undefined if there is none. */
export async function readBriefing(
  db: Database,
  id: string | undefined,
): Promise<Schemas['Briefing'] | undefined> {
  const newest = await editions(db)
    .limit(maxOthers + 1)
    .execute();
  const dueAt = id === undefined ? newest[0]?.due_at : await findBriefing(db, id);
  if (dueAt === undefined) return undefined;
  const others = newest.filter(({ due_at }) => due_at !== dueAt).slice(0, maxOthers);
  return {
    ...headOf(dueAt),
    list: await storiesOf(db, dueAt),
    others: others.map(({ due_at }) => headOf(due_at)),
  };
}

/** @param dueAt time of the edition */
async function storiesOf(db: Database, dueAt: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('briefing_stories')
    .innerJoin('news', 'news.id', 'briefing_stories.news_id')
    .select(cardColumns)
    .where('due_at', '=', dueAt)
    .orderBy('place')
    .execute();
  return rows.map(toCard);
}

/** Finds the edition with an id and returns its time. */
export async function findBriefing(db: Database, id: string): Promise<string | undefined> {
  const [, date, edition] = /^(.{10})-(morning|evening)$/.exec(id) ?? [];
  if (date === undefined) return undefined;
  const [from, to] = edition === 'morning' ? ['', noon] : [noon, midnight];
  const row = await editions(db)
    .where('due_at', '>=', `${date} ${from}`)
    .where('due_at', '<', `${date} ${to}`)
    .executeTakeFirst();
  return row?.due_at;
}

/** Editions, newest first. One of which every story was withdrawn is left out. */
const editions = (db: Database) =>
  db
    .selectFrom('briefings')
    .select('due_at')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('briefing_stories')
          .select('news_id')
          .whereRef('briefing_stories.due_at', '=', 'briefings.due_at'),
      ),
    )
    .orderBy('due_at', 'desc');

const editionsOfStory = preparedLookup((db, newsId) =>
  db
    .selectFrom('briefing_stories')
    .select('due_at')
    .where('news_id', '=', newsId)
    .orderBy('due_at', 'desc')
    .limit(1),
);

/** The newest edition that has a story, if any. */
export async function briefingOfStory(db: Database, newsId: string): Promise<BriefingHead | undefined> {
  const [row] = await editionsOfStory(db, newsId);
  return row && headOf(row.due_at);
}

function headOf(dueAt: string): BriefingHead {
  const [date = '', time = ''] = dueAt.split(' ');
  const edition = time < noon ? 'morning' : 'evening';
  return { id: `${date}-${edition}`, date, edition };
}
