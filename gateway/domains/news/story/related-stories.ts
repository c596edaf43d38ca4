import type { Database } from '../../../db/database.ts';
import { preparedLookup, preparedQuery } from '../../../db/prepared-query.ts';
import { cardColumns, type CardRow, cardsWithIds, type NewsItem, toCard } from '../../shared/story-cards.ts';

/** Stories of each label and of the city to consider, newest first: bounds the cost, however many there are. */
const maxCandidates = 40;
/**
 * Score: two points for each shared label, one for the same city. A label outweighs the city, and two stories about the
 * same subject in the same city outweigh both. A story older than forty others with its label is not found.
 */
const points = { label: 2, city: 1 };

export interface StoryTraits {
  readonly id: string;
  readonly section_id: string;
  readonly city_id: string | null;
  readonly labels: readonly string[];
}

/**
 * Stories related to one, highest score first, then newest; filled up with stories of its section. Contains no story
 * twice, and never the story itself.
 */
export async function relatedNews(db: Database, story: StoryTraits, size: number): Promise<NewsItem[]> {
  const shared = await scoreCandidates(db, story);
  const related = [...shared.values()]
    .toSorted((a, b) => b.points - a.points || compare(b.publishedAt, a.publishedAt) || compare(b.id, a.id))
    .slice(0, size);
  const cards = await cardsWithIds(
    db,
    related.map(({ id }) => id),
  );
  if (cards.length === size) return cards;
  return [...cards, ...(await fromSection(db, story, shared, size - cards.length))];
}

interface ScoredStory {
  readonly id: string;
  readonly publishedAt: string;
  points: number;
}

const newestWithLabel = preparedLookup((db, label) =>
  db
    .selectFrom('news_labels')
    .select(['news_id', 'published_at'])
    .where('label', '=', label)
    .orderBy('published_at', 'desc')
    .orderBy('news_id', 'desc')
    .limit(maxCandidates),
);

const newestOfCity = preparedLookup((db, cityId) =>
  db
    .selectFrom('news')
    .select(['id as news_id', 'published_at'])
    .where('city_id', '=', cityId)
    .where('in_streams', '=', 1)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCandidates),
);

const newestOfSection = preparedQuery<{ sectionId: string; limit: number }, CardRow>((db, value) =>
  db
    .selectFrom('news')
    .select(cardColumns)
    .where('section_id', '=', value('sectionId'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(value('limit')),
);

async function scoreCandidates(db: Database, story: StoryTraits): Promise<Map<string, ScoredStory>> {
  const shared = new Map<string, ScoredStory>();
  function add(rows: readonly { readonly news_id: string; readonly published_at: string }[], more: number) {
    for (const row of rows) {
      if (row.news_id === story.id) continue;
      const known = shared.get(row.news_id);
      if (known) known.points += more;
      else shared.set(row.news_id, { id: row.news_id, publishedAt: row.published_at, points: more });
    }
  }
  for (const label of story.labels) {
    add(await newestWithLabel(db, label), points.label);
  }
  if (story.city_id !== null) {
    add(await newestOfCity(db, story.city_id), points.city);
  }
  return shared;
}

async function fromSection(
  db: Database,
  story: StoryTraits,
  taken: ReadonlyMap<string, unknown>,
  size: number,
): Promise<NewsItem[]> {
  const limit = size + taken.size + 1;
  const rows = await newestOfSection(db, { sectionId: story.section_id, limit });
  return rows
    .filter((row) => row.id !== story.id && !taken.has(row.id))
    .slice(0, size)
    .map(toCard);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
