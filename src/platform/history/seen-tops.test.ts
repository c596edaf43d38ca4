// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The module as a page that has just been opened has it. */
const openPage = () => import('./seen-tops.ts');

it('has no border on the first visit, and none on the next where nothing is new', async () => {
  const first = await openPage();
  first.noteSeenTop('文化', '2026-11-21 08:00:00 1');
  expect(first.seenBorder('文化')).toBeUndefined();
  vi.resetModules();
  const second = await openPage();
  second.noteSeenTop('文化', '2026-11-21 08:00:00 1');
  expect(second.seenBorder('文化')).toBeUndefined();
});

it('has its border where the last visit ended, each list its own', async () => {
  (await openPage()).noteSeenTop('文化', '2026-11-21 08:00:00 1');
  vi.resetModules();
  const { noteSeenTop, seenBorder } = await openPage();
  noteSeenTop('文化', '2026-11-21 09:00:00 2');
  noteSeenTop('体育', '2026-11-21 09:00:00 2');
  expect([seenBorder('文化'), seenBorder('体育')]).toEqual(['2026-11-21 08:00:00 1', undefined]);
});

it('moves its border when a refresh brings something, and leaves it when it brings nothing', async () => {
  const { noteSeenTop, seenBorder, watchSeenBorders } = await openPage();
  const told = vi.fn();
  watchSeenBorders(told);
  noteSeenTop('文化', 'a');
  noteSeenTop('文化', 'b');
  noteSeenTop('文化', 'b');
  expect(seenBorder('文化')).toBe('a');
  noteSeenTop('文化', 'c');
  expect(seenBorder('文化')).toBe('b');
  expect(told).toHaveBeenCalledTimes(2);
});

it('takes a list whose top was withdrawn for one without news', async () => {
  const { noteSeenTop, seenBorder } = await openPage();
  noteSeenTop('文化', 'b');
  noteSeenTop('文化', 'a');
  expect(seenBorder('文化')).toBeUndefined();
  noteSeenTop('文化', 'c');
  expect(seenBorder('文化')).toBe('b');
});

it('remembers thirty lists, and goes on where storage is forbidden or holds something else', async () => {
  localStorage.setItem('seenTops', '{"no":"list"}');
  const { noteSeenTop, seenBorder } = await openPage();
  for (let at = 0; at < 40; at += 1) noteSeenTop(`list${at}`, 'a');
  expect(JSON.parse(localStorage.getItem('seenTops') ?? '')).toHaveLength(30);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  noteSeenTop('list39', 'b');
  expect(seenBorder('list39')).toBe('a');
  vi.restoreAllMocks();
});
