import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '../../../contract/schemas.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import type { Story } from '../story/story-store.ts';

let gateway: TestHandlers;

const cover = { url: '/media/a.jpg', width: 1280, height: 853, color: '#123456', alt: '泉' };
const programme = (id: string, place: number) => ({
  id,
  name: `节目${id}`,
  summary: '每天早上听',
  host: '王晓岚',
  cover_json: JSON.stringify(cover),
  place,
});
const episode = (id: string, minutesAgo: number, fields: Partial<Story> = {}) =>
  story(id, minutesAgo, {
    kind: 'audio',
    cardStyle: 'audio',
    covers: [cover],
    media: { url: `/media/${id}.m4a`, duration: 33 },
    inStreams: false,
    ...fields,
  });

beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.db
    .insertInto('audio_programmes')
    .values([programme('night', 1), programme('morning', 0), programme('empty', 2)])
    .execute();
  await gateway.addStories(
    story('s1', 5),
    episode('m1', 10, { programmeId: 'morning' }),
    // same second: ordered by id
    episode('m2', 20, { programmeId: 'morning' }),
    episode('m3', 20, { programmeId: 'morning' }),
    episode('n1', 30, { programmeId: 'night' }),
    episode('loose', 40, { inStreams: true, covers: [], media: { url: 'https://pod.example/1.mp3' } }),
    story('silent', 50, { kind: 'audio', cardStyle: 'audio' }),
  );
});
afterAll(() => gateway.close());

type AudioNewsQuery = { programmeId?: string; from?: string; cursor?: string; pageSize?: number };
const listen = (body: AudioNewsQuery) => call(gateway.handlers, 'listAudioNews', { body });
const ids = ({ list }: Schemas['AudioPage']) => list.map(({ id }) => id).join(' ');

describe('audio stories', () => {
  test('are listed newest first, and by id within a second', async () => {
    expect(ids(await listen({}))).toBe('m1 m3 m2 n1 loose');
  });

  test('of one programme are listed when it is given', async () => {
    expect(ids(await listen({ programmeId: 'morning' }))).toBe('m1 m3 m2');
  });

  test('of an empty programme are an empty list, of an unknown one a 404', async () => {
    expect(ids(await listen({ programmeId: 'empty' }))).toBe('');
    await expect(listen({ programmeId: 'nowhere' })).rejects.toMatchObject({ code: 404 });
  });

  test('have sound, programme and cover, and lack fields that a story does not have', async () => {
    const { list } = await listen({});
    expect(list[0]).toMatchObject({
      id: 'm1',
      audio: { url: '/media/m1.m4a', duration: 33 },
      programme: { id: 'morning', name: '节目morning' },
      cover,
    });
    const loose = list.at(-1);
    expect(loose?.audio).toEqual({ url: 'https://pod.example/1.mp3', duration: 0 });
    expect(loose).not.toHaveProperty('programme');
    expect(loose).not.toHaveProperty('cover');
  });

  test('are paged without gaps or repeats', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listen({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(ids(page));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(['m1 m3', 'm2 n1', 'loose']);
  });
});

describe('the list that contains an episode', () => {
  test('begins with the episode, preceded by the newer one', async () => {
    const page = await listen({ from: 'm3' });
    expect(ids(page)).toBe('m3 m2');
    expect(page.previous?.id).toBe('m1');
  });

  test('has no previous episode for the newest', async () => {
    expect(await listen({ from: 'm1' })).not.toHaveProperty('previous');
  });

  test('continues within the programme, also with pages of one', async () => {
    const first = await listen({ from: 'm1', pageSize: 1 });
    expect(ids(first)).toBe('m1');
    const second = await listen({ from: 'm1', pageSize: 1, cursor: first.nextCursor ?? '' });
    expect(ids(second)).toBe('m3');
    expect(second).not.toHaveProperty('previous');
  });

  test('contains all audio stories for a story without programme', async () => {
    const page = await listen({ from: 'loose' });
    expect(ids(page)).toBe('loose');
    expect(page.previous?.id).toBe('n1');
  });

  test.each(['s1', 'silent', 'nowhere'])('is a 404 for %s, which has no sound', async (from) => {
    await expect(listen({ from })).rejects.toMatchObject({ code: 404 });
  });
});

test('programmes are in editorial order, with the number of episodes and the time of the latest', async () => {
  const { list } = await call(gateway.handlers, 'listAudioProgrammes', {});
  expect(list.map(({ id, episodes, updatedAt }) => [id, episodes, updatedAt])).toEqual([
    ['morning', 3, '2026-11-03 07:50:00'],
    ['night', 1, '2026-11-03 07:30:00'],
    ['empty', 0, undefined],
  ]);
});

test('a story excluded from the streams can be opened by id and found by search', async () => {
  const { list } = await call(gateway.handlers, 'listHeadlineNews', { body: {} });
  expect(list.map(({ id }) => id)).toEqual(['s1', 'loose', 'silent']);
  const article = await call(gateway.handlers, 'getArticle', { body: { newsId: 'm1' } });
  expect(article.audio).toEqual({ url: '/media/m1.m4a', duration: 33 });
  const found = await call(gateway.handlers, 'searchNews', { body: { query: '标题m2' } });
  expect(found.list.map(({ id }) => id)).toEqual(['m2']);
});
