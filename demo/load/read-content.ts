import { readdir, readFile } from 'node:fs/promises';
import type { ValidateFunction } from 'ajv';
import { commonwealFaults, isCommonweal } from './schema/commonweal-schema.ts';
import {
  isAds,
  isBanners,
  isClips,
  isCommentPool,
  isHotEvents,
  isPictures,
  isProgrammes,
  isQuizzes,
  isStoryFile,
  isVotes,
} from './schema/story-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { isLives, liveFaults } from './schema/live-schema.ts';
import { longStory } from './long-story.ts';
import { isPublishers, publisherFaults } from './schema/publisher-schema.ts';
import { specialFaults } from './references/news-references.ts';
import { isSpecials, isVillages } from './schema/special-schema.ts';
import { isTips } from './schema/tip-schema.ts';
import { isVideos, videoFaults } from './schema/video-schema.ts';
import { isPanoramas, isVrTours, vrFaults } from './schema/vr-schema.ts';

/** The demo's content is not what it must be: a file and what is wrong in it. */
export class ContentError extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(`demo content ${file}:\n  ${faults.slice(0, 20).join('\n  ')}`);
    this.name = 'ContentError';
  }
}

const storyFile = /^stories-([a-z]+)\.json$/;

/** Reads all content files and checks them, each by its shape and all against each other. Throws `ContentError`. */
export async function readDemoContent(folder: URL = new URL('..', import.meta.url)): Promise<DemoContent> {
  const files = (await readdir(new URL('content/', folder)))
    .filter((name) => storyFile.test(name))
    .toSorted();
  const sections = await Promise.all(
    files.map(async (name) => {
      const stories = await read(folder, `content/${name}`, isStoryFile);
      const sectionId = storyFile.exec(name)?.[1] ?? '';
      return stories.map((story) => ({ ...story, sectionId }));
    }),
  );
  const pictures = await read(folder, 'media/pictures.json', isPictures);
  const content: DemoContent = {
    stories: [...sections.flat(), longStory(pictures)],
    programmes: await read(folder, 'content/programmes.json', isProgrammes),
    votes: await read(folder, 'content/votes.json', isVotes),
    quizzes: await read(folder, 'content/quizzes.json', isQuizzes),
    specials: await read(folder, 'content/specials.json', isSpecials),
    villages: await read(folder, 'content/villages.json', isVillages),
    pool: await read(folder, 'content/comment-pool.json', isCommentPool),
    hotEvents: await read(folder, 'content/hot-events.json', isHotEvents),
    banners: await read(folder, 'content/banners.json', isBanners),
    ads: await read(folder, 'content/ads.json', isAds),
    pictures,
    tips: await read(folder, 'content/tips.json', isTips),
    commonweal: await read(folder, 'content/commonweal.json', isCommonweal),
    publishers: await read(folder, 'content/publishers.json', isPublishers),
    videos: await read(folder, 'content/videos.json', isVideos),
    lives: await read(folder, 'content/lives.json', isLives),
    clips: await read(folder, 'media/clips.json', isClips),
    vrTours: await read(folder, 'content/vr.json', isVrTours),
    panoramas: await read(folder, 'media/panoramas.json', isPanoramas),
    avatars: (await readdir(new URL('media/avatars/', folder)))
      .filter((name) => name.endsWith('.webp'))
      .toSorted(),
  };
  const faults = [...faultsOf(content)];
  if (faults.length > 0) throw new ContentError('files do not fit together', faults);
  return content;
}

async function read<Value>(folder: URL, path: string, isValue: ValidateFunction<Value>): Promise<Value> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(new URL(path, folder), 'utf8'));
  } catch (cause) {
    throw new ContentError(path, [cause instanceof Error ? cause.message : String(cause)]);
  }
  if (isValue(value)) return value;
  const errors = isValue.errors ?? [];
  throw new ContentError(
    path,
    errors.map(({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`),
  );
}

/** What no file can know alone: names that lead nowhere, ids that stand twice, cards that lack what they show. */
function* faultsOf(content: DemoContent): Generator<string> {
  const { stories, hotEvents, banners, ads, pictures, clips } = content;
  const seen = new Set<string>();
  for (const { id, title, covers, cardStyle, kind, body, media, liveState } of stories) {
    const about = `story ${id} (${title})`;
    if (seen.has(id)) yield `${about}: the id stands twice`;
    seen.add(id);
    const shown = [...covers, ...body.flatMap((block) => ('img' in block ? [block.img] : []))];
    for (const name of shown)
      if (!Object.hasOwn(pictures, name)) yield `${about}: no picture is called ${name}`;
    for (const block of body) {
      const clip = 'audio' in block ? block.audio : 'video' in block ? block.video : undefined;
      if (clip !== undefined && !Object.hasOwn(clips, clip)) yield `${about}: no clip is called ${clip}`;
    }
    if (media !== undefined && !Object.hasOwn(clips, media)) yield `${about}: no clip is called ${media}`;
    const needsClip = kind === 'audio' || kind === 'video';
    if (needsClip !== (media !== undefined))
      yield `${about}: ${needsClip ? 'needs' : 'must not name'} a clip`;
    if ((kind === 'live') !== (liveState !== undefined)) yield `${about}: liveState belongs to live stories`;
    const [least, most] = coversOf[cardStyle];
    if (covers.length < least || covers.length > most)
      yield `${about}: ${covers.length} covers on a ${cardStyle} card`;
  }
  yield* programmeFaults(content, seen);
  yield* specialFaults(content, seen);
  yield* voteFaults(content);
  yield* tipFaults(content, seen);
  yield* publisherFaults(content, seen);
  yield* commonwealFaults(content, seen);
  yield* videoFaults(content, seen);
  yield* liveFaults(content);
  yield* vrFaults(content, seen);
  for (const { id, newsIds } of hotEvents) {
    for (const newsId of newsIds) if (!seen.has(newsId)) yield `hot event ${id}: there is no story ${newsId}`;
  }
  for (const { id, newsId, picture } of banners) {
    if (!seen.has(newsId)) yield `banner ${id}: there is no story ${newsId}`;
    if (!Object.hasOwn(pictures, picture)) yield `banner ${id}: no picture is called ${picture}`;
  }
  for (const { id, picture } of ads) {
    if (!Object.hasOwn(pictures, picture)) yield `ad ${id}: no picture is called ${picture}`;
  }
}

/** @param stories ids of all stories */
function* tipFaults({ tips, pictures, clips }: DemoContent, stories: ReadonlySet<string>): Generator<string> {
  const topics = new Set(tips.topics.map(({ id }) => id));
  const items = new Set(tips.items.map(({ id }) => id));
  const seen = new Set<string>();
  const shown = [
    ...tips.topics.map(({ id, cover }) => ({ about: `topic ${id}`, names: [cover] })),
    ...[...tips.items, ...tips.tips].map(({ id, pictures: names }) => ({ about: id, names })),
  ];
  for (const { about, names } of shown)
    for (const name of names)
      if (!Object.hasOwn(pictures, name)) yield `${about}: no picture is called ${name}`;
  for (const { id, story } of tips.items)
    if (!stories.has(story)) yield `item ${id}: there is no story ${story}`;
  for (const { id, topicId, itemId, video, pictures: own, state, storyId } of tips.tips) {
    if (seen.has(id)) yield `${id}: the id stands twice`;
    seen.add(id);
    if (topicId !== undefined && !topics.has(topicId)) yield `${id}: there is no topic ${topicId}`;
    if (itemId !== undefined && !items.has(itemId)) yield `${id}: there is no item ${itemId}`;
    if (video !== undefined && !Object.hasOwn(clips, video)) yield `${id}: no clip is called ${video}`;
    if (video !== undefined && own.length > 0) yield `${id}: pictures or a film, not both`;
    if ((state === 'reported') !== (storyId !== undefined)) yield `${id}: what is reported has its story`;
    if (storyId !== undefined && !stories.has(storyId)) yield `${id}: there is no story ${storyId}`;
  }
}

/** @param seen ids of all stories so far; the episodes' are added */
function* programmeFaults(
  { stories, programmes, pictures, clips }: DemoContent,
  seen: Set<string>,
): Generator<string> {
  const sections = new Set(stories.map(({ sectionId }) => sectionId));
  for (const { id: programme, picture, sectionId, episodes } of programmes) {
    if (!Object.hasOwn(pictures, picture)) yield `programme ${programme}: no picture is called ${picture}`;
    if (!sections.has(sectionId)) yield `programme ${programme}: there is no channel ${sectionId}`;
    for (const { id, cover } of episodes) {
      if (seen.has(id)) yield `episode ${id}: the id stands twice`;
      seen.add(id);
      if (!Object.hasOwn(pictures, cover)) yield `episode ${id}: no picture is called ${cover}`;
      if (!Object.hasOwn(clips, `episode-${id}`)) yield `episode ${id}: no clip is called episode-${id}`;
    }
  }
}

function* voteFaults({ stories, votes, quizzes, pictures }: DemoContent): Generator<string> {
  const ids = new Set(votes.map(({ id }) => id));
  if (ids.size < votes.length) yield 'votes: an id stands twice';
  for (const { id, body } of stories) {
    for (const block of body)
      if ('vote' in block && !ids.has(block.vote)) yield `story ${id}: there is no vote ${block.vote}`;
  }
  for (const { id, options } of votes) {
    for (const { image } of options)
      if (image !== undefined && !Object.hasOwn(pictures, image))
        yield `vote ${id}: no picture is called ${image}`;
  }
  for (const { id, cover, questions } of quizzes) {
    if (!Object.hasOwn(pictures, cover)) yield `quiz ${id}: no picture is called ${cover}`;
    for (const { text, options, right } of questions)
      if (right.some((place) => place >= options.length)) yield `quiz ${id}: ${text} has no such answer`;
  }
}

const coversOf: Readonly<Record<DemoContent['stories'][number]['cardStyle'], readonly [number, number]>> = {
  text: [0, 0],
  thumb: [1, 1],
  three: [3, 3],
  cover: [1, 1],
  video: [1, 1],
  audio: [0, 1],
  live: [1, 1],
};
