import type { Transaction } from 'kysely';
import { bylineNames } from '../../../../rules/bylines/byline-names.ts';
import { executeInBatches, insertInBatches } from '../../../db/insert-in-batches.ts';
import type { Schema } from '../../../db/schema.ts';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import type { CardStyle, StoryKind } from '../../../db/tables/news-tables.ts';
import { type Picture, readLabels } from '../../shared/story-cards.ts';
import { textOfRichText } from '../../shared/text-of-rich-text.ts';
import { formOf } from '../publisher/publisher-store.ts';
import { normaliseText, storyTerms } from '../search/search-terms.ts';

/** A story as it is stored, without likes, counts and comments. */
export interface Story {
  readonly id: string;
  readonly kind: StoryKind;
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly publishedAt: string;
  readonly sectionId: string;
  readonly cityId?: string;
  readonly labels: readonly string[];
  /** at most 3 */
  readonly covers: readonly Picture[];
  readonly cardStyle: CardStyle;
  readonly liveState?: LiveState;
  readonly important?: boolean;
  /** programme of an audio story */
  readonly programmeId?: string;
  /** false excludes it from the streams; default true */
  readonly inStreams?: boolean;
  /** rich text with allowed tags only */
  readonly body: string;
  readonly editor?: string;
  readonly reporter?: string;
  readonly copyright?: string;
  readonly originUrl?: string;
  /** the story's video or audio; duration in seconds if known */
  readonly media?: { readonly url: string; readonly duration?: number };
  readonly voteId?: string;
}

/** Initial counts, for content that was published elsewhere before. */
export interface StoryCounts {
  readonly reads: number;
  readonly likes: number;
  readonly shareViews: number;
}

/** Rows of a story in all tables that hold it. */
export function storyRows(story: Story & { readonly counts?: StoryCounts }) {
  return {
    news: newsRow(story),
    body: bodyRow(story),
    labels: labelRows(story),
    authors: authorRows(story),
    terms: termRows(story),
  };
}

export async function insertStories(
  transaction: Transaction<Schema>,
  stories: readonly (Story & { readonly counts?: StoryCounts })[],
): Promise<void> {
  const rows = stories.map(storyRows);
  await insertInBatches(
    rows.map(({ news }) => news),
    (batch) => transaction.insertInto('news').values(batch),
  );
  await insertInBatches(
    rows.map(({ body }) => body),
    (batch) => transaction.insertInto('news_bodies').values(batch),
  );
  await insertInBatches(
    rows.flatMap(({ labels }) => labels),
    (batch) => transaction.insertInto('news_labels').values(batch),
  );
  await insertInBatches(
    rows.flatMap(({ authors }) => authors),
    (batch) => transaction.insertInto('news_authors').values(batch),
  );
  await insertInBatches(rows.flatMap(({ terms }) => terms).toSorted(byTerm), (batch) =>
    transaction.insertInto('news_terms').values(batch),
  );
}

/** Replaces the content of a story; counts, comments, likes and saves stay. Does nothing for an unknown story. */
export async function updateStory(transaction: Transaction<Schema>, story: Story): Promise<void> {
  const { id, ...news } = newsRow(story);
  const { news_id: _, ...body } = bodyRow(story);
  if ((await deleteTerms(transaction, id)) === undefined) return;
  await transaction.deleteFrom('news_labels').where('news_id', '=', id).execute();
  await transaction.deleteFrom('news_authors').where('news_id', '=', id).execute();
  await transaction.updateTable('news').set(news).where('id', '=', id).execute();
  await transaction.updateTable('news_bodies').set(body).where('news_id', '=', id).execute();
  const { published_at, city_id } = news;
  await transaction
    .updateTable('special_stories')
    .set({ published_at, city_id })
    .where('news_id', '=', id)
    .execute();
  await transaction
    .updateTable('publisher_stories')
    .set({ published_at, form: formOf(story.kind) })
    .where('news_id', '=', id)
    .execute();
  await transaction.updateTable('source_videos').set({ published_at }).where('news_id', '=', id).execute();
  await transaction.updateTable('clapper_works').set({ published_at }).where('news_id', '=', id).execute();
  await insertInBatches(labelRows(story), (rows) => transaction.insertInto('news_labels').values(rows));
  await insertInBatches(authorRows(story), (rows) => transaction.insertInto('news_authors').values(rows));
  await insertInBatches(termRows(story), (rows) => transaction.insertInto('news_terms').values(rows));
}

/**
 * Withdraws a story: deletes it and its index entries. Readers' saves and comments stay.
 * @returns its title; undefined for an unknown story
 */
export async function withdrawStory(
  transaction: Transaction<Schema>,
  newsId: string,
): Promise<string | undefined> {
  const title = await deleteTerms(transaction, newsId);
  await transaction.deleteFrom('news').where('id', '=', newsId).execute();
  return title;
}

/** @returns the story's title; undefined for an unknown story */
async function deleteTerms(transaction: Transaction<Schema>, newsId: string): Promise<string | undefined> {
  const indexed = await transaction
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .select(['kind', 'title', 'summary', 'labels_json', 'body', 'published_at'])
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!indexed) return undefined;
  const terms = termsOf({ ...indexed, labels: readLabels(indexed.labels_json, newsId) });
  await executeInBatches(terms, (batch) =>
    transaction
      .deleteFrom('news_terms')
      .where('term', 'in', batch)
      .where('published_at', '=', indexed.published_at)
      .where('news_id', '=', newsId),
  );
  return indexed.title;
}

function newsRow(story: Story & { readonly counts?: StoryCounts }) {
  return {
    id: story.id,
    kind: story.kind,
    title: story.title,
    summary: story.summary,
    source: story.source,
    published_at: story.publishedAt,
    section_id: story.sectionId,
    city_id: story.cityId ?? null,
    labels_json: JSON.stringify(labelsOf(story)),
    covers_json: JSON.stringify(story.covers),
    card_style: story.cardStyle,
    duration: story.media?.duration ?? null,
    live_state: story.liveState ?? null,
    important: story.important ? (1 as const) : (0 as const),
    programme_id: story.programmeId ?? null,
    in_streams: story.inStreams === false ? (0 as const) : (1 as const),
    ...(story.counts && {
      reads: story.counts.reads,
      likes: story.counts.likes,
      share_views: story.counts.shareViews,
    }),
  };
}

function bodyRow(story: Story) {
  return {
    news_id: story.id,
    body: story.body,
    search_text: normaliseText(`${story.title}\n${story.summary}\n${textOfRichText(story.body)}`),
    editor: story.editor ?? '',
    reporter: story.reporter ?? '',
    copyright: story.copyright ?? '',
    origin_url: story.originUrl ?? null,
    media_url: story.media?.url ?? null,
    vote_id: story.voteId ?? null,
    shingled: 0 as const,
  };
}

function labelRows(story: Story) {
  return labelsOf(story).map((label) => ({
    label,
    news_id: story.id,
    published_at: story.publishedAt,
    section_id: story.sectionId,
    city_id: story.cityId ?? null,
  }));
}

function authorRows({ id, publishedAt, reporter = '', editor = '' }: Story) {
  const reporters = bylineNames(reporter);
  const editors = bylineNames(editor).filter((name) => !reporters.includes(name));
  const rowOf = (duty: 'reporter' | 'editor') => (name: string) => ({
    name,
    news_id: id,
    duty,
    published_at: publishedAt,
  });
  return [...reporters.map(rowOf('reporter')), ...editors.map(rowOf('editor'))];
}

function termRows(story: Story) {
  return termsOf({ ...story, labels: labelsOf(story) }).map((term) => ({
    term,
    published_at: story.publishedAt,
    news_id: story.id,
  }));
}

/** Inserting in index order halves the time of a large batch. */
const byTerm = (a: { term: string }, b: { term: string }) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0);

/** Deterministic, so that an update finds all terms that were written before. */
function termsOf({ body, ...story }: Pick<Story, 'kind' | 'title' | 'summary' | 'labels' | 'body'>) {
  return storyTerms({ ...story, text: textOfRichText(body) });
}

const labelsOf = ({ labels }: Story) => [...new Set(labels)];
