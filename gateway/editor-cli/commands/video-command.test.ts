import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPublishers } from '../../domains/news/publisher/publisher-store.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let gateway: TestHandlers;
const picture = { url: '/media/p.jpg', width: 1600, height: 900, color: '#123456', alt: '' };

beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    ...['f1', 'f2', 'f3'].map((id, index) =>
      story(id, index, { kind: 'video', media: { url: `/media/${id}.mp4`, duration: 9 } }),
    ),
    story('words', 5),
  );
  await gateway.db.transaction().execute((transaction) =>
    insertPublishers(transaction, [
      {
        id: 'p1',
        kind: 'personal',
        name: '看海的人',
        head_img: '',
        summary: '一句话',
        introduction: '一段话',
        since: '2026-01-01 08:00:00',
      },
    ]),
  );
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, ['video', ...args]);
const idIn = ({ printed }: { readonly printed: readonly string[] }) => printed[0]?.split(' ')[0] ?? '';
const videos = async (collectionId: string) =>
  (await call(gateway.handlers, 'listCollectionVideos', { body: { collectionId } })).list.map(({ id }) => id);

describe('collections', () => {
  test('are created, filled and emptied, visibly to readers', async () => {
    const id = idIn(await cli('create', '海边', '一分钟', '--summary', '早晚各一次', '--publisher', 'p1'));
    const body = { collectionId: id };
    expect(await call(gateway.handlers, 'getVideoCollection', { body })).toMatchObject({
      title: '海边 一分钟',
      summary: '早晚各一次',
      publisher: { id: 'p1' },
      total: 0,
    });
    expect(await cli('add', id, 'f2', 'f1')).toMatchObject({ code: 0 });
    expect(await videos(id)).toEqual(['f2', 'f1']);
    expect((await cli('drop', 'f2')).printed).toEqual(['移出 1 个视频 (removed)']);
    expect(await videos(id)).toEqual(['f1']);
    expect((await cli('list')).printed).toContain(`${id} 合集 (collection) 海边 一分钟 · 看海的人`);
  });

  test('add nothing when one of the stories is not a video', async () => {
    const id = idIn(await cli('create', '另一个'));
    expect((await cli('add', id, 'f3', 'words')).errorText).toContain('words');
    expect(await videos(id)).toEqual([]);
  });
});

test('assigns videos to an external source', async () => {
  await cli('source', 'sea-tv', '海边电视', '--home', 'https://sea.example/', '--summary', '邻市的台');
  expect(await cli('from', 'sea-tv', 'f3')).toMatchObject({ code: 0 });
  const body = { sourceId: 'sea-tv' };
  expect(await call(gateway.handlers, 'listSourceVideos', { body })).toMatchObject({
    source: { name: '海边电视', homeUrl: 'https://sea.example/', total: 1 },
    list: [{ id: 'f3' }],
  });
  expect((await cli('source', 'sea-tv', '又一个')).errorText).toContain('sea-tv');
});

describe('a tip', () => {
  async function sendTip(fields: { pictures?: readonly object[]; video?: object; anonymous?: boolean }) {
    const reader = await gateway.signIn('看潮人');
    const { anonymous = false, pictures = [], video } = fields;
    const text = `退潮了\n沙滩很宽 ${clientId()}`;
    const sent = { text, category: 'other' as const, anonymous, clientId: clientId() };
    const { id } = await call(gateway.handlers, 'publishTip', { body: sent }, reader);
    await gateway.db
      .updateTable('tips')
      .set({
        pictures_json: JSON.stringify(pictures),
        video_json: video === undefined ? null : JSON.stringify(video),
        shown_at: '2026-11-03 08:00:00',
      })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const workOf = async (tipId: string) => {
    const body = { workId: idIn(await cli('work', tipId, '退潮时分')) };
    return call(gateway.handlers, 'getClapperWork', { body });
  };

  test('with a video becomes a work under its sender’s name, in the video feed', async () => {
    const tipId = await sendTip({ video: { url: '/media/uploads/a.mp4', duration: 7, poster: picture } });
    const work = await workOf(tipId);
    expect(work).toMatchObject({
      title: '退潮时分',
      author: { name: '看潮人' },
      film: { url: '/media/uploads/a.mp4', duration: 7, poster: picture.url },
      pictures: [],
    });
    expect(work.text).toContain('退潮了\n沙滩很宽');
    const { list } = await call(gateway.handlers, 'listVideoFeed', {
      body: { newsId: work.id, pageSize: 1 },
    });
    expect(list[0]?.author?.name).toBe('看潮人');
    expect((await cli('work', tipId, '又一次')).errorText).toContain(work.id);
  });

  test('with pictures becomes a work of pictures', async () => {
    const work = await workOf(await sendTip({ pictures: [picture, picture] }));
    expect(work).toMatchObject({ pictures: [picture, picture], shareCard: { image: picture.url } });
    expect(work).not.toHaveProperty('film');
  });

  test('without video and pictures, or from an anonymous sender, is rejected', async () => {
    expect((await cli('work', await sendTip({}), '标题')).code).toBe(1);
    const anonymous = await sendTip({ pictures: [picture], anonymous: true });
    expect((await cli('work', anonymous, '标题')).errorText).toContain('匿名');
    expect((await cli('work', 'tip-none', '标题')).code).toBe(1);
  });
});

test.each([
  [[]],
  [['list', 'all']],
  [['create']],
  [['create', '合集', '--publisher', 'none']],
  [['add']],
  [['add', 'none', 'f1']],
  [['drop']],
  [['drop', 'words']],
  [['source', 'BIG', '名']],
  [['source', 'small']],
  [['source', 'small', '名', '--home', 'ftp://x']],
  [['from', 'none', 'f1']],
  [['from', 'none']],
  [['work']],
  [['work', 'tip-1']],
])('rejects %j and prints the usage', async (args: readonly string[]) => {
  const { code, errorText } = await cli(...args);
  expect(code).toBe(1);
  expect(errorText).toContain('video list');
});
