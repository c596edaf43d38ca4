// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSearchHistory } from '#platform/storage/search-history.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { HotEvent } from '../shared/news-types.ts';
import { responses, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

const event = (id: string, fields: Partial<HotEvent> = {}): HotEvent => ({
  id,
  title: `事件${id}`,
  summary: `经过${id}`,
  heat: 982_000,
  trend: 'up',
  curve: [100_000, 500_000, 982_000],
  label: `标签${id}`,
  ...fields,
});
const hot = {
  list: [event('h1'), event('h2', { trend: 'new', heat: 5000 })],
  updatedAt: '2026-11-03 11:59:00',
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  clearSearchHistory();
  vi.unstubAllGlobals();
});

async function open(address: string, changed: TestResponses = {}) {
  const { page, router } = await openPage(address, { ...responses, listHotEvents: hot, ...changed });
  return { place: await mount(page), router };
}

const titles = (place: ParentNode) =>
  Array.from(place.querySelectorAll('h3 a'), (title) => title.textContent);

async function search(place: HTMLElement, words: string) {
  const field = find<HTMLInputElement>(place, 'input[type=search]');
  field.value = words;
  await act(async () =>
    find(place, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
}

it('热搜 ranks events with heat and trend', async () => {
  const { place } = await open('/hotSearch');
  const rows = Array.from(place.querySelectorAll('ol li'));
  expect(rows.map((row) => row.textContent)).toEqual(['1事件h198.2万热度', '2事件h2新5000热度']);
  expect(find(place, 'ol [role=img]').getAttribute('aria-label')).toBe('上升');
  expect(find(place, 'ol a').getAttribute('href')).toBe('/hotNews/h1');
});

it('热搜 keeps the query in the URL, so that Back leads to the ranking', async () => {
  const listNews = vi.fn((_input: unknown) => ({ list: [newsItem('7', { title: '今日水位' })], total: 1 }));
  const { place, router } = await open('/hotSearch', { searchNews: listNews });
  await search(place, '  趵突泉   水位 ');
  await eventually(() => expect(titles(place)).toEqual(['今日水位']));
  expect(router.state.location.search).toEqual({ q: '趵突泉 水位' });
  expect(listNews).toHaveBeenCalledWith({ body: { query: '趵突泉 水位', pageSize: 20 } });
  expect(find(place, 'article mark').textContent).toBe('水位');
  expect(find<HTMLInputElement>(place, 'input').value).toBe('趵突泉 水位');
  await act(async () => router.history.back());
  await eventually(() => expect(place.querySelectorAll('ol li')).toHaveLength(2));
  expect(find<HTMLInputElement>(place, 'input').value).toBe('');
});

it('热搜 stores searches on the device until they are cleared', async () => {
  const { place, router } = await open('/hotSearch', { searchNews: { list: [newsItem('7')], total: 1 } });
  expect(place.textContent).not.toContain('搜索历史');
  await search(place, '泰山');
  await eventually(() => expect(titles(place)).toEqual(['标题7']));
  await act(async () => router.history.back());
  await eventually(() => expect(place.textContent).toContain('搜索历史'));
  expect(find(place, '[aria-labelledby=search-history] li').textContent).toBe('泰山');
  await act(async () => find(place, '[aria-labelledby=search-history] button').click());
  expect(place.textContent).not.toContain('搜索历史');
});

it('热搜 says what was not found, and suggests hot events', async () => {
  const { place } = await open('/hotSearch?q=zz', { searchNews: { list: [], total: 0 } });
  expect(place.textContent).toContain('没有找到“zz”');
  expect(find(place, 'ol').textContent).toContain('事件h1');
});

it('热搜 suggests while typing, without the letters of an input method', async () => {
  const suggest = vi.fn((_input: unknown) => ({
    list: [
      { text: '趵突泉水位', link: { route: 'hotNews' as const, id: 'h1' } },
      { text: '趵突泉' },
      { text: '趵突泉边', link: { route: 'general' as const, id: '7' }, kind: 'video' as const },
    ],
  }));
  const { place, router } = await open('/hotSearch', {
    listSearchSuggestions: suggest,
    searchNews: { list: [newsItem('7')], total: 1 },
  });
  const field = find<HTMLInputElement>(place, 'input[type=search]');
  const type = (text: string, isComposing: boolean) =>
    act(async () => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    });
  await type('bao', true);
  expect(place.querySelector('[aria-label=搜索建议]')).toBeNull();
  await type('趵突', false);
  const links = () =>
    Array.from(place.querySelectorAll('[aria-label=搜索建议] a'), (link) => link.getAttribute('href'));
  await eventually(() =>
    expect(links()).toEqual([
      '/hotSearch?q=%E8%B6%B5%E7%AA%81',
      '/hotNews/h1',
      '/hotSearch?q=%E8%B6%B5%E7%AA%81%E6%B3%89',
      '/video/7',
    ]),
  );
  expect(find(place, '[aria-label=搜索建议] mark').textContent).toBe('趵突');
  await act(async () => {
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  expect(document.activeElement?.textContent).toBe('搜“趵突”');
  await act(async () => find(place, '[aria-label=搜索建议] li:nth-child(3) a').click());
  await eventually(() => expect(router.state.location.search).toEqual({ q: '趵突泉' }));
  expect(place.querySelector('[aria-label=搜索建议]')).toBeNull();
});

it('热搜 keeps its filters in the URL, and leaves out unknown ones', async () => {
  const listNews = vi.fn((_input: unknown) => ({ list: [], total: 0 }));
  const { place, router } = await open('/hotSearch?q=a b&kind=video&period=century', {
    searchNews: listNews,
  });
  expect(listNews).toHaveBeenCalledWith({ body: { query: 'a b', kind: 'video', pageSize: 20 } });
  const chosen = Array.from(place.querySelectorAll('[aria-current=true]'), (link) => link.textContent);
  expect(chosen).toEqual(['视频', '不限时间']);
  const others = Array.from(place.querySelectorAll('[aria-labelledby=other-searches] a'));
  expect(others.map(({ textContent }) => textContent)).toEqual(['去掉筛选', 'a', 'b']);
  await act(async () => find(place, 'nav[aria-label=时间] li:nth-child(3) a').click());
  await eventually(() =>
    expect(router.state.location.search).toEqual({ q: 'a b', kind: 'video', period: 'week' }),
  );
});

it('热搜 ranks the most read stories of the day and the week', async () => {
  const mostRead = vi.fn(({ query: { period } }: { query: { period: string } }) => ({
    list: [{ story: newsItem(period), reads: 12_000 }],
  }));
  const { place } = await open('/hotSearch?rank=day', { listMostRead: mostRead });
  expect(find(place, 'ol').textContent).toBe('1标题day1.2万 阅读');
  await act(async () => find(place, 'nav[aria-label=榜单] li:nth-child(3) a').click());
  await eventually(() => expect(find(place, 'ol').textContent).toBe('1标题week1.2万 阅读'));
});

it('热点 shows an event, its heat in words and its stories from the first', async () => {
  const listNews = vi.fn((input: { body: { order: string } }) => ({
    list: [newsItem(input.body.order, { publishedAt: '2026-11-02 08:00:00' })],
  }));
  const { place } = await open('/hotNews/h1', { listLabelNews: listNews });
  expect(find(place, 'h1').textContent).toBe('事件h1');
  expect(find(place, 'main').textContent).toContain('经过h1');
  expect(find(place, 'svg[role=img]').getAttribute('aria-label')).toBe(
    '近 3 小时的热度，从10万到98.2万，最高 98.2万',
  );
  expect(find(place, 'h3').textContent).toBe('昨天');
  expect(titles(place)).toEqual(['标题oldest']);
  await act(async () => find(place, '[role=tab][aria-selected=false]').click());
  await eventually(() => expect(titles(place)).toEqual(['标题newest']));
  expect(listNews).toHaveBeenCalledWith({ body: { label: '标签h1', order: 'newest', pageSize: 20 } });
});

it('热点 is not found for an unknown event', async () => {
  const { place } = await open('/hotNews/h9');
  expect(place.textContent).toBe('404');
});

it('要闻 is grouped by day, its top story large', async () => {
  const list = [
    newsItem('1', { cardStyle: 'thumb' }),
    newsItem('2', { cardStyle: 'cover', publishedAt: '2026-11-02 08:00:00' }),
  ];
  const { place } = await open('/focusNews', { listImportantNews: { list } });
  expect(Array.from(place.querySelectorAll('h2'), (head) => head.textContent)).toEqual(['今天', '昨天']);
  expect(titles(place)).toEqual(['标题1', '标题2']);
  const shapes = Array.from(place.querySelectorAll('article img'), (image) => image.getAttribute('height'));
  expect(shapes).toEqual(['540', '640']);
});

it('the front page links to 热搜, to the hottest event and to 要闻', async () => {
  const { place } = await open('/');
  for (const address of ['/hotSearch', '/hotNews/h1', '/focusNews'])
    expect(place.querySelector(`main a[href="${address}"]`)).not.toBeNull();
});
