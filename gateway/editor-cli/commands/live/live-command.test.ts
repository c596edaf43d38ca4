import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRoom } from '../../../domains/live/test-lives.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { CommandError } from '../../editor-command.ts';
import { live } from './live-command.ts';

const cover = { url: '/media/demo/a.jpg', width: 4, height: 3, color: '#112233', alt: '图' };

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(story('s', 5, { covers: [cover], cardStyle: 'cover' }));
  await addRoom(gateway.db, 'r');
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => cliWith({ STREAM_ORIGINS: 'https://stream.example' }, ...args);

async function cliWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string[]> {
  const printed: string[] = [];
  const now = new Date('2026-11-03T09:00:00+08:00');
  await live.run(args, { db: gateway.db, now, print: (line) => printed.push(line), env });
  return printed;
}
const room = async (roomId = 'r') =>
  (await call(gateway.handlers, 'getLiveRoom', { query: { roomId } })).room;

test('announces a live with a story card', async () => {
  const [line = ''] = await cli(
    'create',
    '泉水节开幕',
    '--lead',
    '趵突泉边',
    '--starts',
    '2026-11-05 19:30',
    '--cover-of',
    's',
  );
  const [, id = ''] = /^(\S+) 预告 \(announced\) 2026-11-05 19:30:00: 泉水节开幕$/.exec(line) ?? [];
  expect(await room(id)).toMatchObject({ title: '泉水节开幕', state: 'preview', cover });
  const article = await call(gateway.handlers, 'getArticle', { body: { newsId: id } });
  expect(article).toMatchObject({ kind: 'live', liveState: 'preview' });
  expect(await cli('list')).toContainEqual(expect.stringContaining('泉水节开幕'));
});

test('moves a live through its states and rejects invalid transitions', async () => {
  await expect(cli('pause', 'r')).rejects.toThrow('预告');
  expect(await cli('start', 'r')).toEqual(['r 直播中: 直播r']);
  expect(await cli('pause', 'r')).toEqual(['r 暂停: 直播r']);
  expect(await cli('resume', 'r')).toEqual(['r 直播中: 直播r']);
  await cli('source', 'r', 'https://stream.example/r.m3u8');
  expect(await room()).toMatchObject({ play: { url: 'https://stream.example/r.m3u8', live: true } });
  expect(await cli('end', 'r')).toEqual(['r 已结束: 直播r']);
  expect(await cli('replay', 'r', 'https://stream.example/vod.m3u8')).toEqual(['r 回放: 直播r']);
  expect(await room()).toMatchObject({ play: { url: 'https://stream.example/vod.m3u8', live: false } });
});

test('tells the editor when pages may not play from the origin of a playlist', async () => {
  await addRoom(gateway.db, 'elsewhere');
  const warning = expect.stringMatching(/https:\/\/stream\.example.*STREAM_ORIGINS/);
  const url = 'https://stream.example/r.m3u8';
  expect(await cliWith({}, 'source', 'elsewhere', url)).toContainEqual(warning);
  expect(await cli('source', 'elsewhere', url)).not.toContainEqual(warning);
});

test('publishes scenes and sends messages as the host', async () => {
  await addRoom(gateway.db, 'talk', { state: 'living' });
  const [output = ''] = await cli(
    'scene',
    'talk',
    '花开了',
    '--by',
    '记者崔敏',
    '--picture',
    '/media/demo/a.jpg',
  );
  const scenes = await call(gateway.handlers, 'listLiveScenes', { body: { roomId: 'talk' } });
  expect(scenes.list).toMatchObject([
    { text: '花开了', by: '记者崔敏', pictures: [{ url: '/media/demo/a.jpg' }] },
  ]);
  await cli('unscene', output.split(' ')[0] ?? '');
  await cli('say', 'talk', '大家好');
  const messages = () => call(gateway.handlers, 'listLiveMessages', { body: { roomId: 'talk' } });
  expect((await messages()).list).toMatchObject([{ text: '大家好', host: true, name: '齐鲁晚报' }]);
  await cli('chat', 'talk', 'hold');
  const reader = await gateway.signIn('老李');
  const body = { roomId: 'talk', text: '等编辑', clientId: clientId() };
  const { id } = await call(gateway.handlers, 'sendLiveMessage', { body }, reader);
  expect(await cli('messages', 'talk')).toEqual([expect.stringContaining('老李: 等编辑')]);
  await cli('approve', id);
  expect((await messages()).list[0]).toMatchObject({ text: '等编辑', state: 'shown' });
  await cli('drop', id);
  expect((await messages()).list).toHaveLength(1);
});

test('opens a red packet and lists pending cash-outs', async () => {
  const [line = ''] = await cli('packet', 'r', '开播红包', '--fund', '200', '--each', '0.5');
  expect(line).toContain('红包 200.00 元，到 2026-11-10 09:00:00');
  expect(await room()).toMatchObject({ packet: { title: '开播红包' } });
  expect(await cli('payouts')).toEqual([expect.stringContaining('没有待付')]);
});

test('sets the host, the reporters and the series of a live', async () => {
  await gateway.db
    .insertInto('publishers')
    .values({
      id: 'p',
      kind: 'personal',
      name: '街巷里的人',
      head_img: '',
      summary: '写身边人',
      introduction: '写身边人',
      city_id: null,
      contact_json: null,
      services_json: '[]',
      since: '2026-01-01 08:00:00',
    })
    .execute();
  await addRoom(gateway.db, 'staffed', { state: 'living' });
  const host = await gateway.signIn('主持人小刘');
  await cli('host', 'staffed', '主持人小刘');
  const body = { roomId: 'staffed', text: '大家好', clientId: clientId() };
  expect(await call(gateway.handlers, 'sendLiveMessage', { body }, host)).toMatchObject({ host: true });
  await cli('reporter', 'staffed', 'p', '跟车记者');
  await cli('reporter', 'staffed', 'p', '跟车', '播报');
  const reporters = await call(gateway.handlers, 'listLiveReporters', { query: { roomId: 'staffed' } });
  expect(reporters.list).toMatchObject([{ publisherId: 'p', role: '跟车 播报', followed: false }]);
  const [line = ''] = await cli('series', '慢下来', '--lead', '不赶进度', '--cover-of', 's');
  const [albumId = ''] = line.split(' ');
  await cli('into', albumId, 'staffed');
  expect(await room('staffed')).toMatchObject({ album: { id: albumId, title: '慢下来' }, reporters: 1 });
});

test('removes a live with its card', async () => {
  await gateway.addStories(story('gone', 5, { kind: 'live', liveState: 'preview' }));
  await addRoom(gateway.db, 'gone');
  expect(await cli('remove', 'gone')).toEqual(['gone 已移除 (removed): 标题gone']);
  const response = await call(gateway.handlers, 'getLiveRoom', { query: { roomId: 'gone' } });
  expect(response).toEqual({ removed: true });
});

test.each([
  [[]],
  [['start']],
  [['start', 'none']],
  [['scene', 'none', '内容']],
  [['scene', 'r']],
  [['source', 'r', 'ftp://stream']],
  [['chat', 'r', 'loud']],
  [['packet', 'r', '红包', '--fund', 'much']],
  [['create', '标题', '--lead', '导语', '--starts', 'tomorrow', '--cover-of', 's']],
  [['remove', 'none']],
  [['host', 'r', '没有这个人']],
  [['reporter', 'r', 'none', '记者']],
  [['into', 'none', 'r']],
  [['series', '合集']],
  [['approve', 'none']],
])('rejects %j', async (args: readonly string[]) => {
  await expect(cli(...args)).rejects.toThrow(CommandError);
});
