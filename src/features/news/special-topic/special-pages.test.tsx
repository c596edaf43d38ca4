// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { SpecialSection, SpecialTopic } from '../shared/news-types.ts';
import { responses, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

const topic = (fields: Partial<SpecialTopic> = {}): SpecialTopic => ({
  id: 't1',
  title: '一座桥',
  lead: '导语',
  style: 'plain',
  source: '齐鲁晚报',
  publishedAt: '2026-11-01 08:00:00',
  updatedAt: '2026-11-03 11:55:00',
  total: 30,
  counts: { reads: 12_345, comments: 0, likes: 0 },
  shareCard: { title: '一座桥', description: '导语', image: '' },
  ...fields,
});
const section = (label: string, ids: readonly string[], fields: Partial<SpecialSection> = {}) => ({
  label,
  total: ids.length,
  list: ids.map((id) => newsItem(id)),
  ...fields,
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
});
afterEach(() => vi.unstubAllGlobals());

async function open(address: string, changed: TestResponses) {
  const { page, router } = await openPage(address, { ...responses, getSpecialTopic: topic(), ...changed });
  return { place: await mount(page), router };
}
const heads = (place: ParentNode) => Array.from(place.querySelectorAll('h2'), (head) => head.textContent);
const titles = (place: ParentNode) =>
  Array.from(place.querySelectorAll('h3 a'), (title) => title.textContent);

it('a topic shows its sections with an anchor to each, one of them marked', async () => {
  const { place } = await open('/thematic/t1', {
    listSpecialSections: { list: [section('进展', ['1', '2']), section('人物', ['3'])] },
  });
  expect(find(place, 'h1').textContent).toBe('一座桥');
  expect(place.textContent).toContain('30 篇报道');
  expect(heads(place)).toEqual(['进展', '人物']);
  const links = Array.from(place.querySelectorAll('nav a'));
  expect(links.map((link) => link.textContent)).toEqual(['进展', '人物']);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toHaveLength(1);
  for (const link of links) expect(place.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

it('a section loads more stories on demand', async () => {
  const requests: unknown[] = [];
  const { place } = await open('/thematic/t1', {
    listSpecialSections: { list: [section('进展', ['1'], { total: 3, nextCursor: 'c1' })] },
    listLabelNews: (input: { body: { cursor?: string } }) => {
      requests.push(input.body);
      const isLast = input.body.cursor === 'c2';
      return { list: [newsItem(isLast ? '3' : '2')], ...(!isLast && { nextCursor: 'c2' }) };
    },
  });
  const more = () => find<HTMLButtonElement>(place, '[aria-label$="（进展）"]');
  expect(more().textContent).toContain('还有 2 篇');
  await act(async () => more().click());
  await eventually(() => expect(titles(place)).toEqual(['标题1', '标题2']));
  await eventually(() => expect(more().textContent).toContain('还有 1 篇'));
  await act(async () => more().click());
  await eventually(() => expect(titles(place)).toEqual(['标题1', '标题2', '标题3']));
  expect(requests).toEqual([
    { newsId: 't1', by: 'label', label: '进展', pageSize: 20, cursor: 'c1' },
    { newsId: 't1', by: 'label', label: '进展', pageSize: 20, cursor: 'c2' },
  ]);
  await eventually(() => expect(place.querySelector('[aria-label$="（进展）"]')).toBeNull());
});

it('a topic by city redirects to its own address, with the reader’s city first', async () => {
  const { place, router } = await open('/thematic/t1', {
    getSpecialTopic: topic({ style: 'regional' }),
    listSpecialSections: {
      list: [section('青岛', ['1'], { cityId: '136' }), section('济南', [], { cityId: '135' })],
    },
  });
  expect(router.state.location.pathname).toBe('/thematicDq/t1');
  expect(heads(place)).toEqual(['济南', '青岛']);
  expect(place.textContent).toContain('济南还没有相关报道');
  expect(place.textContent).toContain('您所在的城市');
});

it('the order of a timeline can be reversed', async () => {
  const { place } = await open('/thematic/t1', {
    getSpecialTopic: topic({ style: 'timeline' }),
    listSpecialTimeline: (input: { body: { order: string } }) => ({
      list: (input.body.order === 'newest' ? ['2', '1'] : ['1', '2']).map((id) => newsItem(id)),
    }),
  });
  expect(titles(place)).toEqual(['标题2', '标题1']);
  const oldest = Array.from(place.querySelectorAll<HTMLElement>('[role=tab]')).at(-1);
  await act(async () => oldest?.click());
  await eventually(() => expect(titles(place)).toEqual(['标题1', '标题2']));
});

it('without an id all topics are listed with links to their pages', async () => {
  const { place } = await open('/thematic/', {
    listKindNews: { list: [newsItem('t1', { kind: 'special' })] },
  });
  expect(find(place, 'h1').textContent).toBe('专题');
  expect(find(place, 'h3 a').getAttribute('href')).toBe('/thematic/t1');
});
