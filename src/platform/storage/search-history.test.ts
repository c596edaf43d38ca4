// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  clearSearchHistory,
  readSearchHistory,
  rememberSearch,
  watchSearchHistory,
} from './search-history.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps the last ten, newest first, each once', () => {
  for (let at = 1; at <= 12; at += 1) rememberSearch(`词${at}`);
  rememberSearch('词5');
  expect(readSearchHistory()).toEqual(['词5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `词${at}`)]);
});

it('forgets all of it', () => {
  rememberSearch('泰山');
  clearSearchHistory();
  expect(readSearchHistory()).toEqual([]);
});

it('tells who watches of each change, and is the same value until one comes', () => {
  const told = vi.fn<() => void>();
  const end = watchSearchHistory(told);
  rememberSearch('泰山');
  expect(readSearchHistory()).toBe(readSearchHistory());
  clearSearchHistory();
  end();
  rememberSearch('曲阜');
  expect(told).toHaveBeenCalledTimes(2);
});

it.each(['{', '"text"', '{"a":1}'])('reads %s, left by something else, as nothing', (stored) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('searchHistory', stored);
  expect(readSearchHistory()).toEqual([]);
});

it('goes on where storage is full or forbidden, and says so', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw Object.assign(new Error('no'), { name: 'SecurityError' });
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberSearch('泰山');
  clearSearchHistory();
  expect(readSearchHistory()).toEqual([]);
  expect(warned).toHaveBeenCalledWith('search history', 'SecurityError');
});
