import { expect, it } from 'vitest';
import { rewriteFeedEntry } from './feed-entry.ts';

it.each([
  ['/new/videos/', '/new/videos/b'],
  ['/new/videos', '/new/videos/b'],
  ['/new/videos/a', '/new/videos/b'],
  ['/new/videos/a/further', '/new/videos/b'],
  ['/new/videos/a?collection=c', '/new/videos/b?collection=c'],
])('names the video in %s, and keeps all else of the entry', (from, to) => {
  history.replaceState({ key: 'k' }, '', from);
  rewriteFeedEntry('b');
  expect(location.pathname + location.search).toBe(to);
  expect(history.state).toEqual({ key: 'k' });
});
