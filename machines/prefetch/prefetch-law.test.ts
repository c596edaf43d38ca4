import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch-law.ts';

const good = { online: true, quality: 'fast', saveData: false } as const;

test('links in sight fetch ahead on a good network, and where the browser does not say how good it is', () => {
  expect(mayPrefetch(good)).toBe(true);
  expect(mayPrefetch({ ...good, quality: 'unknown' })).toBe(true);
});

test.each([{ online: false }, { quality: 'slow' }, { saveData: true }] as const)(
  'links in sight are left alone with %j',
  (fact) => {
    expect(mayPrefetch({ ...good, ...fact })).toBe(false);
  },
);
