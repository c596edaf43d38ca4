// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { clearSearchHistory, readSearchHistory, addSearch, watchSearchHistory } from './search-history.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('stores the last ten searches, newest first, without duplicates', () => {
  for (let at = 1; at <= 12; at += 1) addSearch(`词${at}`);
  addSearch('词5');
  expect(readSearchHistory()).toEqual(['词5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `词${at}`)]);
});

it('clears them', () => {
  addSearch('泰山');
  clearSearchHistory();
  expect(readSearchHistory()).toEqual([]);
});

it('notifies of changes, and returns the same array until then', () => {
  const listener = vi.fn<() => void>();
  const end = watchSearchHistory(listener);
  addSearch('泰山');
  expect(readSearchHistory()).toBe(readSearchHistory());
  clearSearchHistory();
  end();
  addSearch('曲阜');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(['{', '"text"', '{"a":1}'])('ignores the invalid value %s', (stored) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('searchHistory', stored);
  expect(readSearchHistory()).toEqual([]);
});

it('works if storage is full or forbidden, and reports it', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw Object.assign(new Error('no'), { name: 'SecurityError' });
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  addSearch('泰山');
  clearSearchHistory();
  expect(readSearchHistory()).toEqual([]);
  expect(warned).toHaveBeenCalledWith('search history', 'SecurityError');
});
