import type { Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { assignStories } from '../../gateway/domains/news/publisher/publisher-store.ts';
import { type Block, renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import {
  addToCollection,
  assignToSource,
  insertCollection,
  insertSource,
  insertWorks,
} from '../../gateway/domains/video/video-store.ts';
import { readerOf } from './comment-threads.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { clipUrl, type LoadContext, minute, type Pictures, picturesOf, timeAgo } from './load-context.ts';
import { clipOf, copyright, countsOf, sourceLine } from './stories.ts';

type CountedStory = Story & { readonly counts: StoryCounts };

const editor = '周慕云';
const workSection = 'shandong';

/** The stories of videos and readers' works, which no feed shows. */
export function videoStoriesOf(content: DemoContent, context: LoadContext): CountedStory[] {
  const pictures = picturesOf(content, context);
  const { videos, works, sources } = content.videos;
  return [
    ...videos.map(({ clip, picture, words, minutesAgo, publisherId: _, sourceId, ...video }) => ({
      ...video,
      source: sources.find(({ id }) => id === sourceId)?.name ?? sourceLine,
      ...storyParts(content, context, pictures, { ...video, clip, covers: [picture], pictures: [], words }),
      editor,
      counts: countsOf({ id: video.id, minutesAgo }),
      publishedAt: timeAgo(minutesAgo * minute, context),
    })),
    ...works.map(({ author, place: _, minutesAgo, words, ...work }) => ({
      id: work.id,
      title: work.title,
      summary: words[0] ?? '',
      source: sourceLine,
      sectionId: workSection,
      cityId: work.cityId,
      labels: ['拍客'],
      ...storyParts(content, context, pictures, { ...work, words }),
      editor,
      reporter: author,
      counts: countsOf({ id: work.id, minutesAgo }),
      publishedAt: timeAgo(minutesAgo * minute, context),
    })),
  ];
}

/** The fields that videos and works have in common. */
interface StoryParts {
  readonly title: string;
  readonly clip?: string;
  readonly covers: readonly string[];
  readonly pictures: readonly string[];
  readonly words: readonly string[];
}

function storyParts(content: DemoContent, context: LoadContext, pictures: Pictures, parts: StoryParts) {
  const clip = parts.clip === undefined ? undefined : content.clips[parts.clip];
  const shown: Block[] = clip
    ? [{ video: clipOf(clip, parts.title, pictures, context) }]
    : parts.pictures.map((img) => ({ img }));
  return {
    kind: clip ? ('video' as const) : ('atlas' as const),
    cardStyle: clip ? ('video' as const) : ('thumb' as const),
    covers: parts.covers.flatMap((name) => pictures.get(name) ?? []),
    body: renderBlocks([...shown, ...parts.words.map((p) => ({ p }))], pictures),
    copyright,
    inStreams: false,
    ...(clip && { media: { url: clipUrl(clip, context), duration: clip.duration } }),
  };
}

/** Loads sources, collections and works. The stories and publishers must be loaded already. */
export async function insertDemoVideos(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const { videos, works, collections, sources } = content.videos;
  for (const { id, name, summary, homeUrl } of sources)
    await insertSource(transaction, { id, name, summary, home_url: homeUrl });
  for (const { id, publisherId, sourceId } of videos) {
    if (publisherId !== undefined) await assignStories(transaction, publisherId, [id]);
    if (sourceId !== undefined) await assignToSource(transaction, sourceId, [id]);
  }
  for (const [index, { newsIds, ...collection }] of collections.entries()) {
    // the first is the newest
    const now = timeAgo(index * minute, context);
    await insertCollection(transaction, { ...collection, now });
    await addToCollection(transaction, collection.id, newsIds, now);
  }
  const pictures = picturesOf(content, context);
  await transaction
    .insertInto('users')
    .values(works.map(({ author, cityId }) => readerOf(author, cityId, content, context)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await insertWorks(
    transaction,
    works.map((work) => ({
      newsId: work.id,
      authorId: readerOf(work.author, work.cityId, content, context).id,
      place: work.place,
      words: work.words.join('\n'),
      pictures: work.pictures.flatMap((name) => pictures.get(name) ?? []),
      publishedAt: timeAgo(work.minutesAgo * minute, context),
    })),
  );
}
