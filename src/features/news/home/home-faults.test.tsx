// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { responses, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

// neighbouring channels are rendered when idle; disabled here
vi.mock('#widgets/pager/use-neighbour-preload.ts', () => ({ useNeighbourPreload: () => false }));

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

/** Opens the front page with some answers replaced. */
async function home(changed: TestResponses) {
  const { page, router } = await openPage('/', { ...responses, ...changed });
  return { place: await mount(page), router };
}

const titles = (place: HTMLElement) => Array.from(place.querySelectorAll('h3'), (title) => title.textContent);

const fails = () => {
  throw new Error('500');
};

it('shows its stories without ads if these fail to load', async () => {
  const { place } = await home({ listAds: fails });
  expect(titles(place)).toEqual(['标题1', '标题2', '标题3', '标题4', '标题5', '标题6']);
  expect(place.querySelector('[role=alert]')).toBeNull();
});

it('reserves the banner’s place if the banner fails, and retries it alone', async () => {
  const banners = vi.fn(fails);
  const { place } = await home({ listBanners: () => banners() });
  await eventually(() =>
    expect(find(place, 'main [role=alert]').textContent).toContain('头条图片没能加载出来'),
  );
  expect(titles(place)).toContain('标题1');
  expect(place.textContent).toContain('最热的事');
  banners.mockImplementation(() => responses.listBanners as never);
  await act(async () => find(place, 'main [role=alert] button').click());
  await eventually(() => expect(find(place, '[aria-roledescription]').textContent).toContain('横幅'));
  expect(place.querySelector('[role=alert]')).toBeNull();
});

it('links to hot events even if the hottest is unknown', async () => {
  const { place } = await home({ listHotEvents: fails });
  const ways = Array.from(place.querySelectorAll('a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(ways).toContainEqual(['看看大家在聊什么', '/hotSearch']);
  expect(titles(place)).toContain('标题1');
});

it('renders without strips that fail to load', async () => {
  const { place } = await home({ listAudioNews: fails, listLives: fails, listVideoFeed: fails });
  expect(titles(place)).toContain('标题1');
  expect(find(place, '[aria-roledescription]').textContent).toContain('横幅');
});

it('refreshes its stories if ads, banners and hot events fail, and keeps the old ones', async () => {
  let isBroken = false;
  const until = (response: unknown) => () => (isBroken ? fails() : response);
  const { place } = await home({
    listAds: until(responses.listAds),
    listBanners: until(responses.listBanners),
    listHotEvents: until(responses.listHotEvents),
    listHeadlineNews: () => ({ list: (isBroken ? ['9', '1'] : ['1']).map((id) => newsItem(id)) }),
  });
  isBroken = true;
  await act(async () => find(place, 'nav[aria-label=频道] [aria-current=page]').click());
  await eventually(() => expect(titles(place)).toContain('标题9'));
  expect(find(place, '[aria-roledescription]').textContent).toContain('横幅');
  expect(place.textContent).toContain('最热的事');
});

it('shows an error inside the failed channel, and retries it', async () => {
  let broken = true;
  const stories = () => {
    if (broken) throw new Error('offline');
    return { list: [newsItem('c1')] };
  };
  const { place, router } = await home({ listSectionNews: stories });
  await act(() => router.navigate({ to: '/', search: { channel: 'culture' } }));
  await eventually(() => expect(find(place, 'main [role=alert]').textContent).toContain('重新加载'));
  expect(find(place, 'nav [data-active]').textContent).toBe('文化');
  broken = false;
  await act(async () => find(place, 'main [role=alert] button').click());
  await eventually(() => expect(titles(place)).toContain('标题c1'));
});

it('shows the stories of a failed channel after a refresh', async () => {
  let broken = true;
  const stories = () => (broken ? fails() : { list: [newsItem('c1')] });
  const { place, router } = await home({ listSectionNews: stories });
  await act(() => router.navigate({ to: '/', search: { channel: 'culture' } }));
  await eventually(() => expect(place.querySelector('main [role=alert]')).not.toBeNull());
  broken = false;
  await act(async () => find(place, 'nav[aria-label=频道] [aria-current=page]').click());
  await eventually(() => expect(titles(place)).toContain('标题c1'));
});

it('loads the newest stories if a refresh begins while the next page is loading', async () => {
  const feet = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe(element: Element) {
        feet.set(element, () => this.#callback([{ isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  let newest = ['1'];
  const nextPages: string[] = [];
  const { place } = await home({
    listHeadlineNews: ({ body }: { readonly body: { readonly cursor?: string } }) => {
      if (body.cursor === undefined) return { list: newest.map((id) => newsItem(id)), nextCursor: 'older' };
      nextPages.push(body.cursor);
      return new Promise(() => {});
    },
  });
  await eventually(() => expect(find(place, 'a[rel=next]').textContent).toBe('下一页'));
  await act(async () => feet.forEach((reach) => reach()));
  await eventually(() => expect(nextPages).toEqual(['older']));
  newest = ['9', '1'];
  await act(async () => find(place, 'nav[aria-label=频道] [aria-current=page]').click());
  await eventually(() => expect(titles(place)).toEqual(['标题9', '标题1']));
  expect(place.querySelector('[role=alert]')).toBeNull();
  expect(place.textContent).not.toContain('后面的内容没能加载出来');
});
