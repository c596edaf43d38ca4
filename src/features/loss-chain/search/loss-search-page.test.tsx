// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { LossCard, LossOverviewData } from '../shared/loss-types.ts';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const card: LossCard = {
  id: 'S202611030001',
  kind: 'business-licence',
  holder: '济南泉城豆浆店',
  number: '923********7X',
  lostOn: '2026-10-28',
  publishedOn: '2026-11-03',
  state: 'valid',
  paperPage: 'A08',
};
const overview: LossOverviewData = {
  counts: [
    { kind: 'identity-card', count: 120 },
    { kind: 'business-licence', count: 80 },
  ],
  latest: [card],
  checkpoint: { text: '', size: 412, root: 'cm9vdA==', time: '2026-11-03 06:00:00' },
};

async function openSearch(address: string, responses: TestResponses = {}) {
  const { page, router } = await openPage(`/chainFile/lossSearch/${address}`, {
    getLossOverview: overview,
    searchLossNotices: { list: [] },
    ...responses,
  });
  const place = await mount(page);
  const field = (name: string) => find<HTMLInputElement>(place, `[data-field=${name}]`);
  return {
    place,
    router,
    field,
    async submit(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) field(name).value = value;
      await act(async () => find<HTMLFormElement>(place, 'form').requestSubmit());
    },
  };
}

it('shows counts, the latest notices and the checkpoint before a search', async () => {
  const { place } = await openSearch('');
  expect(place.textContent).toContain('营业执照80 条');
  expect(find(place, '[href="/chainFile/lossChain/S202611030001"]').textContent).toContain('济南泉城豆浆店');
  expect(place.textContent).toContain('412 条记录');
  expect(place.textContent).toContain('2026-11-03 06:00:00');
});

it('can be searched although the overview fails', async () => {
  const { place, submit } = await openSearch('', {
    getLossOverview: () => {
      throw new GatewayError('getLossOverview', { kind: 'http', status: 503 });
    },
    searchLossNotices: { list: [card] },
  });
  await eventually(() => expect(place.textContent).toContain('重新加载'));
  await submit({ name: '泉城' });
  await eventually(() => expect(place.textContent).toContain('济南泉城豆浆店'));
});

it('refuses a number of fewer than four characters at its field, and keeps everything typed', async () => {
  const search = vi.fn(() => ({ list: [] }));
  const { place, field, submit, router } = await openSearch('', { searchLossNotices: search });
  await submit({ name: '泉城', number: '37X' });
  expect(field('number').getAttribute('aria-invalid')).toBe('true');
  expect(find(place, `[id="${field('number').getAttribute('aria-describedby')}"]`).textContent).toMatch(
    /4|四/,
  );
  expect(document.activeElement).toBe(field('number'));
  expect([field('name').value, field('number').value]).toEqual(['泉城', '37X']);
  expect(search).not.toHaveBeenCalled();
  expect(router.state.location.search).toEqual({});
});

it('puts a search into the address, but never the full number', async () => {
  const search = vi.fn((_input: unknown) => ({ list: [card] }));
  const { place, submit, router } = await openSearch('', { searchLossNotices: search });
  await submit({ name: '泉城', number: '370102199001011234' });
  await eventually(() => expect(place.textContent).toContain('查到的都在这里了'));
  expect(router.state.location.href).toContain('name=');
  expect(router.state.location.href).not.toContain('3701');
  expect(search.mock.calls).toEqual([
    [{ body: { name: '泉城', number: '370102199001011234', pageSize: 20 } }],
  ]);
});

it('searches what the address says', async () => {
  const search = vi.fn((_input: unknown) => ({ list: [card] }));
  const { place, field } = await openSearch('?kind=business-licence&from=2026-10-01', {
    searchLossNotices: search,
  });
  await eventually(() => expect(place.textContent).toContain('济南泉城豆浆店'));
  expect(search).toHaveBeenCalledWith({
    body: { kind: 'business-licence', from: '2026-10-01', pageSize: 20 },
  });
  expect(field('from').value).toBe('2026-10-01');
});

it('says what an empty result means and what to try', async () => {
  const { place } = await openSearch('?name=某某');
  await eventually(() => expect(place.textContent).toContain('没有查到，不等于没有登过报'));
  expect(place.textContent).toContain('完整号码');
});

it('tells how long to wait at the limit, and searches again on request', async () => {
  let isLimited = true;
  const { place } = await openSearch('?name=泉城', {
    searchLossNotices: () => {
      if (!isLimited) return { list: [card] };
      throw new GatewayError('searchLossNotices', { kind: 'http', status: 429, retryAfter: 30 });
    },
  });
  await eventually(() => expect(place.textContent).toContain('30 秒后再试'));
  isLimited = false;
  await act(async () => find(place, '[role=alert] button').click());
  await eventually(() => expect(place.textContent).toContain('济南泉城豆浆店'));
});
