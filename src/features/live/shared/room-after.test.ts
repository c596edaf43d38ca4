import { expect, it } from 'vitest';
import { happeningOf } from './happening-of.ts';
import { roomAfter } from './room-after.ts';
import { testRoom } from './test-room.ts';

const at = '2026-11-03 12:00:00';
const play = { url: '/media/live/r1/live.m3u8', live: true };

it('begins with a film, and has none between its end and its replay', () => {
  const living = roomAfter(testRoom(), { seq: 2, kind: 'state', at, state: 'living', play });
  expect(living).toMatchObject({ state: 'living', play, beganAt: at });
  const ended = roomAfter(living, { seq: 3, kind: 'state', at, state: 'ended' });
  expect(ended).toMatchObject({ state: 'ended', endedAt: at, beganAt: at });
  expect(ended.play).toBeUndefined();
});

it('goes on after a pause with when it began first', () => {
  const room = testRoom({ state: 'paused', beganAt: '2026-11-03 11:00:00' });
  expect(roomAfter(room, { seq: 2, kind: 'state', at, state: 'living', play }).beganAt).toBe(room.beganAt);
});

it('opens and closes its chat, and is the same after what is none of its', () => {
  const room = testRoom();
  expect(roomAfter(room, { seq: 2, kind: 'chat', at, chat: 'held' }).chat).toBe('held');
  expect(roomAfter(room, { seq: 3, kind: 'message-removed', at, id: 'm1' })).toBe(room);
});

it('has the pictures of a scene in its album, and is the same after one of words alone', () => {
  const room = testRoom();
  const picture = {
    url: '/media/demo/basketball.jpg',
    width: 1280,
    height: 720,
    color: '#884422',
    alt: '球场',
  };
  const scene = { id: 's2', seq: 2, by: '记者', text: '进球了', pictures: [picture, picture], at };
  const told = { seq: 2, kind: 'scene', at } as const;
  expect(roomAfter(room, { ...told, scene }).pictures).toBe(room.pictures + 2);
  expect(roomAfter(room, { ...told, scene: { ...scene, pictures: [] } })).toBe(room);
});

it('tells the machine of states and of the removal, and passes everything else on by its number', () => {
  expect(happeningOf({ seq: 4, kind: 'state', at, state: 'paused' })).toMatchObject({
    seq: 4,
    phase: 'paused',
  });
  expect(happeningOf({ seq: 5, kind: 'removed', at })).toMatchObject({ seq: 5, phase: 'removed' });
  expect(happeningOf({ seq: 6, kind: 'fireworks', at })).toEqual({ seq: 6 });
  expect(happeningOf({ kind: 'state' })).toBeUndefined();
});
