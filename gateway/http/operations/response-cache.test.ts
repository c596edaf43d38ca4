import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { insertStories } from '../../domains/news/story/story-store.ts';
import { createResponseCache, cacheKeyOf } from './response-cache.ts';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

describe('a response', () => {
  const answering = (...texts: readonly string[]) => {
    const left = [...texts];
    return vi.fn(async () => left.shift() ?? 'none');
  };

  test('is cached at its second request while nothing is written, and made again after each write', async () => {
    let revision = '1';
    const { get } = createResponseCache(() => revision);
    const make = answering('first', 'second', 'third');
    const texts = [await get('a', make), await get('a', make), await get('a', make)];
    revision = '2';
    texts.push(await get('a', make), await get('a', make));
    expect(texts.map(String)).toEqual(['first', 'second', 'second', 'third', 'third']);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('is not evicted by requests that come only once', async () => {
    const { get } = createResponseCache(() => '1');
    const make = answering('first', 'second');
    await get('a', make);
    await get('a', make);
    for (let other = 0; other < 900; other += 1) await get(String(other), answering('other'));
    expect(String(await get('a', make))).toBe('second');
  });

  test('is not cached when a write came while it was made', async () => {
    let revision = 1;
    const { get } = createResponseCache(() => String(revision));
    await get('a', answering('first request'));
    await get('a', async () => {
      revision += 1;
      return 'of either revision';
    });
    expect(String(await get('a', answering('of this revision')))).toBe('of this revision');
  });

  test('is made again after a failure, and separately for each key', async () => {
    const { get } = createResponseCache(() => '1');
    await expect(get('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(String(await get('a', answering('of a')))).toBe('of a');
    expect(String(await get('b', answering('of b')))).toBe('of b');
  });

  test('is never cached where the revision is unknown', async () => {
    const { get } = createResponseCache(() => undefined);
    const make = answering('first', 'second');
    expect([await get('a', make), await get('a', make)].map(String)).toEqual(['first', 'second']);
  });

  test('is evicted after two hundred newer ones', async () => {
    const { get } = createResponseCache(() => '1');
    const make = answering('first', 'second', 'third');
    await get('a', make);
    await get('a', make);
    for (let other = 0; other < 200; other += 1)
      for (let time = 0; time < 2; time += 1) await get(String(other), answering('other'));
    expect(String(await get('a', make))).toBe('third');
  });
});

describe('the cache key', () => {
  const body = { pageSize: 20, cursor: 'c' };

  test('is equal for all devices and differs between pages', () => {
    const key = cacheKeyOf(
      'listImportantNews',
      undefined,
      { timestamp: 1 },
      { ...body, ak: 'device', userAgent: 'phone' },
    );
    expect(key).toBe(
      cacheKeyOf('listImportantNews', undefined, { timestamp: 2, tokenID: 't' }, { ...body, ak: 'other' }),
    );
    expect(key).not.toBe(cacheKeyOf('listImportantNews', undefined, {}, { ...body, cursor: 'd' }));
    expect(key).not.toBe(cacheKeyOf('listHeadlineNews', undefined, {}, body));
  });

  test('is undefined for personal, writing and time-dependent operations', () => {
    for (const id of ['getArticle', 'listNewsComments', 'likeNews', 'listHotEvents', 'getTokenInfo'] as const)
      expect([id, cacheKeyOf(id, undefined, {}, {})]).toEqual([id, undefined]);
  });

  test('is undefined for a signed-in reader', () => {
    const reader = { id: '1', name: '甲' } as const;
    expect(cacheKeyOf('listImportantNews', reader, {}, body)).toBeUndefined();
  });

  test('is undefined for a very long request', () => {
    expect(
      cacheKeyOf('listImportantNews', undefined, {}, { ...body, more: 'x'.repeat(300) }),
    ).toBeUndefined();
  });
});

describe('a cached list of the server is exact', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await server.addStories(storyOf('1001', { important: true }));
  });
  afterAll(() => server.close());

  const list = async () => {
    const response = await server.post('/gateway/getImportantNewsList.do', {});
    const stories: { id: string; counts: { reads: number; likes: number } }[] = response.json().data.list;
    return stories.map(({ id, counts }) => `${id} read ${counts.reads} liked ${counts.likes}`);
  };

  test('after a counted read, a like and its removal', async () => {
    expect([await list(), await list()]).toEqual([['1001 read 0 liked 0'], ['1001 read 0 liked 0']]);
    const token = await server.signIn('甲');
    const write = (path: string, clientId: string, more = {}) =>
      server.post(`/gateway/x/news/${path}`, { newsId: '1001', clientId, ...more }, { token });
    await write('news-read', 'read-0001');
    expect(await list()).toEqual(['1001 read 1 liked 0']);
    await write('like', 'like-0001');
    expect(await list()).toEqual(['1001 read 1 liked 1']);
    await write('like', 'like-0002', { like: false });
    expect(await list()).toEqual(['1001 read 1 liked 0']);
  });

  test('after a write by another process, such as the import', async () => {
    expect(await list()).toHaveLength(1);
    const other = await openDatabase(server.database.location);
    const story = storyOf('1002', { important: true, publishedAt: '2026-11-03 07:30:00' });
    await other.db.transaction().execute((transaction) => insertStories(transaction, [story]));
    await other.close();
    expect(await list()).toEqual(['1002 read 0 liked 0', '1001 read 1 liked 0']);
  });

  test('when a transaction is rolled back', async () => {
    const before = await list();
    const failing = server.database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('news').set({ reads: 99 }).execute();
      throw new Error('rolled back');
    });
    const [, during] = await Promise.all([expect(failing).rejects.toThrow('rolled back'), list()]);
    expect([during, await list()]).toEqual([before, before]);
  });
});
