// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { EndlessList } from './endless-list.tsx';
import { eventually, mount } from '../state/test-mount.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

const list = (count: number) => (
  <EndlessList rows={numbers(count)} keyOf={String} placeKey="numbers">
    {(row) => <p>{row}</p>}
  </EndlessList>
);

it('keeps every row in the document while there are no more than fifty', async () => {
  const place = await mount(list(50));
  expect(place.querySelectorAll('p')).toHaveLength(50);
});

it('keeps the first fifty of ten thousand in place and only few of the others, in a box as tall as all of them', async () => {
  const place = await mount(list(10_000));
  await eventually(() => expect(place.querySelectorAll('p').length).toBeLessThan(200));
  const shown = Array.from(place.querySelectorAll('p'), (row) => Number(row.textContent));
  expect(shown.slice(0, 50)).toEqual(numbers(50));
  const box = place.querySelector<HTMLElement>(':scope > div');
  expect(Number.parseInt(box?.style.height ?? '', 10)).toBeGreaterThan(9950);
  await act(async () => {});
});
