import { expect, it } from 'vitest';
import { filmKey } from './film-keys.ts';

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

it.each([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['f', 'full-screen'],
  ['m', 'sound'],
  ['c', 'captions'],
  ['x', undefined],
  ['constructor', undefined],
])('%s is %s', (key, meaning) => {
  expect(filmKey(press(key), 'DIV')).toBe(meaning);
});

it('ignores keys that the focused element handles', () => {
  expect(filmKey(press(' '), 'BUTTON')).toBeUndefined();
  expect(filmKey(press('ArrowLeft'), 'BUTTON')).toBe('back');
  expect(filmKey(press('ArrowLeft'), 'INPUT')).toBeUndefined();
  expect(filmKey(press(' '), 'INPUT')).toBe('toggle');
});

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('ignores keys with %s', (held) => {
  expect(filmKey(press('f', { [held]: true }), 'DIV')).toBeUndefined();
});
