import { expect, test } from 'vitest';
import { liveRedirectOf } from './live-redirect.ts';

test.each([
  ['/live/12', '/living/share/12'],
  ['/new/live/12/x', '/new/living/share/12/x'],
])('%s leads to %s', (path, target) => {
  expect(liveRedirectOf(path)).toBe(target);
});

test.each(['/living/app/1', '/vrlive/share/1', '/liveAlbum/3', '/live', '/general/live'])(
  '%s stays',
  (path) => {
    expect(liveRedirectOf(path)).toBeUndefined();
  },
);
