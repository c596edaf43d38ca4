// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { find, mount } from '#ui/state/test-mount.ts';
import type { AutoBrand, AutoSeriesCard } from '../shared/auto-types.ts';
import { brandSearch } from './brand-address.ts';

const brand = (id: string, name: string, letter: string, initials: string): AutoBrand => ({
  id,
  name,
  letter,
  initials,
  color: '#223344',
  seriesCount: 2,
});
const brands = [
  brand('b-01', '岸山', 'A', 'as'),
  brand('b-02', '碧川', 'B', 'bc'),
  brand('b-03', '泊云', 'B', 'by'),
];

const series = (id: string, fields: Partial<AutoSeriesCard>): AutoSeriesCard => ({
  id,
  name: `车${id}`,
  brandId: 'b-01',
  brandName: '岸山',
  body: 'suv',
  energy: 'petrol',
  priceFrom: 90_000,
  priceTo: 120_000,
  cover: { url: '/media/car.webp', width: 960, height: 640, color: '#334455', alt: '' },
  ...fields,
});
const details = {
  brand: brands[0],
  introduction: '一家示例公司。',
  series: [series('1', {}), series('2', { energy: 'electric', priceFrom: 160_000, priceTo: 190_000 })],
};

const names = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('main a'), ({ textContent }) => textContent ?? '').filter((text) =>
    /个车系|车\d/.test(text),
  );

async function type(place: HTMLElement, text: string): Promise<void> {
  const field = find<HTMLInputElement>(place, 'input[type=search]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('lists brands below their letters, and finds them by name or initials', async () => {
  const { page } = await openPage('/autoShow/brand_list', { listAutoBrands: { list: brands } });
  const place = await mount(page);
  expect(Array.from(place.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual(['A', 'B']);
  for (const [typed, found] of [
    ['BY', ['泊云']],
    ['川', ['碧川']],
    ['b', ['碧川', '泊云']],
    [' ', ['岸山', '碧川', '泊云']],
  ] as const) {
    await type(place, typed);
    const shown = names(place);
    expect(shown).toHaveLength(found.length);
    for (const [at, name] of found.entries()) expect(shown[at]).toContain(name);
  }
  await type(place, '没有的');
  expect(place.textContent).toContain('没有找到这个品牌');
});

it('filters the models of a brand by the address, with links that add and take back a filter', async () => {
  const open = async (search: string) => {
    const { page } = await openPage(`/autoShow/brandDetails/b-01${search}`, { getAutoBrand: details });
    return mount(page);
  };
  const chip = (place: HTMLElement, label: string) =>
    Array.from(find(place, 'nav[aria-label=筛选]').querySelectorAll('a')).find(
      ({ textContent }) => textContent === label,
    );
  const all = await open('');
  expect(names(all)).toHaveLength(2);
  // only values that a model has
  expect(chip(all, '增程')).toBeUndefined();
  expect(chip(all, '纯电')?.getAttribute('href')).toContain('energy=electric');
  const electric = await open('?energy=electric');
  expect(names(electric)).toHaveLength(1);
  expect(chip(electric, '纯电')?.hasAttribute('aria-current')).toBe(true);
  expect(chip(electric, '纯电')?.getAttribute('href')).not.toContain('energy');
  // a model is in every price band that one of its prices is in
  expect(names(await open('?price=to150k'))).toHaveLength(1);
  expect((await open('?energy=electric&price=under100k')).textContent).toContain('没有符合条件的车系');
});

it('leaves out search parameters that are no values of a filter', () => {
  expect(brandSearch({ energy: 'steam', price: 'to150k' })).toEqual({ energy: undefined, price: 'to150k' });
  expect(brandSearch({ energy: 'toString', price: 3 })).toEqual({ energy: undefined, price: undefined });
});
