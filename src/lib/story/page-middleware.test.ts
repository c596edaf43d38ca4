import { expect, test } from 'vitest';
import { PageError } from './page-error.ts';
import { runMiddleware } from './page-middleware.ts';

test('a page without middleware loads', () => {
  expect(runMiddleware([], { path: '/live/12' })).toBeUndefined();
});

test('a live path redirects to its share page, any other loads', () => {
  expect(runMiddleware(['liveRedirect'], { path: '/live/12' })).toEqual({ redirectTo: '/living/share/12' });
  expect(runMiddleware(['liveRedirect'], { path: '/general/12' })).toBeUndefined();
});

test.each(['nobody', '', 'constructor', '__proto__'])(
  '%j is no middleware, whatever else is asked',
  (name) => {
    const ask = () => runMiddleware(['liveRedirect', name], { path: '/live/12' });
    expect(ask).toThrow(new PageError(`Unknown middleware ${name}`, 500));
  },
);
