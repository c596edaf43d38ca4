import { expect, it } from 'vitest';
import { isCollectionList, videoTab } from './video-tabs.ts';

it.each([
  [undefined, 'newest'],
  ['collections', 'collections'],
  ['clapper', 'clapper'],
] as const)('shows for %s the tab %s', (name, tab) => {
  expect(videoTab(name)).toBe(tab);
});

it('knows the list of collections by its name alone', () => {
  expect(isCollectionList('collections')).toBe(true);
  expect([undefined, 'videos', 1, ['collections']].filter(isCollectionList)).toEqual([]);
});
