// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** Imports the module afresh, like a newly opened page. */
const openPage = () => import('./seen-tops.ts');

it('has no border on the first visit, nor later without new rows', async () => {
  const first = await openPage();
  first.recordSeenTop('文化', '2026-11-21 08:00:00 1');
  expect(first.seenBorder('文化')).toBeUndefined();
  vi.resetModules();
  const second = await openPage();
  second.recordSeenTop('文化', '2026-11-21 08:00:00 1');
  expect(second.seenBorder('文化')).toBeUndefined();
});

it('has its border where the last visit ended, per list', async () => {
  (await openPage()).recordSeenTop('文化', '2026-11-21 08:00:00 1');
  vi.resetModules();
  const { recordSeenTop, seenBorder } = await openPage();
  recordSeenTop('文化', '2026-11-21 09:00:00 2');
  recordSeenTop('体育', '2026-11-21 09:00:00 2');
  expect([seenBorder('文化'), seenBorder('体育')]).toEqual(['2026-11-21 08:00:00 1', undefined]);
});

it('moves its border when a refresh brings new rows, and keeps it otherwise', async () => {
  const { recordSeenTop, seenBorder, watchSeenBorders } = await openPage();
  const listener = vi.fn();
  watchSeenBorders(listener);
  recordSeenTop('文化', 'a');
  recordSeenTop('文化', 'b');
  recordSeenTop('文化', 'b');
  expect(seenBorder('文化')).toBe('a');
  recordSeenTop('文化', 'c');
  expect(seenBorder('文化')).toBe('b');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('treats a list whose top was withdrawn as one without new rows', async () => {
  const { recordSeenTop, seenBorder } = await openPage();
  recordSeenTop('文化', 'b');
  recordSeenTop('文化', 'a');
  expect(seenBorder('文化')).toBeUndefined();
  recordSeenTop('文化', 'c');
  expect(seenBorder('文化')).toBe('b');
});

it('remembers thirty lists, and works without storage or with invalid storage', async () => {
  localStorage.setItem('seenTops', '{"no":"list"}');
  const { recordSeenTop, seenBorder } = await openPage();
  for (let at = 0; at < 40; at += 1) recordSeenTop(`list${at}`, 'a');
  expect(JSON.parse(localStorage.getItem('seenTops') ?? '')).toHaveLength(30);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  recordSeenTop('list39', 'b');
  expect(seenBorder('list39')).toBe('a');
  vi.restoreAllMocks();
});
