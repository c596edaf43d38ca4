// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { EndlessList } from './endless-list.tsx';
import { eventually, mount } from '../state/test-mount.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

const list = (count: number) => (
  <EndlessList rows={numbers(count)} keyOf={String} positionKey="numbers">
    {(row) => <p>{row}</p>}
  </EndlessList>
);

it('renders every row up to fifty', async () => {
  const place = await mount(list(50));
  expect(place.querySelectorAll('p')).toHaveLength(50);
});

it('of ten thousand rows renders the first fifty and only a few others, in a box of the full height', async () => {
  const place = await mount(list(10_000));
  await eventually(() => expect(place.querySelectorAll('p').length).toBeLessThan(200));
  const shown = Array.from(place.querySelectorAll('p'), (row) => Number(row.textContent));
  expect(shown.slice(0, 50)).toEqual(numbers(50));
  const box = place.querySelector<HTMLElement>(':scope > div');
  expect(Number.parseInt(box?.style.height ?? '', 10)).toBeGreaterThan(9950);
  await act(async () => {});
});
