import type { Database } from '../../../db/database.ts';
import { preparedListLookup } from '../../../db/prepared-query.ts';
import { type CardRow, cardColumns, toCard } from '../../shared/story-cards.ts';
import type { Schemas } from '../../../contract/schemas.ts';

/** A story with its text, as feeds carry it. */
export interface StoryWithText {
  readonly card: Schemas['NewsItem'];
  /** rich text */
  readonly body: string;
  readonly reporter: string;
}

const textsWithIds = preparedListLookup((db, ids) =>
  db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .select([...cardColumns, 'news_bodies.body', 'news_bodies.reporter'])
    .where('news.id', 'in', ids),
);

/** The texts of listed stories, in the order of the list. */
export async function storiesWithText(
  db: Database,
  list: readonly Pick<Schemas['NewsItem'], 'id'>[],
): Promise<StoryWithText[]> {
  if (list.length === 0) return [];
  const rows: (CardRow & { body: string; reporter: string })[] = await textsWithIds(
    db,
    list.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return list.flatMap(({ id }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ card: toCard(row), body: row.body, reporter: row.reporter }];
  });
}

export interface PublishedStory {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly published_at: string;
}

/** Stories published between two times, newest first. */
export function storiesBetween(
  db: Database,
  { from, to, limit, offset = 0 }: { from: string; to: string; limit: number; offset?: number },
): Promise<PublishedStory[]> {
  return db
    .selectFrom('news')
    .select(['id', 'title', 'published_at'])
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export interface MonthOfStories {
  /** `YYYY-MM` */
  readonly month: string;
  readonly stories: number;
}

/** The months in which stories were published, newest first; each takes two reads of the index by time. */
export async function monthsOfStories(db: Database): Promise<MonthOfStories[]> {
  const months: MonthOfStories[] = [];
  let before = '9999';
  for (;;) {
    const { last } = await db
      .selectFrom('news')
      .select(({ fn }) => fn.max<string | null>('published_at').as('last'))
      .where('published_at', '<', before)
      .executeTakeFirstOrThrow();
    if (last === null) return months;
    const month = last.slice(0, 7);
    const { stories } = await db
      .selectFrom('news')
      .select(({ fn }) => fn.countAll().as('stories'))
      .where('published_at', '>=', month)
      .where('published_at', '<', monthAfter(month))
      .executeTakeFirstOrThrow();
    months.push({ month, stories: Number(stories) });
    before = month;
  }
}

/** @param month `YYYY-MM` */
export function monthAfter(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return number === '12'
    ? `${Number(year) + 1}-01`
    : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
}
