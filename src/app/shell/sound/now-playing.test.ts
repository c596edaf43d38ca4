// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { storeNowPlaying, readNowPlaying } from './now-playing.ts';

const track = (id: number) => ({ id: String(id), url: `/${id}.m4a`, title: `第${id}期`, duration: 30 });
const list = Array.from({ length: 60 }, (_, index) => track(index));

beforeEach(() => sessionStorage.clear());

it('stores the current track with the previous one and those that follow', () => {
  storeNowPlaying({ list, index: 30, rate: 1.25 });
  const kept = readNowPlaying();
  expect(kept?.list[kept.index]).toEqual(track(30));
  expect(kept).toMatchObject({ index: 1, rate: 1.25 });
  expect(kept?.list).toHaveLength(22);
});

it('stores nothing once the player is closed', () => {
  storeNowPlaying({ list, index: 0, rate: 1 });
  storeNowPlaying(undefined);
  expect(readNowPlaying()).toBeUndefined();
});

it.each([
  'nonsense',
  '{}',
  '{"list":[],"index":0,"rate":1}',
  '{"list":[{"id":"1"}],"index":0,"rate":1}',
  JSON.stringify({ list: [track(1)], index: 0, rate: 9 }),
  JSON.stringify({ list: [{ ...track(1), by: 7 }], index: 0, rate: 1 }),
])('takes %s for nothing', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem('nowPlaying', text);
  expect(readNowPlaying()).toBeUndefined();
});
