import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  openTestHandlers,
  start,
  story,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { eventsBetween, recordEvent } from '../stream/live-events.ts';
import { changeRoomState, removeRoom, setVideo } from './room-state.ts';
import { readPlaylist } from '../playback/playlist-files.ts';
import { addScene, removeScene } from '../scenes/live-scenes.ts';
import { addRoom, video } from '../test-lives.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  const { db } = gateway;
  await db
    .insertInto('live_albums')
    .values({ id: 'series', title: '合集', summary: '几场', cover_json: JSON.stringify(picture) })
    .execute();
  await gateway.addStories(story('r', 5, { kind: 'live', liveState: 'preview' }));
  await addRoom(db, 'r', { source_json: JSON.stringify(video), album_id: 'series' });
});
afterAll(() => gateway.close());

const picture = { url: '/media/demo/a.jpg', width: 4, height: 3, color: '#112233', alt: '图' };
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const move = (verb: Parameters<typeof changeRoomState>[2], seconds: number) =>
  gateway.db.transaction().execute((transaction) => changeRoomState(transaction, 'r', verb, at(seconds)));
const room = async () => (await call(gateway.handlers, 'getLiveRoom', { query: { roomId: 'r' } })).room;
const windowAt = async (seconds: number) =>
  (await readPlaylist(gateway.db, 'r', 'live-360.m3u8', at(seconds)))?.text.match(/\d+(?=\.m4s)/g);

describe('a live room, from preview to replay,', () => {
  test('has nothing to play in preview', async () => {
    expect(await room()).toMatchObject({ state: 'preview', last: 0, album: { id: 'series', title: '合集' } });
    expect(await room()).not.toHaveProperty('play');
    expect(await windowAt(0)).toBeUndefined();
    expect(await move('pause', 0)).toBeUndefined();
  });

  test('starts, and its playlist window moves', async () => {
    expect(await move('start', 0)).toBe('living');
    expect(await room()).toMatchObject({
      state: 'living',
      beganAt: '2026-11-03 08:00:00',
      play: { url: '/media/live/r/live.m3u8', live: true },
      last: 1,
    });
    expect(await windowAt(6)).toEqual(['0', '1', '2']);
  });

  test('keeps its window while paused, and resumes from there', async () => {
    await move('pause', 10);
    expect(await windowAt(600)).toEqual(['0', '1', '2', '3', '4']);
    expect(await move('pause', 600)).toBeUndefined();
    await move('resume', 600);
    expect(await windowAt(602)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('ends the playlist for viewers, and has nothing to play until the replay', async () => {
    expect(await move('end', 610)).toBe('ended');
    expect(await room()).not.toHaveProperty('play');
    expect((await readPlaylist(gateway.db, 'r', 'live-360.m3u8', at(900)))?.text).toContain('ENDLIST');
    expect(await readPlaylist(gateway.db, 'r', 'replay.m3u8', at(900))).toBeUndefined();
    expect(await move('replay', 900)).toBe('replay');
    expect(await room()).toMatchObject({ play: { url: '/media/live/r/replay.m3u8', live: false } });
    const replay = await readPlaylist(gateway.db, 'r', 'replay-240.m3u8', at(900));
    expect(replay?.text.match(/240-\d\.m4s/g)).toHaveLength(10);
  });

  test('records an event for each state, and its card shows the state', async () => {
    const events = await eventsBetween(gateway.db, 'r', 0, 5);
    expect(events?.map(({ seq, state }) => `${seq} ${state}`)).toEqual([
      '1 living',
      '2 paused',
      '3 living',
      '4 ended',
      '5 replay',
    ]);
    const card = await gateway.db
      .selectFrom('news')
      .select('live_state')
      .where('id', '=', 'r')
      .executeTakeFirst();
    expect(card?.live_state).toBe('replay');
  });

  test('plays from another server if an editor sets one', async () => {
    const url = 'https://stream.example/live/r.m3u8';
    await gateway.db
      .transaction()
      .execute((transaction) => setVideo(transaction, 'r', { source: { kind: 'outside', url } }, at(1000)));
    expect(await room()).toMatchObject({ play: { url, live: false } });
    expect(await readPlaylist(gateway.db, 'r', 'replay.m3u8', at(1000))).toBeUndefined();
  });
});

describe('lists of rooms', () => {
  beforeAll(async () => {
    await addRoom(gateway.db, 'later', { starts_at: '2026-11-05 09:00:00' });
    await addRoom(gateway.db, 'soon', { starts_at: '2026-11-04 09:00:00', album_id: 'series' });
    await addRoom(gateway.db, 'on', { state: 'paused' });
  });
  const ids = async (when: 'now' | 'next' | 'over', more = {}) =>
    (await call(gateway.handlers, 'listLives', { body: { when, ...more } })).list.map(({ id }) => id);

  test('upcoming rooms start with the soonest', async () => {
    expect(await ids('next')).toEqual(['soon', 'later']);
    expect(await ids('now')).toEqual(['on']);
    expect(await ids('over')).toEqual(['r']);
  });

  test('continue after the previous page, and reject the cursor of another order', async () => {
    const first = await call(gateway.handlers, 'listLives', { body: { when: 'next', pageSize: 1 } });
    const cursor = first.nextCursor ?? '';
    expect(await ids('next', { cursor })).toEqual(['later']);
    await expect(ids('over', { cursor })).rejects.toMatchObject({ code: 400 });
  });

  test('a series lists its rooms, newest first', async () => {
    const series = await call(gateway.handlers, 'getLiveAlbum', { body: { albumId: 'series' } });
    expect(series).toMatchObject({ title: '合集', lives: 2 });
    const { list } = await call(gateway.handlers, 'listLiveAlbumNews', { body: { albumId: 'series' } });
    expect(list.map(({ id }) => id)).toEqual(['soon', 'r']);
    await expect(call(gateway.handlers, 'getLiveAlbum', { body: { albumId: 'none' } })).rejects.toMatchObject(
      { code: 404 },
    );
  });
});

describe('a scene update', () => {
  const publishScene = (text: string, pictures = [picture]) =>
    gateway.db
      .transaction()
      .execute((transaction) =>
        addScene(transaction, { roomId: 'on', by: '记者', text, pictures }, at(2000)),
      );
  const texts = async (order: 'newest' | 'oldest') => {
    const { list } = await call(gateway.handlers, 'listLiveScenes', { body: { roomId: 'on', order } });
    return list.map(({ text }) => text);
  };

  test('is listed newest or oldest first, and its pictures are in the album', async () => {
    await publishScene('一');
    await publishScene('二', []);
    const { id } = await publishScene('三');
    expect(await texts('newest')).toEqual(['三', '二', '一']);
    expect(await texts('oldest')).toEqual(['一', '二', '三']);
    const album = await call(gateway.handlers, 'listLivePictures', { body: { roomId: 'on' } });
    expect(album.total).toBe(2);
    expect(album.list).toContainEqual(expect.objectContaining({ sceneId: id, picture, caption: '图' }));
    const scene = await call(gateway.handlers, 'getLiveScene', { query: { sceneId: id } });
    expect(scene).toMatchObject({ scene: { text: '三', pictures: [picture] }, room: { id: 'on' } });
  });

  test('is removed with its pictures', async () => {
    const { list } = await call(gateway.handlers, 'listLiveScenes', { body: { roomId: 'on' } });
    const id = list[0]?.id ?? '';
    const take = () =>
      gateway.db.transaction().execute((transaction) => removeScene(transaction, id, at(2001)));
    expect(await take()).toBe(true);
    expect(await take()).toBe(false);
    expect(await texts('newest')).toEqual(['二', '一']);
    const album = await call(gateway.handlers, 'listLivePictures', { body: { roomId: 'on' } });
    expect(album.total).toBe(1);
    const events = await eventsBetween(gateway.db, 'on', 3, 4);
    expect(events).toEqual([expect.objectContaining({ kind: 'scene-removed', id })]);
  });
});

describe('events', () => {
  test('of concurrent writers are numbered without gaps', async () => {
    await addRoom(gateway.db, 'busy');
    const happens = (index: number) =>
      gateway.db
        .transaction()
        .execute((transaction) =>
          recordEvent(transaction, 'busy', () => ({ kind: 'message-removed', id: `m${index}` }), at(0)),
        );
    const numbers = await Promise.all(Array.from({ length: 20 }, (_, index) => happens(index)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await eventsBetween(gateway.db, 'busy', 5, 20)).toHaveLength(15);
  });

  test('that are deleted, too many or not yet written require a reload', async () => {
    await gateway.db.deleteFrom('live_events').where('room_id', '=', 'busy').where('seq', '<', 4).execute();
    const poll = (after: number) =>
      call(gateway.handlers, 'listLiveEvents', { query: { roomId: 'busy', after } });
    expect(await poll(1)).toMatchObject({ reset: true, events: [], last: 20 });
    expect(await poll(99)).toMatchObject({ reset: true, events: [], last: 20 });
    expect(await poll(3)).toMatchObject({ reset: false, last: 20 });
    expect((await poll(18)).events.map(({ seq }) => seq)).toEqual([19, 20]);
    expect(await poll(20)).toMatchObject({ reset: false, events: [], last: 20 });
  });
});

test('a removed room is reported by the room and by its events', async () => {
  const remove = () =>
    gateway.db.transaction().execute((transaction) => removeRoom(transaction, 'later', at(3000)));
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  const response = await call(gateway.handlers, 'getLiveRoom', { query: { roomId: 'later' } });
  expect(response).toEqual({ removed: true });
  const { events } = await call(gateway.handlers, 'listLiveEvents', { query: { roomId: 'later', after: 0 } });
  expect(events).toEqual([expect.objectContaining({ seq: 1, kind: 'removed' })]);
  await expect(call(gateway.handlers, 'getLiveRoom', { query: { roomId: 'never' } })).rejects.toMatchObject({
    code: 404,
  });
});
