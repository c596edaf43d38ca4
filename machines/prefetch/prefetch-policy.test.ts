import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch-policy.ts';

const good = { online: true, quality: 'fast', saveData: false } as const;

test('visible links are prefetched on a good network, and if the browser does not report its quality', () => {
  expect(mayPrefetch(good)).toBe(true);
  expect(mayPrefetch({ ...good, quality: 'unknown' })).toBe(true);
});

test.each([{ online: false }, { quality: 'slow' }, { saveData: true }] as const)(
  'links in sight are left alone with %j',
  (fact) => {
    expect(mayPrefetch({ ...good, ...fact })).toBe(false);
  },
);
