import { expect, it } from 'vitest';
import { liveSearch } from './live-search.ts';

it('reads numeric ids as they appear in URLs, quoted or not', () => {
  expect(liveSearch({ id: 1012, scene: 's1', picture: '3' })).toEqual({ id: 1012, scene: 's1', picture: 3 });
  expect(liveSearch({ id: '1012' })).toEqual({ id: 1012 });
});

it.each(['live-peony', '0012', '12345678901234567'])('keeps %s unchanged', (id) => {
  expect(liveSearch({ id })).toEqual({ id });
});

it.each([undefined, '', '../x', 'a b', {}, true, 1.5])('ignores %j', (id) => {
  expect(liveSearch({ id })).toEqual({});
});
