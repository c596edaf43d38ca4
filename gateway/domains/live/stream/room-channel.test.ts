import { expect, test } from 'vitest';
import { openRoomChannel, type Viewer } from './room-channel.ts';
import type { LiveEvent } from './live-events.ts';

const event = (seq: number): LiveEvent => ({
  seq,
  kind: 'message-removed',
  at: '2026-11-03 08:00:00',
  id: `m${seq}`,
});
const counts = { viewers: 1, views: 1, likes: 0, appointments: 0 };

function viewerOf() {
  const parts: Buffer[] = [];
  let ends = 0;
  const viewer: Viewer = { send: (text) => void parts.push(text), end: () => void (ends += 1) };
  const text = () => Buffer.concat(parts).toString();
  return { viewer, parts, text, ends: () => ends, numbers: () => text().match(/(?<=^id: )\d+/gm) ?? [] };
}

test('events published during a viewer’s backfill follow the backfill', () => {
  const channel = openRoomChannel(4);
  const late = viewerOf();
  const { begin } = channel.subscribe(late.viewer);
  channel.publish([event(5)]);
  expect(late.text()).toBe('');
  begin('id: 4\n\n');
  channel.publish([event(6)]);
  expect(late.numbers()).toEqual(['4', '5', '6']);
});

test('all viewers share one buffer', () => {
  const channel = openRoomChannel(0);
  const all = [viewerOf(), viewerOf()];
  for (const { viewer } of all) channel.subscribe(viewer).begin('');
  channel.publish([event(1), event(2)]);
  expect(all[0]?.parts.at(-1)).toBe(all[1]?.parts.at(-1));
  expect(channel.cursor).toBe(2);
});

test('the last 500 events are in memory', () => {
  const channel = openRoomChannel(10);
  expect(channel.recentEvents(10)).toEqual([]);
  expect(channel.recentEvents(9)).toBeUndefined();
  expect(channel.recentEvents(11)).toBeUndefined();
  channel.publish(Array.from({ length: 600 }, (_, index) => event(11 + index)));
  expect(channel.recentEvents(608)?.map(({ seq }) => seq)).toEqual([609, 610]);
  expect(channel.recentEvents(110)).toHaveLength(500);
  expect(channel.recentEvents(109)).toBeUndefined();
  channel.skipTo(900);
  expect(channel.recentEvents(899)).toBeUndefined();
  expect(channel.cursor).toBe(900);
});

test('counts are sent when they change, and to each new viewer', () => {
  const channel = openRoomChannel(0);
  const [early, late] = [viewerOf(), viewerOf()];
  channel.subscribe(early.viewer).begin('');
  channel.sendCounts(counts);
  channel.sendCounts({ ...counts });
  channel.sendCounts({ ...counts, likes: 3 });
  channel.subscribe(late.viewer).begin('');
  expect(early.text().match(/"likes":\d/g)).toEqual(['"likes":0', '"likes":3']);
  expect(late.text()).toContain('"likes":3');
});

test('a viewer who left gets nothing more, and all others are disconnected at the end', () => {
  const channel = openRoomChannel(0);
  const [gone, here] = [viewerOf(), viewerOf()];
  const subscription = channel.subscribe(gone.viewer);
  subscription.begin('');
  channel.subscribe(here.viewer).begin('');
  subscription.leave();
  channel.publish([event(1)]);
  expect(gone.numbers()).toEqual([]);
  expect(here.numbers()).toEqual(['1']);
  expect(channel.viewers).toBe(1);
  channel.end();
  expect([gone.ends(), here.ends(), channel.viewers]).toEqual([0, 1, 0]);
});

test('an end during a viewer’s backfill takes effect after the backfill', () => {
  const channel = openRoomChannel(4);
  const late = viewerOf();
  const { begin } = channel.subscribe(late.viewer);
  channel.publish([event(5)]);
  channel.end();
  expect(late.ends()).toBe(0);
  begin('id: 4\n\n');
  expect([late.numbers(), late.ends()]).toEqual([['4', '5'], 1]);
});
