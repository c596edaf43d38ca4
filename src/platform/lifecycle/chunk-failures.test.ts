// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { isChunkError, onChunkFailure } from './chunk-failures.ts';

const fail = (error: Error) =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));

it('names the missing file once, however many chunks import it', () => {
  const listener = vi.fn<() => void>();
  onChunkFailure(listener);
  const error = new Error('Unable to preload CSS for /new/assets/atlas.css');
  expect(isChunkError(error)).toBe(false);
  fail(error);
  fail(error);
  expect(isChunkError(error)).toBe(true);
  expect(error.message).toBe('A part of the app could not be loaded: atlas.css');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'Failed to fetch dynamically imported module: http://127.0.0.1:3000/new/assets/general._-DC0imrP.js',
    'general._-DC0imrP.js',
  ],
  ['error loading dynamically imported module: https://a.example/new/assets/live-B1.js?v=2', 'live-B1.js'],
  ['Importing a module script failed.', 'Importing a module script failed.'],
])('of “%s” it says %s', (words, said) => {
  onChunkFailure(() => {});
  const error = new Error(words);
  fail(error);
  expect(error.message).toBe(`A part of the app could not be loaded: ${said}`);
});
