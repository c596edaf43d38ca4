// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
// lazy loaded by the page
import '#widgets/gallery/atlas-stage.tsx';
import { responses, articleOf, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

const figure = (name: string) =>
  `<figure><img src="/media/${name}.jpg" alt="${name}" width="1280" height="853"><figcaption>说明${name}</figcaption></figure>`;
const atlas = articleOf('a1', {
  kind: 'atlas',
  body: `<p>开头</p>${figure('甲')}${figure('乙')}<p>结尾</p>`,
});

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
afterEach(() => vi.unstubAllGlobals());

async function open(address: string, changed: TestResponses = {}) {
  const { page, router } = await openPage(address, {
    ...responses,
    getArticle: atlas,
    listKindNews: { list: [newsItem('a2', { kind: 'atlas' }), newsItem('a3', { kind: 'atlas' })] },
    ...changed,
  });
  const place = await mount(page);
  const staged = async () => {
    await eventually(() => expect(place.querySelector(stage)).not.toBeNull());
    return find(place, stage);
  };
  return { place, router, staged };
}
const stage = '[aria-label="图集图片"][data-loaded]';
const press = (element: Element, key: string) =>
  act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('shows one picture with its caption, and moves to the next atlas by keyboard', async () => {
  const { place, staged } = await open('/atlas/a1');
  const row = await staged();
  expect(place.textContent).toContain('1/2');
  expect(place.textContent).toContain('说明甲');
  await press(row, 'ArrowRight');
  expect(place.textContent).toContain('2/2');
  expect(place.textContent).toContain('说明乙');
  await press(row, 'ArrowRight');
  expect(find(place, '[role=status]').textContent).toBe('图集看完了');
  expect(find(place, 'h2').textContent).toBe('下一个图集');
  const links = Array.from(place.querySelectorAll('a[href^="/atlas/a"]'), (link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/atlas/a2', '/atlas/a3']);
  await press(row, 'ArrowRight');
  expect(find(place, 'h2').textContent).toBe('下一个图集');
});

it('keeps its caption collapsed from picture to picture', async () => {
  const { place, staged } = await open('/atlas/a1');
  const row = await staged();
  await act(async () => find<HTMLButtonElement>(place, '[aria-controls=atlas-words]').click());
  await press(row, 'ArrowRight');
  expect(find(place, '[aria-controls=atlas-words]').getAttribute('aria-expanded')).toBe('false');
  expect(find(place, '#atlas-words').hidden).toBe(true);
});

it('shows the first picture for an unknown picture number', async () => {
  const { place, staged } = await open('/atlas/a1?picture=7');
  await staged();
  expect(place.textContent).toContain('1/2');
});

it('says so if there is no other atlas', async () => {
  const { place, staged } = await open('/atlas/a1', { listKindNews: { list: [] } });
  await press(await staged(), 'End');
  expect(place.textContent).toContain('新的图集还在路上');
});

it('lists all atlases without an id, and opens a story without pictures as text', async () => {
  const { place } = await open('/atlas/');
  expect(find(place, 'h1').textContent).toBe('图集');
  expect(find(place, 'h3 a').getAttribute('href')).toBe('/atlas/a2');
  const { router } = await open('/atlas/a1', { getArticle: articleOf('a1') });
  expect(router.state.location.pathname).toBe('/general/a1');
});
