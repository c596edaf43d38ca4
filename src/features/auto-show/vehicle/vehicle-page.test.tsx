// @vitest-environment happy-dom
import { mockGetAutoSeries, mockListAutoShops } from 'qlwb-gateway-sdk/mocks/auto-show';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { find, mount } from '#ui/state/test-mount.ts';
import type { AutoSeriesDetails } from '../shared/auto-types.ts';

const cover = { url: '/media/car.webp', width: 960, height: 640, color: '#334455', alt: '车头' };

const trim = (number: number, guidePrice: number) => ({
  id: `t-001-${number}`,
  name: `第${number}款`,
  guidePrice,
  dealerPrice: guidePrice - 5000,
  dealerPriceAsOf: '2026-11-01',
  displacementMl: 1498,
  seats: 5,
});

const details: AutoSeriesDetails = {
  series: {
    id: 's-001',
    name: '青川',
    brandId: 'b-01',
    brandName: '岱行',
    body: 'suv',
    energy: 'petrol',
    priceFrom: 118_000,
    priceTo: 148_000,
    cover,
  },
  summary: '一款示例车。',
  trims: [trim(1, 118_000), trim(2, 128_000), trim(3, 138_000), trim(4, 148_000), trim(5, 158_000)],
  pictures: [
    { part: 'exterior', picture: cover },
    { part: 'interior', picture: { ...cover, url: '/media/seat.webp', alt: '座椅' } },
  ],
  specifications: [
    {
      group: '车身',
      rows: [
        { key: 'wheelbase', label: '轴距', unit: 'mm', values: ['2700', '2700', '2700', '2700', '2700'] },
        { key: 'weight', label: '质量', unit: 'kg', values: ['1400', '1450', '1450', '1450', ''] },
      ],
    },
  ],
};

const mocks = [mockGetAutoSeries(details), mockListAutoShops({ list: [] })];

async function open() {
  const { page } = await openPage('/autoShow/vehicleDetails/s-001', mocks);
  return mount(page);
}

const rowNames = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('[role=group] tbody th'), (head) => head.textContent);

it('shows prices with their day, and the pictures by part', async () => {
  const place = await open();
  expect(find(place, 'h1').textContent).toBe('岱行 青川');
  expect(place.textContent).toContain('11.80—14.80 万');
  expect(place.textContent).toContain('经销商参考价 113,000 元，2026年11月1日');
  expect(place.textContent).toContain('外观 1 · 内饰 1');
});

it('compares up to four trims, and shows only what differs', async () => {
  const place = await open();
  expect(rowNames(place)).toEqual(['轴距（mm）', '质量（kg）']);
  const boxes = Array.from(place.querySelectorAll<HTMLInputElement>('fieldset input'));
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false, false]);
  await act(async () => boxes[2]?.click());
  await act(async () => boxes[3]?.click());
  expect(boxes[4]?.disabled).toBe(true);
  await act(async () => find(place, '[role=switch]').click());
  expect(rowNames(place)).toEqual(['质量（kg）']);
  for (const box of boxes.slice(0, 3)) await act(async () => box.click());
  // the last one stays
  expect(boxes[3]?.disabled).toBe(true);
  expect(place.textContent).toContain('参数都一样');
});

it('estimates the landing price of a trim, each amount with its rule and source', async () => {
  const place = await open();
  const total = () => find(place, 'tfoot td').textContent;
  // 113,000 with 10,000 of purchase tax, 360, 950, 2,856 and 125
  expect(total()).toBe('127,291 元');
  expect(place.textContent).toContain('车辆购置税法');
  const select = find<HTMLSelectElement>(place, 'select');
  select.value = 't-001-2';
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
  expect(total()).not.toBe('127,291 元');
});
