import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { insertTours, type VrTourInput } from './vr-store.ts';

const panorama = { url: '/media/demo/a.jpg', width: 2048, height: 1024, color: '#aabbcc', alt: '一圈' };
const look = { yaw: 12.5, pitch: -6, fov: 72 };
const scene = (id: string, more: Partial<VrTourInput['scenes'][number]> = {}) => ({
  id,
  title: `场景${id}`,
  caption: '站在这里看',
  panorama,
  look,
  spots: [],
  ...more,
});
const place = { yaw: 90, pitch: 4.5, label: '看点' };
const tour = (id: string, hour: number, more: Partial<VrTourInput> = {}): VrTourInput => ({
  id,
  title: `全景${id}`,
  summary: '看一圈',
  source: '齐鲁晚报',
  publishedAt: `2026-11-03 0${hour}:00:00`,
  scenes: [scene(`${id}-a`)],
  ...more,
});

const camera = { url: 'https://cdn.example/lake.m3u8', isLive: true };
const kept = { url: '/media/demo/a.mp4', isLive: false, duration: 6, bytes: 90_000 };
const lake = tour('lake', 5, {
  liveId: 'l1',
  scenes: [
    scene('lake-now', {
      film: camera,
      spots: [{ ...place, id: 's1', kind: 'scene', sceneId: 'lake-dusk' }],
    }),
    scene('lake-dusk', {
      film: kept,
      spots: [
        { ...place, id: 's2', kind: 'scene', sceneId: 'lake-now' },
        { ...place, id: 's3', kind: 'text', text: '一段\n又一段' },
        { ...place, id: 's4', kind: 'story', newsId: '1' },
      ],
    }),
  ],
});

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  const live = { kind: 'live', cardStyle: 'live', liveState: 'living' } as const;
  await gateway.addStories(story('1', 1), story('l1', 2, live), story('l2', 3, live));
  const onlyNow = { liveId: 'l2', scenes: [scene('sky-now', { film: camera })] };
  await gateway.db
    .transaction()
    .execute((transaction) =>
      insertTours(transaction, [tour('one', 1), tour('two', 2), lake, tour('sky', 6, onlyNow)]),
    );
});
afterAll(() => gateway.close());

const moveLives = (live_state: LiveState) =>
  gateway.db.updateTable('news').set({ live_state }).where('kind', '=', 'live').execute();
const idsOf = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id);

test('tours are listed newest first, page by page', async () => {
  await moveLives('living');
  const first = await call(gateway.handlers, 'listVrTours', { body: { pageSize: 3 } });
  expect(idsOf(first)).toEqual(['sky', 'lake', 'two']);
  expect(first.list[1]).toEqual({
    id: 'lake',
    title: '全景lake',
    summary: '看一圈',
    cover: panorama,
    scenes: 2,
    publishedAt: '2026-11-03 05:00:00',
    live: { roomId: 'l1', title: '标题l1', state: 'living' },
  });
  const { nextCursor = '' } = first;
  const rest = await call(gateway.handlers, 'listVrTours', { body: { pageSize: 3, cursor: nextCursor } });
  expect(idsOf(rest)).toEqual(['one']);
  expect(rest.nextCursor).toBeUndefined();
});

test('tours of live rooms can be listed separately', async () => {
  await moveLives('living');
  expect(idsOf(await call(gateway.handlers, 'listVrTours', { body: { onlyLives: true } }))).toEqual([
    'sky',
    'lake',
  ]);
});

test('a tour has its scenes in order, with their spots', async () => {
  await moveLives('living');
  const { scenes, live } = await call(gateway.handlers, 'getVrTour', { body: { tourId: 'lake' } });
  expect(scenes).toEqual(lake.scenes);
  expect(live?.roomId).toBe('l1');
});

test('the tour of a live room is found by the room’s id', async () => {
  await moveLives('living');
  const byLive = await call(gateway.handlers, 'getVrOfLive', { body: { roomId: 'l1' } });
  expect(byLive).toEqual(await call(gateway.handlers, 'getVrTour', { body: { tourId: 'lake' } }));
});

test.each(['preview', 'paused', 'ended', 'replay'] as const)(
  'a live camera’s scene and the spots that lead to it are left out while the room is in %s',
  async (state) => {
    await moveLives(state);
    const { scenes } = await call(gateway.handlers, 'getVrOfLive', { body: { roomId: 'l1' } });
    expect(scenes.map(({ id }) => id)).toEqual(['lake-dusk']);
    expect(scenes[0]?.spots.map(({ id }) => id)).toEqual(['s3', 's4']);
    // the other tour has no visible scene left
    await expect(call(gateway.handlers, 'getVrOfLive', { body: { roomId: 'l2' } })).rejects.toMatchObject({
      code: 404,
    });
    const listed = await call(gateway.handlers, 'listVrTours', { body: {} });
    expect(listed.list.map(({ id, scenes: count }) => [id, count])).toEqual([
      ['lake', 1],
      ['two', 1],
      ['one', 1],
    ]);
  },
);

test.each([
  ['getVrTour', { tourId: 'none' }],
  ['getVrOfLive', { roomId: '1' }],
] as const)('%s of an unknown id is a 404', async (id, body) => {
  await expect(call(gateway.handlers, id, { body })).rejects.toMatchObject({ code: 404 });
});

test('deleting a story deletes the spots that lead to it; deleting a live room’s story keeps its tour', async () => {
  await moveLives('living');
  await gateway.db.deleteFrom('news').where('id', 'in', ['1', 'l1']).execute();
  const { scenes, live } = await call(gateway.handlers, 'getVrTour', { body: { tourId: 'lake' } });
  expect(live).toBeUndefined();
  expect(scenes.flatMap(({ spots }) => spots.map(({ id }) => id))).toEqual(['s3']);
  await expect(call(gateway.handlers, 'getVrOfLive', { body: { roomId: 'l1' } })).rejects.toMatchObject({
    code: 404,
  });
});
