import { expect, test } from 'vitest';
import { PageError } from './page-error.ts';
import { askMiddleware } from './page-middleware.ts';

test('a page without middleware may load', () => {
  expect(askMiddleware([], { path: '/live/12' })).toBeUndefined();
});

test('a live page leads to its share page, any other may load', () => {
  expect(askMiddleware(['liveRedirect'], { path: '/live/12' })).toEqual({ redirectTo: '/living/share/12' });
  expect(askMiddleware(['liveRedirect'], { path: '/general/12' })).toBeUndefined();
});

test.each(['nobody', '', 'constructor', '__proto__'])(
  '%j is no middleware, whatever else is asked',
  (name) => {
    const ask = () => askMiddleware(['liveRedirect', name], { path: '/live/12' });
    expect(ask).toThrow(new PageError(`Unknown middleware ${name}`, 500));
  },
);
