import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { preparedLookup } from '../../../db/prepared-query.ts';
import { beginningOf } from './story-beginning.ts';
import { cardColumns, type NewsItem, readLabels, toCard } from '../../shared/story-cards.ts';
import { correctionsOf } from './corrections.ts';
import { briefingOfStory } from '../briefing/read-briefing.ts';
import { publisherOfStory } from '../publisher/publishers.ts';
import { relatedNews } from './related-stories.ts';
import { backgroundOf } from './story-background.ts';

const relatedStoriesShown = 6;

interface ArticleOptions {
  /** shortens a very long story to its beginning */
  readonly beginning?: boolean;
}

const storyWithId = preparedLookup((db, newsId) =>
  db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .select(cardColumns)
    .select([
      'news_bodies.body',
      'news_bodies.editor',
      'news_bodies.reporter',
      'news_bodies.copyright',
      'news_bodies.origin_url',
      'news_bodies.media_url',
      'news_bodies.vote_id',
    ])
    .where('news.id', '=', newsId),
);

/** One story with the reader's like and save. @throws Failure 404 for an unknown story */
export async function readArticle(
  db: Database,
  newsId: string,
  readerId: string | undefined,
  { beginning = false }: ArticleOptions = {},
): Promise<Schemas['Article']> {
  const [row] = await storyWithId(db, newsId);
  if (!row) throw missingStory();
  const card = toCard(row);
  const related = await relatedNews(db, { ...row, labels: card.labels }, relatedStoriesShown);
  const marks = await likeAndSaveOf(db, newsId, readerId);
  const corrections = await correctionsOf(db, newsId);
  const publisher = await publisherOfStory(db, newsId);
  const background = await backgroundOf(db, card);
  const briefing = await briefingOfStory(db, newsId);
  return {
    ...card,
    ...(beginning ? beginningOf(row.body) : { body: row.body }),
    editor: row.editor,
    reporter: row.reporter,
    copyright: row.copyright,
    ...(row.origin_url === null ? {} : { originUrl: row.origin_url }),
    ...(row.kind === 'audio' && row.media_url !== null
      ? { audio: { url: row.media_url, duration: row.duration ?? 0 } }
      : {}),
    ...(row.vote_id === null ? {} : { voteId: row.vote_id }),
    related,
    ...marks,
    shareCard: { title: card.title, description: card.summary, image: card.covers[0]?.url ?? '' },
    ...(corrections.length > 0 && { corrections }),
    ...(publisher && { publisher }),
    ...(background && { background }),
    ...(briefing && { briefing }),
  };
}

/** Stories related to one. @throws Failure 404 for an unknown story */
export async function recommendedNews(db: Database, newsId: string, size: number): Promise<NewsItem[]> {
  const story = await db
    .selectFrom('news')
    .select(['id', 'section_id', 'city_id', 'labels_json'])
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!story) throw missingStory();
  return relatedNews(db, { ...story, labels: readLabels(story.labels_json, story.id) }, size);
}

export const missingStory = () => notFound('这篇文章不存在，或已被撤下');

async function likeAndSaveOf(db: Database, newsId: string, readerId: string | undefined) {
  if (readerId === undefined) return { liked: false, saved: false };
  const marked = async (table: 'news_likes' | 'saved_stories') => {
    const row = await db
      .selectFrom(table)
      .select('news_id')
      .where('user_id', '=', readerId)
      .where('news_id', '=', newsId)
      .executeTakeFirst();
    return row !== undefined;
  };
  return { liked: await marked('news_likes'), saved: await marked('saved_stories') };
}
