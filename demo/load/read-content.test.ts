import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityIds } from '../../gateway/domains/shared/cities.ts';
import type { DemoBlock } from './schema/news-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { ContentError, readDemoContent } from './read-content.ts';

describe('the demo content', () => {
  let content: DemoContent;
  beforeAll(async () => {
    content = await readDemoContent();
  });

  test('has at least 120 stories in 8 sections and all 17 cities', () => {
    expect(content.stories.length).toBeGreaterThanOrEqual(120);
    expect(new Set(content.stories.map(({ sectionId }) => sectionId)).size).toBe(8);
    expect(new Set(content.stories.map(({ cityId }) => cityId)).size).toBe(cityIds.length);
  });

  test('has stories of 300 to 900 characters and one very long story', () => {
    const others = content.stories.filter(({ labels }) => !labels.includes('长篇'));
    expect(others.length).toBe(content.stories.length - 1);
    const lengths = others.map(({ id, body }) => ({ id, length: lengthOf(body) }));
    expect(lengths.filter(({ length }) => length < 300 || length > 900)).toEqual([]);
  });

  test('has every card style among its 100 newest stories', () => {
    const newest = content.stories.toSorted((a, b) => a.minutesAgo - b.minutesAgo).slice(0, 100);
    expect(new Set(newest.map(({ cardStyle }) => cardStyle))).toEqual(
      new Set(['text', 'thumb', 'three', 'cover', 'video', 'audio', 'live']),
    );
  });

  test('has 4 to 6 programmes with at least 40 episodes, each with its own clip', () => {
    const episodes = content.programmes.flatMap((programme) => programme.episodes);
    expect(content.programmes.length).toBeGreaterThanOrEqual(4);
    expect(content.programmes.length).toBeLessThanOrEqual(6);
    expect(episodes.length).toBeGreaterThanOrEqual(40);
    const files = episodes.map(({ id }) => content.clips[`episode-${id}`]?.file);
    expect(new Set(files).size).toBe(episodes.length);
  });

  test('has at least 60 tips in every state and all 17 cities, on 4 topics or more', () => {
    const { topics, tips } = content.tips;
    expect(topics.length).toBeGreaterThanOrEqual(4);
    expect(tips.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tips.map(({ state }) => state)).size).toBe(6);
    expect(new Set(tips.map(({ cityId }) => cityId)).size).toBe(cityIds.length);
    expect(new Set(tips.map(({ pictures }) => pictures.length))).toEqual(new Set([0, 1, 2, 3, 4, 9]));
    expect(tips.some(({ video }) => video !== undefined)).toBe(true);
  });

  test('has videos of publishers, other sites and readers, and at least 3 collections', () => {
    const { videos, works, collections } = content.videos;
    expect(videos.some(({ publisherId }) => publisherId !== undefined)).toBe(true);
    expect(videos.some(({ sourceId }) => sourceId !== undefined)).toBe(true);
    expect(works.some(({ clip }) => clip !== undefined)).toBe(true);
    expect(works.some(({ pictures }) => pictures.length > 0)).toBe(true);
    expect(collections.length).toBeGreaterThanOrEqual(3);
  });

  test('has unique ids of hot events, banners and ads', () => {
    for (const list of [content.hotEvents, content.banners, content.ads]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  });
});

function lengthOf(body: readonly DemoBlock[]): number {
  return body.flatMap(textsOf).join('').replaceAll(/\s/g, '').length;
}

function textsOf(block: DemoBlock): readonly string[] {
  if ('p' in block) return [block.p];
  if ('h' in block) return [block.h];
  if ('quote' in block) return [block.quote, block.by ?? ''];
  if ('img' in block) return [block.caption ?? ''];
  if ('vote' in block || 'audio' in block || 'video' in block) return [];
  return 'list' in block ? block.list : block.table.flat();
}

describe('the error for invalid content names the file', () => {
  let folder: string;
  const source = new URL('..', import.meta.url);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-content-'));
    await cp(new URL('media/avatars', source), join(folder, 'media/avatars'), { recursive: true });
    for (const name of ['pictures.json', 'clips.json', 'panoramas.json']) {
      await cp(new URL(`media/${name}`, source), join(folder, 'media', name));
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const readWith = async (path: string, change: (text: string) => string) => {
    await rm(join(folder, 'content'), { recursive: true, force: true });
    await cp(new URL('content', source), join(folder, 'content'), { recursive: true });
    const file = join(folder, path);
    await writeFile(file, change(await readFile(file, 'utf8')));
    return readDemoContent(pathToFileURL(`${folder}/`));
  };
  const culture = 'content/stories-culture.json';

  test.each([
    ['invalid JSON', culture, () => '[', /stories-culture\.json/],
    [
      'an unknown field',
      culture,
      (text: string) => text.replace('"id"', '"extra": 1, "id"'),
      /additional properties/,
    ],
    [
      'an unknown city',
      culture,
      (text: string) => text.replace(/"cityId": "\d+"/, '"cityId": "999"'),
      /cityId/,
    ],
    ['an unknown block', culture, (text: string) => text.replace('{ "h":', '{ "html":'), /\/0\/body/],
    [
      'an unknown picture',
      culture,
      (text: string) => text.replace(/"img": "[^"]+"/, '"img": "nowhere"'),
      /nowhere/,
    ],
    ['a duplicate id', culture, (text: string) => text.replaceAll('"1402"', '"1401"'), /1401.*twice/],
    [
      'too few covers',
      culture,
      (text: string) => text.replace(/"covers": \["[^"]+"\]/, '"covers": []'),
      /0 covers/,
    ],
    [
      'a missing story',
      'content/hot-events.json',
      (text: string) => text.replace(/"newsIds": \[\s*"[^"]+"/, '"newsIds": ["9999"'),
      /no story 9999/,
    ],
    [
      'a story with two publishers',
      'content/publishers.json',
      (text: string) => text.replace('"1403"', '"1101"'),
      /jiangren: story 1101 is another's/,
    ],
    [
      'a fact that the sector does not define',
      'content/think-tank/pensionAgency.json',
      (text: string) => text.replace('"beds": "180"', '"bedz": "180"'),
      /ent-pensionAgency-01.*does not define bedz/,
    ],
    [
      'a table row without a column',
      'content/think-tank/pensionAgency.json',
      (text: string) => text.replace('"care": "0", ', ''),
      /ent-pensionAgency-01.*a row without care/,
    ],
    [
      'a credit code with a wrong check character',
      'content/think-tank/pensionAgency.json',
      (text: string) =>
        text.replace(
          /"creditCode": "(\w{17})(\w)"/,
          (_, most, last) => `"creditCode": "${most}${last === '1' ? '2' : '1'}"`,
        ),
      /ent-pensionAgency-01.*not a valid credit code/,
    ],
    [
      'two enterprises of one name',
      'content/think-tank/pensionAgency.json',
      (text: string) => text.replace('"name": "槐荫里养护院"', '"name": "观海颐养中心"'),
      /观海颐养中心 occurs twice/,
    ],
    [
      'a phone number that could be in service',
      'content/think-tank/pensionAgency.json',
      (text: string) => text.replace(/"phone": "0531-00/, '"phone": "0531-80'),
      /pensionAgency\.json[\s\S]*not in service/,
    ],
  ])('%s', async (_what, path, change, message) => {
    const error: unknown = await readWith(path, change).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toMatch(message);
  });

  test('a missing file', async () => {
    await readWith(culture, (text) => text);
    await rm(join(folder, 'content/comment-pool.json'));
    await expect(readDemoContent(pathToFileURL(`${folder}/`))).rejects.toThrow(/comment-pool\.json/);
  });
});
