import type { Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { giveStories } from '../../gateway/domains/news/publisher/publisher-store.ts';
import { type Block, renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import {
  addToCollection,
  giveToSource,
  insertCollection,
  insertSource,
  insertWorks,
} from '../../gateway/domains/video/video-store.ts';
import { userOf } from './comments.ts';
import type { DemoContent } from './schema/demo-content.ts';
import {
  clipOf,
  clipUrl,
  copyright,
  countsOf,
  minute,
  picturesOf,
  type SeedPlace,
  sourceLine,
} from './stories.ts';

type Pictures = ReturnType<typeof picturesOf>;
type CountedStory = Story & { readonly counts: StoryCounts };

const editor = '周慕云';
const workSection = 'shandong';

/** The stories that the films and the readers' works are told in; the channels do not show them. */
export function videoStoriesOf(content: DemoContent, place: SeedPlace): CountedStory[] {
  const pictures = picturesOf(content, place.mediaBase);
  const { films, works, sources } = content.videos;
  return [
    ...films.map(({ clip, picture, words, minutesAgo, publisherId: _, sourceId, ...film }) => ({
      ...film,
      source: sources.find(({ id }) => id === sourceId)?.name ?? sourceLine,
      ...toldIn(content, place, pictures, { ...film, clip, covers: [picture], pictures: [], words }),
      editor,
      counts: countsOf({ id: film.id, minutesAgo }),
      publishedAt: ago(minutesAgo, place),
    })),
    ...works.map(({ author, place: _, minutesAgo, words, ...work }) => ({
      id: work.id,
      title: work.title,
      summary: words[0] ?? '',
      source: sourceLine,
      sectionId: workSection,
      cityId: work.cityId,
      labels: ['拍客'],
      ...toldIn(content, place, pictures, { ...work, words }),
      editor,
      reporter: author,
      counts: countsOf({ id: work.id, minutesAgo }),
      publishedAt: ago(minutesAgo, place),
    })),
  ];
}

interface Told {
  readonly title: string;
  readonly clip?: string;
  readonly covers: readonly string[];
  readonly pictures: readonly string[];
  readonly words: readonly string[];
}

function toldIn(content: DemoContent, place: SeedPlace, pictures: Pictures, told: Told) {
  const clip = told.clip === undefined ? undefined : content.clips[told.clip];
  const shown: Block[] = clip
    ? [{ video: clipOf(clip, told.title, pictures, place) }]
    : told.pictures.map((img) => ({ img }));
  return {
    kind: clip ? ('video' as const) : ('atlas' as const),
    cardStyle: clip ? ('video' as const) : ('thumb' as const),
    covers: told.covers.flatMap((name) => pictures.get(name) ?? []),
    body: renderBlocks([...shown, ...told.words.map((p) => ({ p }))], pictures),
    copyright,
    inStreams: false,
    ...(clip && { media: { url: clipUrl(clip, place), duration: clip.duration } }),
  };
}

/** Loads what gathers the films, and whose they are; all stories and publishers are there. */
export async function insertDemoVideos(
  transaction: Transaction<Schema>,
  content: DemoContent,
  place: SeedPlace,
): Promise<void> {
  const { films, works, collections, sources } = content.videos;
  for (const { id, name, summary, homeUrl } of sources)
    await insertSource(transaction, { id, name, summary, home_url: homeUrl });
  for (const { id, publisherId, sourceId } of films) {
    if (publisherId !== undefined) await giveStories(transaction, publisherId, [id]);
    if (sourceId !== undefined) await giveToSource(transaction, sourceId, [id]);
  }
  for (const [index, { newsIds, ...collection }] of collections.entries()) {
    // in their order, the first the newest
    const now = ago(index, place);
    await insertCollection(transaction, { ...collection, now });
    await addToCollection(transaction, collection.id, newsIds, now);
  }
  const pictures = picturesOf(content, place.mediaBase);
  await transaction
    .insertInto('users')
    .values(works.map(({ author, cityId }) => userOf(author, cityId, content, place)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await insertWorks(
    transaction,
    works.map((work) => ({
      newsId: work.id,
      authorId: userOf(work.author, work.cityId, content, place).id,
      place: work.place,
      words: work.words.join('\n'),
      pictures: work.pictures.flatMap((name) => pictures.get(name) ?? []),
      publishedAt: ago(work.minutesAgo, place),
    })),
  );
}

const ago = (minutes: number, { now }: SeedPlace) => shanghaiTime(new Date(now.getTime() - minutes * minute));
