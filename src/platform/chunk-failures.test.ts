// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { isChunkError, onChunkFailure } from './chunk-failures.ts';

const fail = (error: Error) =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));

it('says once what could not be loaded, however many parts asked for it', () => {
  const told = vi.fn<() => void>();
  onChunkFailure(told);
  const error = new Error('Unable to preload CSS for /new/assets/atlas.css');
  expect(isChunkError(error)).toBe(false);
  fail(error);
  fail(error);
  expect(isChunkError(error)).toBe(true);
  expect(error.message).toBe(
    'A part of the app could not be loaded: Unable to preload CSS for /new/assets/atlas.css',
  );
  expect(told).toHaveBeenCalledTimes(2);
});
