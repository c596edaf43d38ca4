import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  const live = { kind: 'live', cardStyle: 'live', liveState: 'living' } as const;
  await gateway.addStories(story('n1', 1), story('l1', 2, live));
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, args);
const firstOf = ({ printed }: { printed: readonly string[] }) => (printed[0] ?? '').split(' ');
const picture = ['--picture', '/media/store/a.jpg'];

describe('vr', () => {
  test('creates a tour of a live with scenes and spots, and removes it', async () => {
    const created = await cli('vr', 'create', '站在', '泉边', '--lead', '看一圈', ...picture, '--live', 'l1');
    const [id = '', first = ''] = firstOf(created);
    const film = ['--film', 'https://cdn.example/a.m3u8', '--now'];
    const [second = ''] = firstOf(
      await cli('vr', 'scene', id, '此刻', ...picture, '--caption', '现场', ...film),
    );
    const spots = [
      ['三股水', '--at', '12,-6.5', '--text', '水很清'],
      ['看报道', '--at=-90,0', '--story', 'n1'],
      ['去现场', '--at', '0,0', '--scene', second],
    ];
    for (const args of spots) expect(await cli('vr', 'spot', first, ...args)).toMatchObject({ code: 0 });
    const tour = await call(gateway.handlers, 'getVrOfLive', { body: { roomId: 'l1' } });
    expect(tour).toMatchObject({ id, title: '站在 泉边', summary: '看一圈', live: { roomId: 'l1' } });
    expect(tour.scenes.map((scene) => [scene.id, scene.title, scene.caption])).toEqual([
      [first, '站在 泉边', ''],
      [second, '此刻', '现场'],
    ]);
    expect(tour.scenes[1]?.film).toEqual({ url: 'https://cdn.example/a.m3u8', isLive: true });
    expect(tour.scenes[0]?.spots).toMatchObject([
      { kind: 'text', yaw: 12, pitch: -6.5, label: '三股水', text: '水很清' },
      { kind: 'story', yaw: -90, newsId: 'n1' },
      { kind: 'scene', sceneId: second },
    ]);
    expect((await cli('vr', 'list')).printed).toEqual([
      `${id}  站在 泉边 (直播 l1)`,
      `  ${first}  站在 泉边`,
      `  ${second}  此刻`,
    ]);
    // a live has at most one tour
    expect((await cli('vr', 'create', '又一个', '--lead', '看', ...picture, '--live', 'l1')).code).toBe(1);
    expect((await cli('vr', 'spot', first, '去', '--at', '0,0', '--scene', 'none')).code).toBe(1);
    expect((await cli('vr', 'spot', first, '去', '--at', '0,0', '--story', 'none')).code).toBe(1);
    expect((await cli('vr', 'remove', id)).code).toBe(0);
    expect((await cli('vr', 'list')).printed).toEqual([]);
  });

  test.each([
    [[]],
    [['list', 'all']],
    [['create', '泉', ...picture]],
    [['create', '泉', '--lead', '看']],
    [['create', '泉', '--lead', '看', '--picture', 'http://a.example/a.jpg']],
    [['create', '泉', '--lead', '看', ...picture, '--now']],
    [['create', '泉', '--lead', '看', ...picture, '--live', 'n1']],
    [['scene', 'none', '泉', ...picture]],
    [['spot', 'none', '泉', '--at', '0,0', '--text', '水']],
    [['spot', 'none', '泉', '--at', '0', '--text', '水']],
    [['spot', 'none', '泉', '--at', '190,0', '--text', '水']],
    [['spot', 'none', '泉', '--at', '0,0']],
    [['spot', 'none', '泉', '--at', '0,0', '--text', '水', '--story', 'n1']],
    [['remove', 'none']],
  ])('rejects %j and prints the usage', async (args: readonly string[]) => {
    const { code, errorText } = await cli('vr', ...args);
    expect(code).toBe(1);
    expect(errorText).toContain('vr list');
  });
});
