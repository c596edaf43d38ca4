import { expect, it } from 'vitest';
import { roomEventOf } from './room-machine-event.ts';
import { roomAfter } from './room-after.ts';
import { testRoom } from './test-room.ts';

const at = '2026-11-03 12:00:00';
const play = { url: '/media/live/r1/live.m3u8', live: true };

it('starts with a video, and has none between its end and its replay', () => {
  const living = roomAfter(testRoom(), { seq: 2, kind: 'state', at, state: 'living', play });
  expect(living).toMatchObject({ state: 'living', play, beganAt: at });
  const ended = roomAfter(living, { seq: 3, kind: 'state', at, state: 'ended' });
  expect(ended).toMatchObject({ state: 'ended', endedAt: at, beganAt: at });
  expect(ended.play).toBeUndefined();
});

it('keeps the time of its first start after a pause', () => {
  const room = testRoom({ state: 'paused', beganAt: '2026-11-03 11:00:00' });
  expect(roomAfter(room, { seq: 2, kind: 'state', at, state: 'living', play }).beganAt).toBe(room.beganAt);
});

it('opens and closes its chat, and is unchanged by other events', () => {
  const room = testRoom();
  expect(roomAfter(room, { seq: 2, kind: 'chat', at, chat: 'held' }).chat).toBe('held');
  expect(roomAfter(room, { seq: 3, kind: 'message-removed', at, id: 'm1' })).toBe(room);
});

it('adds a scene’s pictures to its album, and is unchanged by a scene without pictures', () => {
  const room = testRoom();
  const picture = {
    url: '/media/demo/basketball.jpg',
    width: 1280,
    height: 720,
    color: '#884422',
    alt: '球场',
  };
  const scene = { id: 's2', seq: 2, by: '记者', text: '进球了', pictures: [picture, picture], at };
  const event = { seq: 2, kind: 'scene', at } as const;
  expect(roomAfter(room, { ...event, scene }).pictures).toBe(room.pictures + 2);
  expect(roomAfter(room, { ...event, scene: { ...scene, pictures: [] } })).toBe(room);
});

it('sends state changes and the removal to the machine, and passes on the number of other events', () => {
  expect(roomEventOf({ seq: 4, kind: 'state', at, state: 'paused' })).toMatchObject({
    seq: 4,
    phase: 'paused',
  });
  expect(roomEventOf({ seq: 5, kind: 'removed', at })).toMatchObject({ seq: 5, phase: 'removed' });
  expect(roomEventOf({ seq: 6, kind: 'fireworks', at })).toEqual({ seq: 6 });
  expect(roomEventOf({ kind: 'state' })).toBeUndefined();
});
