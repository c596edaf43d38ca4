import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { preparedListLookup, preparedLookup, preparedQuery } from '../../../db/prepared-query.ts';
import type { StoryKind } from '../../../db/tables/news-tables.ts';
import type { NewsItem } from '../../shared/story-cards.ts';

/** as specified by the contract */
const maxEarlierStories = 5;

interface EarlierRow {
  readonly id: string;
  readonly kind: StoryKind;
  readonly title: string;
  readonly published_at: string;
}

interface EarlierThan {
  /** label or topic */
  readonly scope: string;
  readonly at: string;
  readonly limit: number;
}

const eventsWithLabels = preparedListLookup((db, labels) =>
  db
    .selectFrom('hot_events')
    .select(['id', 'title', 'label'])
    .where('label', 'in', labels)
    .orderBy('heat', 'desc')
    .orderBy('id')
    .limit(1),
);

const topicsOfStory = preparedLookup((db, newsId) =>
  db
    .selectFrom('special_stories')
    .innerJoin('news', 'news.id', 'special_stories.topic_id')
    .select(['news.id', 'news.title'])
    .where('special_stories.news_id', '=', newsId)
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id')
    .limit(1),
);

const earlierWithLabel = preparedQuery<EarlierThan, EarlierRow>((db, value) =>
  db
    .selectFrom('news_labels')
    .innerJoin('news', 'news.id', 'news_labels.news_id')
    .select(['news.id', 'news.kind', 'news.title', 'news.published_at'])
    .where('news_labels.label', '=', value('scope'))
    .where('news_labels.published_at', '<', value('at'))
    .orderBy('news_labels.published_at', 'desc')
    .orderBy('news_labels.news_id', 'desc')
    .limit(value('limit')),
);

const earlierInTopic = preparedQuery<EarlierThan, EarlierRow>((db, value) =>
  db
    .selectFrom('special_stories')
    .innerJoin('news', 'news.id', 'special_stories.news_id')
    .select(['news.id', 'news.kind', 'news.title', 'news.published_at'])
    .where('special_stories.topic_id', '=', value('scope'))
    .where('special_stories.published_at', '<', value('at'))
    .orderBy('special_stories.published_at', 'desc')
    .orderBy('special_stories.news_id', 'desc')
    .limit(value('limit')),
);

/**
 * 来龙去脉: the hot event of a story, or else its special topic, with the stories that were published in it before;
 * undefined if it belongs to neither.
 */
export async function backgroundOf(
  db: Database,
  { id, labels, publishedAt: at }: Pick<NewsItem, 'id' | 'labels' | 'publishedAt'>,
): Promise<Schemas['StoryBackground'] | undefined> {
  const [event] = labels.length === 0 ? [] : await eventsWithLabels(db, labels);
  const limit = maxEarlierStories;
  if (event) {
    const rows = await earlierWithLabel(db, { scope: event.label, at, limit });
    return { kind: 'event', id: event.id, title: event.title, stories: oldestFirst(rows) };
  }
  const [topic] = await topicsOfStory(db, id);
  if (!topic) return undefined;
  const rows = await earlierInTopic(db, { scope: topic.id, at, limit });
  return { kind: 'special', id: topic.id, title: topic.title, stories: oldestFirst(rows) };
}

const oldestFirst = (rows: readonly EarlierRow[]) =>
  rows
    .toReversed()
    .map(({ id, kind, title, published_at }) => ({ id, kind, title, publishedAt: published_at }));
