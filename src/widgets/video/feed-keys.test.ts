import { expect, it } from 'vitest';
import { feedKey } from './feed-keys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['ArrowDown', 'next'],
  ['PageUp', 'previous'],
  [' ', 'toggle'],
  ['m', 'sound'],
  ['x', undefined],
  ['constructor', undefined],
])('maps %j to %s', (key, meaning) => {
  expect(feedKey({ ...plain, key }, false)).toBe(meaning);
});

it('ignores the space bar on a button, and keys with modifiers', () => {
  expect(feedKey({ ...plain, key: ' ' }, true)).toBeUndefined();
  expect(feedKey({ ...plain, key: 'ArrowDown' }, true)).toBe('next');
  expect(feedKey({ ...plain, key: 'ArrowDown', ctrlKey: true }, false)).toBeUndefined();
});
