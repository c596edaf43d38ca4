import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { testSignedLedgers } from '../domains/shared/ledger/test-ledger.ts';
import { openUploadFiles } from '../services/uploads/upload-files.ts';
import { testPushService } from '../http/testing/test-push.ts';
import { testAccountServices } from '../domains/account/test-services.ts';
import { createLiveServices } from '../domains/live/live-services.ts';
import { createHandlers } from '../http/operations/contract-handlers.ts';
import { quiet } from '../http/testing/test-handlers.ts';
import { openLocalMediaStore } from '../services/media/media-store.ts';
import { maxFeedBytes } from './read-source.ts';
import { ImportError } from './import-error.ts';
import { importFeed } from './import-feed.ts';
import { createPictureStore } from './picture-store.ts';

const now = new Date('2026-11-21T08:00:00+08:00');
const visitor = { requestId: 'test' };

let database: TestDatabase;
let folder: string;
let site: Server;
let origin: string;
/** responses of the site by path; requested paths are recorded */
const pages = new Map<string, { body: Buffer | string; type: string }>();
const requestedPaths: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  site = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    const page = pages.get(path);
    if (page) response.setHeader('content-type', page.type).end(page.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  database = await openTestDatabase();
  pages.clear();
  requestedPaths.length = 0;
  return () => database.close();
});

const load = (source: string, sectionId?: string, privateHosts: readonly string[] = []) =>
  importFeed(source, {
    db: database.db,
    pictureStore: createPictureStore(database.db, openLocalMediaStore(join(folder, 'media'))),
    now,
    privateHosts,
    ...(sectionId !== undefined && { sectionId }),
  });

/** The site is on loopback, which only this option allows. */
const loadFromSite = (path: string) => load(origin + path, undefined, [new URL(origin).host]);

function handlers() {
  const deps = { db: database.db, clock: () => now, log: quiet };
  const files = openUploadFiles(database.location.dataDir);
  const live = createLiveServices(database, deps);
  return createHandlers(deps, testAccountServices(), files, live, testSignedLedgers(deps), testPushService());
}

async function stories() {
  const { list } = (await handlers().listImportantNews({ query: {}, headers: {}, body: {} }, visitor)) as {
    list: [];
  };
  const all = await database.db.selectFrom('news').selectAll().orderBy('published_at').execute();
  return { important: list, all };
}

const rss = (items: string, title = '测试源') =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`;
const item = (guid: string, title: string, more = '') =>
  `<item><guid>${guid}</guid><title>${title}</title><pubDate>Tue, 03 Nov 2026 08:30:00 +0800</pubDate>${more}</item>`;

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('importing a feed', () => {
  test('twice changes nothing, and a changed story is updated', async () => {
    const path = await file('a.rss', rss(item('1', '甲') + item('2', '乙', '<description>旧</description>')));
    expect(await load(path)).toMatchObject({
      title: '测试源',
      new: 2,
      updated: 0,
      unchanged: 0,
      skipped: [],
    });
    expect(await load(path)).toMatchObject({ new: 0, updated: 0, unchanged: 2 });
    await file('a.rss', rss(item('1', '甲') + item('2', '乙', '<description>新</description>')));
    expect(await load(path)).toMatchObject({ new: 0, updated: 1, unchanged: 1 });
    expect((await stories()).all.map(({ title }) => title)).toEqual(['甲', '乙']);
  });

  test('an item without a date keeps the time of its first import', async () => {
    const path = await file('undated.rss', rss('<item><guid>1</guid><title>甲</title></item>'));
    await load(path);
    expect(await load(path)).toMatchObject({ new: 0, unchanged: 1 });
    expect((await stories()).all[0]?.published_at).toBe('2026-11-21 08:00:00');
  });

  test('a story dated in the future is published now', async () => {
    await load(await file('future.rss', rss(item('1', '甲').replace('03 Nov 2026', '30 Dec 2026'))));
    expect((await stories()).all[0]?.published_at).toBe('2026-11-21 08:00:00');
  });

  test('labels choose the channel, and --section overrides them', async () => {
    await load(
      await file('labels.rss', rss(item('1', '甲', '<category>足球</category><category>中超</category>'))),
    );
    await load(await file('all.rss', rss(item('2', '乙', '<category>足球</category>'))), 'culture');
    const { all } = await stories();
    expect(all.map(({ section_id }) => section_id).toSorted()).toEqual(['culture', 'sports']);
    expect(all.find(({ title }) => title === '甲')?.labels_json).toBe('["足球","中超"]');
  });

  test('audio becomes an audio story and video a video story, with players', async () => {
    const sound = item(
      '1',
      '早新闻',
      '<enclosure url="https://a.example/1.mp3" type="audio/mpeg" length="9"/>',
    );
    const video = item(
      '2',
      '短片',
      '<enclosure url="https://a.example/2.mp4" type="video/mp4" length="1740000"/>',
    );
    await load(await file('media.rss', rss(sound + video)));
    const { all } = await stories();
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['audio', 'video']);
    const bodies = await database.db.selectFrom('news_bodies').select('body').execute();
    expect(bodies.map(({ body }) => body).join()).toContain('<figure data-audio="https://a.example/1.mp3"');
    expect(bodies.map(({ body }) => body).join()).toContain(
      '<figure data-video="https://a.example/2.mp4" data-duration="0" data-bytes="1740000"></figure>',
    );
  });

  test('an item without title and text, or with an unreadable date, is skipped with the reason', async () => {
    const items =
      '<item><guid>1</guid></item>' + item('2', '乙').replace('Tue, 03 Nov 2026 08:30:00 +0800', 'soon');
    const { skipped } = await load(await file('skip.rss', rss(items)));
    expect(skipped).toEqual([
      { item: 'item 1', reason: 'it has neither title nor text' },
      { item: '乙', reason: 'its date “soon” cannot be read' },
    ]);
  });

  test('hostile HTML in a story is removed', async () => {
    const hostile =
      '&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p onclick=alert(1)&gt;字&lt;/p&gt;';
    await load(
      await file('xss.rss', rss(item('1', '&lt;b&gt;题&lt;/b&gt;', `<description>${hostile}</description>`))),
    );
    const [row] = await database.db.selectFrom('news_bodies').select('body').execute();
    expect(row?.body).toBe('<p>字</p>');
    expect((await stories()).all[0]?.title).toBe('题');
  });
});

test('a text with more terms than a statement takes values is imported, and updated', async () => {
  // every pair of neighbours is new
  const text = Array.from({ length: 70_000 }, (_, index) =>
    String.fromCodePoint(
      0x4e00 + (index % 2 === 0 ? Math.floor(index / 2) % 20_000 : Math.floor(index / 8) % 20_000),
    ),
  ).join('');
  const feed = (body: string) =>
    file('terms.rss', rss(item('1', '甲', `<description>${body}</description>`)));
  expect(await load(await feed(text))).toMatchObject({ new: 1 });
  expect(await load(await feed(`${text}完`))).toMatchObject({ updated: 1 });
  expect(await load(await feed('短'))).toMatchObject({ updated: 1 });
  const terms = await database.db.selectFrom('news_terms').select('term').execute();
  expect(terms.length).toBeLessThan(10);
});

test('an id as long as the limit is stored, and a longer address of a picture is not requested', async () => {
  const random = (count: number, pick: (value: number) => string) =>
    Array.from({ length: count }, (_, index) => pick((index * 7919 + index * index * 104_729) % 20_000)).join(
      '',
    );
  const key = random(800, (value) => String.fromCodePoint(0x4e00 + value));
  const path = `/${random(1000, (value) => String(value).padStart(5, '0'))}.png`;
  pages.set(path, { body: 'x', type: 'image/png' });
  const picture = `<description>&lt;img src="${origin}${path}"&gt;</description>`;
  await file('long.rss', rss(item(key, '甲', picture)));
  expect(await load(join(folder, 'long.rss'), undefined, [new URL(origin).host])).toMatchObject({
    new: 1,
    missingPictures: 1,
  });
  expect(requestedPaths).toEqual([]);
});

describe('a feed from the web', () => {
  test('is decoded with the charset of its response, and its pictures are fetched once into the media store', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8141c' } })
      .jpeg()
      .toBuffer();
    pages.set('/p.jpg', { body: picture, type: 'image/jpeg' });
    const text = rss(
      item(
        '1',
        '泉水',
        `<description>&lt;p&gt;文&lt;/p&gt;&lt;img src="${origin}/p.jpg" alt="泉"&gt;</description>`,
      ),
    ).replace(' encoding="utf-8"', '');
    pages.set('/feed', { body: iconv.encode(text, 'gbk'), type: 'application/rss+xml; charset=gbk' });
    expect(await loadFromSite('/feed')).toMatchObject({ new: 1, missingPictures: 0 });
    expect(await loadFromSite('/feed')).toMatchObject({ unchanged: 1 });
    expect(requestedPaths.filter((path) => path === '/p.jpg')).toHaveLength(1);
    const [row] = await database.db.selectFrom('news_bodies').select('body').execute();
    expect(row?.body).toMatch(
      /<img src="\/media\/store\/[0-9a-f]{32}\.jpg" alt="泉" width="60" height="40" data-color="#[0-9a-f]{6}">/,
    );
  });

  test('a missing or invalid picture leaves the story with the missing-picture state', async () => {
    pages.set('/p.jpg', { body: '<html>', type: 'image/jpeg' });
    const pictures = `<description>&lt;img src="${origin}/p.jpg" alt="泉"&gt;&lt;img src="${origin}/none.png"&gt;&lt;p&gt;文&lt;/p&gt;</description>`;
    pages.set('/feed', { body: rss(item('1', '甲', pictures)), type: 'text/xml' });
    expect(await loadFromSite('/feed')).toMatchObject({ new: 1, missingPictures: 2 });
    const [row] = await database.db.selectFrom('news_bodies').select('body').execute();
    expect(row?.body).toContain('<img alt="泉">');
  });

  test('pictures on private hosts are not requested by default, nor on the feed’s own', async () => {
    const path = await file(
      'ssrf.rss',
      rss(item('1', '甲', `<description>&lt;img src="${origin}/secret.jpg"&gt;字</description>`)),
    );
    expect(await load(path)).toMatchObject({ missingPictures: 1 });
    expect(requestedPaths).toEqual([]);
    pages.set('/feed', { body: await readFile(path), type: 'text/xml' });
    expect(await load(`${origin}/feed`)).toMatchObject({ missingPictures: 1 });
    expect(requestedPaths).toEqual(['/feed']);
  });

  test('an HTTP error status is reported', async () => {
    await expect(load(`${origin}/none`)).rejects.toThrow('the address answers with status 404');
  });
});

describe('a feed that cannot be imported writes nothing', () => {
  test.each([
    ['XML that breaks off', rss(item('1', '甲')).slice(0, -30), 'not well-formed'],
    ['a feed without entries', rss(''), 'no entries'],
    ['a web page', '<!doctype html><html></html>', 'web page'],
    ['entities', `<!DOCTYPE r [<!ENTITY a "b">]>${rss(item('1', '&a;'))}`, 'entities'],
  ])('%s', async (name, content, sentence) => {
    await expect(load(await file(`${name}.xml`, content))).rejects.toThrow(sentence);
    expect((await stories()).all).toEqual([]);
  });

  test.each([
    ['too many entries', (items: string) => items + '<item><title>三</title></item>'.repeat(2000)],
    [
      'too many attributes',
      (items: string) =>
        `${items}<item ${Array.from({ length: 200 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    ],
    ['a broken end', (items: string) => `${items}<item>`],
  ])('%s: stories that were stored before stay as they are', async (name, worse) => {
    const path = await file(`${name}.xml`, rss(item('1', '甲') + item('2', '乙')));
    await load(path);
    const before = (await stories()).all;
    await file(`${name}.xml`, rss(worse(item('1', '改') + item('2', '乙'))));
    await expect(load(path)).rejects.toThrow(ImportError);
    expect((await stories()).all).toEqual(before);
  });

  test('a file beyond the size limit is rejected before it is read', async () => {
    const path = join(folder, 'huge.rss');
    await writeFile(path, Buffer.alloc(maxFeedBytes + 1, 32));
    await expect(load(path)).rejects.toThrow('too large');
  });

  test('an unknown channel is rejected with the list of channels', async () => {
    await expect(load(await file('s.rss', rss(item('1', '甲'))), 'moon')).rejects.toThrow(
      'there is no channel “moon”; take one of shandong, city',
    );
  });
});
