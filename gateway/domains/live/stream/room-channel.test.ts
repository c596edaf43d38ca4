import { expect, test } from 'vitest';
import { openChannel, type Viewer } from './room-channel.ts';
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

test('what happens while a viewer is told what they missed comes after it', () => {
  const channel = openChannel(4);
  const late = viewerOf();
  const { begin } = channel.take(late.viewer);
  channel.tell([event(5)]);
  expect(late.text()).toBe('');
  begin('id: 4\n\n');
  channel.tell([event(6)]);
  expect(late.numbers()).toEqual(['4', '5', '6']);
});

test('all viewers share one piece of memory', () => {
  const channel = openChannel(0);
  const all = [viewerOf(), viewerOf()];
  for (const { viewer } of all) channel.take(viewer).begin('');
  channel.tell([event(1), event(2)]);
  expect(all[0]?.parts.at(-1)).toBe(all[1]?.parts.at(-1));
  expect(channel.last).toBe(2);
});

test('the last events are known without asking the database, and no others', () => {
  const channel = openChannel(10);
  expect(channel.since(10)).toEqual([]);
  expect(channel.since(9)).toBeUndefined();
  expect(channel.since(11)).toBeUndefined();
  channel.tell(Array.from({ length: 600 }, (_, index) => event(11 + index)));
  expect(channel.since(608)?.map(({ seq }) => seq)).toEqual([609, 610]);
  expect(channel.since(110)).toHaveLength(500);
  expect(channel.since(109)).toBeUndefined();
  channel.skipTo(900);
  expect(channel.since(899)).toBeUndefined();
  expect(channel.last).toBe(900);
});

test('numbers of the moment are told when they change, and to whoever comes', () => {
  const channel = openChannel(0);
  const [early, late] = [viewerOf(), viewerOf()];
  channel.take(early.viewer).begin('');
  channel.tellCounts(counts);
  channel.tellCounts({ ...counts });
  channel.tellCounts({ ...counts, likes: 3 });
  channel.take(late.viewer).begin('');
  expect(early.text().match(/"likes":\d/g)).toEqual(['"likes":0', '"likes":3']);
  expect(late.text()).toContain('"likes":3');
});

test('who left hears nothing, and the end is told to all others', () => {
  const channel = openChannel(0);
  const [gone, here] = [viewerOf(), viewerOf()];
  const seat = channel.take(gone.viewer);
  seat.begin('');
  channel.take(here.viewer).begin('');
  seat.leave();
  channel.tell([event(1)]);
  expect(gone.numbers()).toEqual([]);
  expect(here.numbers()).toEqual(['1']);
  expect(channel.viewers).toBe(1);
  channel.end();
  expect([gone.ends(), here.ends(), channel.viewers]).toEqual([0, 1, 0]);
});

test('an end that comes while a viewer is told what they missed comes after that', () => {
  const channel = openChannel(4);
  const late = viewerOf();
  const { begin } = channel.take(late.viewer);
  channel.tell([event(5)]);
  channel.end();
  expect(late.ends()).toBe(0);
  begin('id: 4\n\n');
  expect([late.numbers(), late.ends()]).toEqual([['4', '5'], 1]);
});
