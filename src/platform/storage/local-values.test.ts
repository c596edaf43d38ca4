// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  removeLocalValue,
  storeLocalValue,
  readLocalValue,
  readLocalValues,
  watchLocalValues,
} from './local-values.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps the values of a family apart from all others', () => {
  localStorage.setItem('uuid', 'x');
  expect(storeLocalValue('draft', '1.', '好')).toBe('kept');
  storeLocalValue('unsent', 'a', '{}');
  storeLocalValue('unsent', 'b', '{}');
  removeLocalValue('unsent', 'a');
  expect([...readLocalValues('unsent').keys()]).toEqual(['b']);
  expect(readLocalValue('draft', '1.')).toBe('好');
  expect(readLocalValue('draft', '2.')).toBeUndefined();
});

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'forbidden'],
])('says why a value is not kept (%s)', (name, result) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw new DOMException('no', name);
  };
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    key: refuse,
    length: 1,
  });
  expect(storeLocalValue('draft', '1.', '好')).toBe(result);
  removeLocalValue('draft', '1.');
  expect(readLocalValue('draft', '1.')).toBeUndefined();
  expect([...readLocalValues('draft')]).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(4);
});

it('notifies of changes by another page, and of cleared storage', () => {
  const listener = vi.fn<() => void>();
  const end = watchLocalValues('unsent', listener);
  for (const key of ['unsent.a', 'draft.1.', null]) dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  dispatchEvent(new StorageEvent('storage', { key: 'unsent.a' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
