import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  minute,
  openTestHandlers,
  type SignedIn,
  start,
  story,
  type TestHandlers,
  visitor,
} from '../../../http/testing/test-handlers.ts';
import { addCorrection } from './corrections.ts';

let gateway: TestHandlers;
let reader: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  gateway = await openTestHandlers();
  reader = await gateway.signIn('泉城老李');
  other = await gateway.signIn('海边小周');
  await gateway.addStories(
    story('a1', 10, {
      sectionId: 'culture',
      labels: ['黄河', '生态', '文化'],
      body: '<p>黄河从这里入海。</p>',
      editor: '李文静',
      reporter: '王晓岚',
      copyright: '版权所有',
      covers: [{ url: '/media/a1.webp', width: 0, height: 0, color: '#ffffff', alt: '' }],
    }),
    story('a2', 90, { sectionId: 'sports', labels: ['黄河', '生态'] }),
    story('a3', 20, { sectionId: 'sports', labels: ['黄河'] }),
    story('a4', 30, { sectionId: 'sports', labels: ['文化'] }),
    story('a5', 5, { sectionId: 'culture' }),
    story('a6', 6, {
      kind: 'audio',
      sectionId: 'health',
      originUrl: 'https://example.com/6',
      media: { url: '/media/a6.m4a', duration: 40 },
    }),
  );
});
afterAll(() => gateway.close());

const article = (newsId: string, context: CallContext = visitor) =>
  call(gateway.handlers, 'getArticle', { body: { newsId } }, context);

describe('a story', () => {
  test('has its body and its share card', async () => {
    expect(await article('a1')).toMatchObject({
      id: 'a1',
      body: '<p>黄河从这里入海。</p>',
      editor: '李文静',
      reporter: '王晓岚',
      copyright: '版权所有',
      liked: false,
      saved: false,
      shareCard: { title: '标题a1', description: '摘要a1', image: '/media/a1.webp' },
    });
    expect(await article('a1')).not.toHaveProperty('audio');
  });

  test('with audio has the file to play, an imported one within the body', async () => {
    expect(await article('a6')).toMatchObject({
      audio: { url: '/media/a6.m4a', duration: 40 },
      originUrl: 'https://example.com/6',
    });
  });

  test('that does not exist is a 404', async () => {
    await expect(article('nothing')).rejects.toMatchObject({ code: 404 });
  });

  test('lists its corrections, newest first', async () => {
    expect(await article('a5')).not.toHaveProperty('corrections');
    const correct = (text: string, minutes: number) =>
      gateway.db
        .transaction()
        .execute((transaction) =>
          addCorrection(transaction, 'a5', text, new Date(start.getTime() + minutes * minute)),
        );
    await correct('“三十人”应为“十三人”。', 1);
    await correct('受访者姓名应为李海。', 2);
    expect((await article('a5')).corrections).toEqual([
      { text: '受访者姓名应为李海。', correctedAt: '2026-11-03 08:02:00' },
      { text: '“三十人”应为“十三人”。', correctedAt: '2026-11-03 08:01:00' },
    ]);
  });

  test('that is very long is shortened to its beginning on request', async () => {
    const paragraph = `<p>${'泉'.repeat(1000)}</p>`;
    await gateway.addStories(story('long', 500, { sectionId: 'rural', body: paragraph.repeat(9) }));
    const ask = (newsId: string, beginning: boolean) =>
      call(gateway.handlers, 'getArticle', { body: { newsId, beginning } });
    expect(await ask('long', true)).toMatchObject({
      body: paragraph.repeat(2),
      rest: { characters: 9000, pictures: 0 },
    });
    expect((await ask('long', false)).body).toBe(paragraph.repeat(9));
    expect(await ask('a1', true)).not.toHaveProperty('rest');
  });

  test('is related to stories with the most common labels, then the newest, then those of its section', async () => {
    const { related } = await article('a1');
    expect(related.map(({ id }) => id)).toEqual(['a2', 'a3', 'a4', 'a5']);
    const recommended = (pageSize: number) =>
      call(gateway.handlers, 'listRecommendedNews', { query: { newsId: 'a1', pageSize } });
    expect(await recommended(2)).toMatchObject({ list: [{ id: 'a2' }, { id: 'a3' }] });
    await expect(
      call(gateway.handlers, 'listRecommendedNews', { query: { newsId: 'nothing' } }),
    ).rejects.toMatchObject({ code: 404 });
  });
});

test('is related to stories of its city, with less weight than a common label', async () => {
  await gateway.addStories(
    story('c1', 700, { sectionId: 'rural', cityId: '149', labels: ['大枣'] }),
    story('c2', 800, { sectionId: 'sports', cityId: '149' }),
    story('c3', 900, { sectionId: 'sports', cityId: '149', labels: ['大枣'] }),
    story('c4', 850, { sectionId: 'sports', labels: ['大枣'] }),
  );
  const { related } = await article('c1');
  expect(related.slice(0, 3).map(({ id }) => id)).toEqual(['c3', 'c4', 'c2']);
});

describe('likes', () => {
  const like = (context: CallContext, isSet: boolean, id = clientId()) =>
    call(gateway.handlers, 'likeNews', { body: { newsId: 'a2', like: isSet, clientId: id } }, context);

  test('count once per reader, however often they are sent', async () => {
    await Promise.all(Array.from({ length: 8 }, () => like(reader, true)));
    expect(await like(other, true)).toEqual({ newsId: 'a2', likes: 2, liked: true });
    expect(await article('a2', reader)).toMatchObject({ liked: true, counts: { likes: 2 } });
    expect(await article('a2')).toMatchObject({ liked: false });
  });

  test('are removed once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => like(reader, false)));
    expect(await like(reader, false)).toEqual({ newsId: 'a2', likes: 1, liked: false });
  });

  test('require a signed-in reader and an existing story', async () => {
    await expect(like(visitor, true)).rejects.toMatchObject({ code: 401 });
    await expect(
      call(gateway.handlers, 'likeNews', { body: { newsId: 'nothing', clientId: clientId() } }, reader),
    ).rejects.toMatchObject({ code: 404 });
  });
});

test('a saved story stays saved for its reader until removed', async () => {
  const save = (isSet: boolean) =>
    call(gateway.handlers, 'saveNews', { body: { newsId: 'a3', save: isSet, clientId: clientId() } }, reader);
  expect(await save(true)).toEqual({ newsId: 'a3', saved: true });
  expect(await save(true)).toEqual({ newsId: 'a3', saved: true });
  expect(await article('a3', reader)).toMatchObject({ saved: true });
  expect(await article('a3', other)).toMatchObject({ saved: false });
  await save(false);
  expect(await article('a3', reader)).toMatchObject({ saved: false });
});

describe('counts', () => {
  const read = (id: string, context: CallContext = visitor, newsId = 'a4') =>
    call(gateway.handlers, 'countNewsRead', { body: { newsId, clientId: id } }, context);

  test('of reads increase by one per write, also with concurrent writes', async () => {
    const acts = Array.from({ length: 20 }, clientId);
    await Promise.all([...acts, ...acts].map((id) => read(id)));
    expect(await article('a4')).toMatchObject({ counts: { reads: 20 } });
  });

  test('of reads count a device once per story, also with different spellings of its id', async () => {
    const device = { ...visitor, device: 'a\u0000b' };
    const { reads } = await read(clientId(), device);
    await Promise.all(Array.from({ length: 5 }, () => read(clientId(), device)));
    expect(await read(clientId(), device)).toEqual({ newsId: 'a4', reads });
    expect(await read(clientId(), device, 'a5')).toMatchObject({ reads: 1 });
  });

  test('of reads count a reader once on all devices, also after signing in later', async () => {
    const here = { device: clientId() };
    const { reads } = await read(clientId(), { ...visitor, ...here });
    expect(await read(clientId(), { ...other, ...here })).toMatchObject({ reads });
    expect(await read(clientId(), { ...other, device: clientId() })).toMatchObject({ reads });
    // another reader on the same device
    expect(await read(clientId(), { ...reader, ...here })).toMatchObject({ reads: reads + 1 });
    expect(await read(clientId(), { ...visitor, ...here })).toMatchObject({ reads: reads + 1 });
  });

  test('of reads do not reveal who read what', async () => {
    const device = clientId();
    await read(clientId(), { ...visitor, device });
    await read(clientId(), { ...visitor, device }, 'a5');
    const rows = await gateway.db.selectFrom('news_readers').select('reader_hash').execute();
    expect(new Set(rows.map(({ reader_hash }) => reader_hash)).size).toBe(rows.length);
    expect(JSON.stringify(rows)).not.toContain(device);
  });

  test('respond to a repeat with the first response', async () => {
    const id = clientId();
    const first = await read(id);
    await read(clientId());
    expect(await read(id)).toEqual(first);
  });

  test('record when a signed-in reader last read the story', async () => {
    await read(clientId(), reader);
    gateway.moveTo(5);
    await read(clientId(), reader);
    const history = await gateway.db.selectFrom('news_reads').selectAll().execute();
    expect(history).toContainEqual({
      user_id: reader.reader.id,
      news_id: 'a4',
      read_at: '2026-11-03 08:05:00',
    });
  });

  test('of share views are separate', async () => {
    const share = (id: string) =>
      call(gateway.handlers, 'countShareView', { body: { newsId: 'a4', clientId: id } });
    const id = clientId();
    await share(id);
    await share(id);
    expect(await share(clientId())).toEqual({ newsId: 'a4', views: 2 });
  });

  test('of an unknown story are a 404 and leave the clientId unused', async () => {
    const id = clientId();
    await expect(read(id, visitor, 'nothing')).rejects.toMatchObject({ code: 404 });
    await expect(read(id)).resolves.toMatchObject({ newsId: 'a4' });
  });
});

describe('a clientId', () => {
  const like = (id: string, context: CallContext, newsId = 'a5') =>
    call(gateway.handlers, 'likeNews', { body: { newsId, clientId: id } }, context);

  test('of another operation, story or reader is a 409 without effect', async () => {
    const id = clientId();
    await like(id, reader);
    const conflict = { code: 409 };
    await expect(like(id, other)).rejects.toMatchObject(conflict);
    await expect(like(id, reader, 'a6')).rejects.toMatchObject(conflict);
    await expect(
      call(gateway.handlers, 'saveNews', { body: { newsId: 'a5', clientId: id } }, reader),
    ).rejects.toMatchObject(conflict);
    expect(await article('a5', other)).toMatchObject({ liked: false, counts: { likes: 1 } });
  });
});
