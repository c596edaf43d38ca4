import type { Database } from '../../../db/database.ts';
import { cardColumns, type NewsItem, toCard } from '../../shared/story-cards.ts';

/** Stories of each label, and of the city, that are looked at, newest first: keeps the cost the same however many there are. */
const lookedAt = 40;
/**
 * Score of a story: two points for each shared label, one for the same city. So a label outweighs the city, and two stories
 * about the same subject in the same city outweigh both. A story that is older than forty others with its label is not found.
 */
const points = { label: 2, city: 1 };

export interface Kin {
  readonly id: string;
  readonly section_id: string;
  readonly city_id: string | null;
  readonly labels: readonly string[];
}

/**
 * Stories akin to one: those with most points first, two for each shared label and one for the same city; then the newest.
 * Filled up from its section. Never itself, none twice.
 */
export async function relatedNews(db: Database, story: Kin, size: number): Promise<NewsItem[]> {
  const shared = await inCommon(db, story);
  const akin = [...shared.values()]
    .toSorted((a, b) => b.points - a.points || compare(b.publishedAt, a.publishedAt) || compare(b.id, a.id))
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
  points: number;
}

async function inCommon(db: Database, story: Kin): Promise<Map<string, Shared>> {
  const shared = new Map<string, Shared>();
  function add(rows: readonly { readonly news_id: string; readonly published_at: string }[], more: number) {
    for (const row of rows) {
      if (row.news_id === story.id) continue;
      const known = shared.get(row.news_id);
      if (known) known.points += more;
      else shared.set(row.news_id, { id: row.news_id, publishedAt: row.published_at, points: more });
    }
  }
  for (const label of story.labels) {
    const rows = await db
      .selectFrom('news_labels')
      .select(['news_id', 'published_at'])
      .where('label', '=', label)
      .orderBy('published_at', 'desc')
      .orderBy('news_id', 'desc')
      .limit(lookedAt)
      .execute();
    add(rows, points.label);
  }
  if (story.city_id !== null) {
    const rows = await db
      .selectFrom('news')
      .select(['id as news_id', 'published_at'])
      .where('city_id', '=', story.city_id)
      .where('in_streams', '=', 1)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(lookedAt)
      .execute();
    add(rows, points.city);
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
