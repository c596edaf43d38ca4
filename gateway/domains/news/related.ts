import type { Database } from '../../db/open.ts';
import { cardColumns, type NewsItem, toCard } from './cards.ts';

/** Stories of each label that are looked at, newest first: keeps the cost the same however many carry the label. */
const perLabel = 40;

export interface Kin {
  readonly id: string;
  readonly section_id: string;
  readonly labels: readonly string[];
}

/** Stories akin to one: most shared labels first, then newest; filled up from its section. Never itself, none twice. */
export async function relatedNews(db: Database, story: Kin, size: number): Promise<NewsItem[]> {
  const shared = await sharedLabels(db, story);
  const akin = [...shared.values()]
    .toSorted((a, b) => b.labels - a.labels || compare(b.publishedAt, a.publishedAt) || compare(b.id, a.id))
    .slice(0, size);
  const cards = await cardsById(
    db,
    akin.map(({ id }) => id),
  );
  if (cards.length === size) return cards;
  return [...cards, ...(await fromSection(db, story, shared, size - cards.length))];
}

interface Shared {
  readonly id: string;
  readonly publishedAt: string;
  labels: number;
}

async function sharedLabels(db: Database, story: Kin): Promise<Map<string, Shared>> {
  const shared = new Map<string, Shared>();
  for (const label of story.labels) {
    const rows = await db
      .selectFrom('news_labels')
      .select(['news_id', 'published_at'])
      .where('label', '=', label)
      .orderBy('published_at', 'desc')
      .orderBy('news_id', 'desc')
      .limit(perLabel)
      .execute();
    for (const row of rows) {
      if (row.news_id === story.id) continue;
      const known = shared.get(row.news_id);
      if (known) known.labels += 1;
      else shared.set(row.news_id, { id: row.news_id, publishedAt: row.published_at, labels: 1 });
    }
  }
  return shared;
}

async function cardsById(db: Database, ids: readonly string[]): Promise<NewsItem[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('news').select(cardColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toCard(row)] : [];
  });
}

async function fromSection(
  db: Database,
  story: Kin,
  taken: ReadonlyMap<string, unknown>,
  size: number,
): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('news')
    .select(cardColumns)
    .where('section_id', '=', story.section_id)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + taken.size + 1)
    .execute();
  return rows
    .filter((row) => row.id !== story.id && !taken.has(row.id))
    .slice(0, size)
    .map(toCard);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
