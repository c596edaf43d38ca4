// @vitest-environment happy-dom
import { mockGetRanking } from 'qlwb-gateway-sdk/mocks/think-tank';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { RankList } from '../shared/think-tank-types.ts';

const ranking: RankList = {
  kind: 'travel',
  title: '文旅榜',
  period: '2026-10',
  periods: ['2026-10', '2026-09'],
  order: 'rank',
  list: [
    {
      rank: 1,
      name: '泉畔大酒店',
      enterpriseId: 'ent-hotelDining-01',
      sector: 'hotelDining',
      cityId: '135',
      score: 88.5,
      change: -1,
      values: [89, 88.5],
      reason: '客流回落。',
    },
    {
      rank: 2,
      name: '海边小镇',
      cityId: '136',
      score: 87,
      change: 3,
      values: [80, 87],
      reason: '新开了夜市。',
    },
    { rank: 3, name: '新秀', cityId: '136', score: 80, values: [80], reason: '第一次上榜。' },
  ],
  method: '按指数排序。',
  sources: ['示例测算'],
  asOf: '2026-10-31',
};

const address = '/ThinkFile/rankDetail/travel';
const getRanking = vi.fn((_body: unknown): RankList | Promise<RankList> => ranking);
const mocks = [mockGetRanking(({ body }) => getRanking(body))];

async function open(search = '') {
  const { page, router } = await openPage(address + search, mocks);
  return { place: await mount(page), router };
}

/** The rows without the tables of their charts. */
const rows = (place: HTMLElement) =>
  Array.from(
    place.querySelectorAll('details'),
    (row) => row.querySelector('summary')?.textContent ?? '',
  ).filter((text) => text !== '用表格看');

it('shows rank, city, move and score, and on opening a row why it moved', async () => {
  const { place } = await open();
  const first = find(place, 'details');
  expect(first.textContent).toContain('1泉畔大酒店济南');
  expect(first.textContent).toContain('比上期降 1 名');
  expect(first.textContent).toContain('客流回落。');
  expect(find(first, 'a').getAttribute('href')).toBe('/ThinkFile/hotelDining/ent-hotelDining-01');
  expect(place.textContent).toContain('新上榜');
  expect(place.textContent).toContain('来源：示例测算，截至2026年10月31日');
});

it('draws the curve of a row once it opens', async () => {
  const { place } = await open();
  const [first, second] = place.querySelectorAll('details');
  await act(async () => first?.dispatchEvent(new Event('toggle')));
  expect(first?.querySelector('table')).not.toBeNull();
  expect(second?.querySelector('table')).toBeNull();
});

it('takes period, city and order from the address, and writes them there', async () => {
  const { place, router } = await open('?city=136&order=change');
  expect(rows(place).map((text) => text.slice(0, 5))).toEqual(['2海边小镇', '3新秀青岛']);
  const [period] = place.querySelectorAll('select');
  if (period === undefined) throw new Error('no choice of periods');
  period.value = '2026-09';
  await act(async () => period.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() =>
    expect(router.state.location.search).toEqual({ period: '2026-09', city: '136', order: 'change' }),
  );
  expect(getRanking).toHaveBeenLastCalledWith({ kind: 'travel', period: '2026-09' });
});

it('shows a chosen period at once, while its rows load', async () => {
  const { place } = await open();
  const [period] = place.querySelectorAll('select');
  if (period === undefined) throw new Error('no choice of periods');
  const answer = Promise.withResolvers<RankList>();
  getRanking.mockReturnValueOnce(answer.promise);
  period.value = '2026-09';
  await act(async () => period.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() => expect(getRanking).toHaveBeenLastCalledWith({ kind: 'travel', period: '2026-09' }));
  expect(period.value).toBe('2026-09');
  expect(place.textContent).toContain('2026-10 期');
  answer.resolve({ ...ranking, period: '2026-09' });
  await eventually(() => expect(place.textContent).toContain('2026-09 期'));
  expect(period.value).toBe('2026-09');
});

it.each(['none', 'travel/none'])('an unknown ranking or part of one, %s, is not found', async (path) => {
  const { page } = await openPage(`/ThinkFile/rankDetail/${path}`, mocks);
  expect((await mount(page)).textContent).toContain('404');
});
