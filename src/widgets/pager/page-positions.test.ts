import { expect, it } from 'vitest';
import { createPagePositions, mountedPages, windowTopFor } from './page-positions.ts';

const ids = ['推荐', '济南', '文化', '体育'];

it('mounts the active page and its neighbours', () => {
  expect(mountedPages(ids, '推荐', true)).toEqual(['推荐', '济南']);
  expect(mountedPages(ids, '文化', true)).toEqual(['济南', '文化', '体育']);
  expect(mountedPages(ids, '体育', true)).toEqual(['文化', '体育']);
  expect(mountedPages(ids, '文化', false)).toEqual(['文化']);
  expect(mountedPages(ids, '别的', true)).toEqual(['别的']);
});

it('keeps the positions of the most recent pages, and returns those dropped', () => {
  const places = createPagePositions(2);
  expect(places.visit('推荐')).toEqual([]);
  places.leave('推荐', 800);
  expect(places.visit('济南')).toEqual([]);
  places.leave('济南', 300);
  expect(places.visit('推荐')).toEqual([]);
  expect(places.of('推荐')).toBe(800);
  expect(places.visit('文化')).toEqual(['济南']);
  expect([places.of('济南'), places.of('推荐')]).toEqual([0, 800]);
});

it('keeps no position of an unvisited page, nor a negative one', () => {
  const places = createPagePositions(2);
  places.leave('济南', 300);
  expect(places.of('济南')).toBe(0);
  places.visit('济南');
  places.leave('济南', -40);
  expect(places.of('济南')).toBe(0);
});

it('restores a page’s scroll position, and keeps the header for one at its top', () => {
  expect(windowTopFor(0, 90, 0)).toBe(0);
  expect(windowTopFor(40, 90, 0)).toBe(40);
  expect(windowTopFor(900, 90, 0)).toBe(90);
  expect(windowTopFor(0, 90, 500)).toBe(590);
  expect(windowTopFor(900, 90, 500)).toBe(590);
});
