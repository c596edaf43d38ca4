import { readdir, readFile } from 'node:fs/promises';
import type { ValidateFunction } from 'ajv';
import {
  isAds,
  isBanners,
  isClips,
  isCommentPool,
  isHotEvents,
  isPictures,
  isProgrammes,
  isStoryFile,
} from './content-schema.ts';
import type { DemoContent } from './content-types.ts';

/** The demo's content is not what it must be: a file and what is wrong in it. */
export class ContentError extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(`demo content ${file}:\n  ${faults.slice(0, 20).join('\n  ')}`);
    this.name = 'ContentError';
  }
}

const storyFile = /^stories-([a-z]+)\.json$/;

/** Reads all content files and checks them, each by its shape and all against each other. Throws `ContentError`. */
export async function readDemoContent(folder: URL = new URL('.', import.meta.url)): Promise<DemoContent> {
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
  const content: DemoContent = {
    stories: sections.flat(),
    programmes: await read(folder, 'content/programmes.json', isProgrammes),
    pool: await read(folder, 'content/comment-pool.json', isCommentPool),
    hotEvents: await read(folder, 'content/hot-events.json', isHotEvents),
    banners: await read(folder, 'content/banners.json', isBanners),
    ads: await read(folder, 'content/ads.json', isAds),
    pictures: await read(folder, 'media/pictures.json', isPictures),
    clips: await read(folder, 'media/clips.json', isClips),
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

const coversOf: Readonly<Record<DemoContent['stories'][number]['cardStyle'], readonly [number, number]>> = {
  text: [0, 0],
  thumb: [1, 1],
  three: [3, 3],
  cover: [1, 1],
  video: [1, 1],
  audio: [0, 1],
  live: [1, 1],
};
