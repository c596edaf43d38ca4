import { expect, it } from 'vitest';
import { videoKey } from './video-keys.ts';

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
  expect(videoKey(press(key), 'DIV')).toBe(meaning);
});

it('ignores keys that the focused element handles', () => {
  expect(videoKey(press(' '), 'BUTTON')).toBeUndefined();
  expect(videoKey(press('ArrowLeft'), 'BUTTON')).toBe('back');
  expect(videoKey(press('ArrowLeft'), 'INPUT')).toBeUndefined();
  expect(videoKey(press(' '), 'INPUT')).toBe('toggle');
});

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('ignores keys with %s', (held) => {
  expect(videoKey(press('f', { [held]: true }), 'DIV')).toBeUndefined();
});
