// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { storeReaderList } from '#platform/storage/reader-lists.ts';
import { recordSeenTop } from '#platform/history/seen-tops.ts';
import { responses, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

// neighbouring channels are rendered when idle; disabled here
vi.mock('#widgets/pager/use-neighbour-preload.ts', () => ({ useNeighbourPreload: () => false }));

let reachFoot = () => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reachFoot = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function home(address = '/', changed: TestResponses = {}, settings = {}) {
  const { page, router } = await openPage(address, { ...responses, ...changed }, settings);
  return { place: await mount(page), router };
}

const titles = (place: HTMLElement) => Array.from(place.querySelectorAll('h3'), (title) => title.textContent);

it('starts with masthead, date, channels, banner and the hottest event', async () => {
  const { place } = await home();
  expect(find(place, 'h1').textContent).toBe('齐鲁晚报');
  expect(place.textContent).toContain('2026年11月3日 星期二');
  expect(find(place, 'nav [aria-current=page]').textContent).toBe('头条');
  expect(find(place, '[aria-roledescription]').textContent).toContain('横幅');
  expect(place.textContent).toContain('最热的事12.3万 热度');
  expect(find(place, 'a[href="/briefing/2026-11-03-morning"]').textContent).toContain('11月3日要闻 2 条');
});

it('links to the newspaper’s other pages by name', async () => {
  const { place } = await home();
  const links = Array.from(place.querySelectorAll('nav[aria-label=服务] a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['听新闻', '/audioList']);
  expect(links.every(([name, href]) => name !== '' && href?.startsWith('/'))).toBe(true);
});

it('shows a marked ad after the fourth story', async () => {
  const { place } = await home();
  expect(titles(place)).toEqual(['标题1', '标题2', '标题3', '标题4', '广告a1', '标题5', '标题6']);
  expect(place.querySelectorAll('article')[4]?.textContent).toContain('广告');
});

it('closes an ad with a reason, reports it, and does not show the ad again', async () => {
  const closeAd = vi.fn((_input: unknown) => ({ adId: 'a1', reason: 'seen' }));
  onTestFinished(() => storeReaderList('closedAds', []));
  const { place } = await home('/', { closeAd });
  await act(async () => find(place, 'button[aria-label="关闭广告：广告a1"]').click());
  const reason = Array.from(place.querySelectorAll('dialog button')).find(
    ({ textContent }) => textContent === '看过了',
  );
  await act(async () => (reason as HTMLElement).click());
  await eventually(() => expect(titles(place)).not.toContain('广告a1'));
  expect(document.activeElement?.textContent).toBe('标题5');
  expect(closeAd).toHaveBeenCalledWith({
    body: { adId: 'a1', reason: 'seen', clientId: expect.any(String) },
  });
  expect(titles((await home('/?channel=culture')).place)).not.toContain('广告a1');
});

it('shows no ads in care mode', async () => {
  const { place } = await home('/', {}, { care: true });
  expect(titles(place)).not.toContain('广告a1');
});

it('computes relative times from the time of the visit', async () => {
  const { place } = await home();
  expect(find(place, 'time').textContent).toBe('5分钟前');
  expect(find(place, 'time').getAttribute('datetime')).toBe('2026-11-03T11:55:00+08:00');
});

it('loads one picture with high priority', async () => {
  expect((await home()).place.querySelectorAll('[fetchpriority=high]')).toHaveLength(1);
  const channel = (await home('/?channel=culture')).place;
  expect(find(channel, '[fetchpriority=high]').closest('article')).not.toBeNull();
});

it('leaves a story of the banner out of the list', async () => {
  const { place } = await home('/', { listHeadlineNews: { list: ['b1', '2'].map((id) => newsItem(id)) } });
  expect(titles(place)).toEqual(['标题2']);
});

it('starts with headlines, without a banner, in care mode', async () => {
  const { place } = await home('/', {}, { care: true });
  expect(place.querySelector('[aria-roledescription]')).toBeNull();
  expect(find(place, 'main article').querySelector('img')).toBeNull();
});

it('links to the search, and opens care mode from the masthead', async () => {
  onTestFinished(() => Cookies.remove('care'));
  const { place } = await home();
  expect(find(place, 'header a[aria-label=搜索]').getAttribute('href')).toBe('/hotSearch');
  const button = find(place, 'header button[aria-pressed=false]');
  expect(button.textContent).toBe('关怀版');
  await act(async () => button.click());
  await eventually(() => expect(find(place, 'header button[aria-pressed]').textContent).toBe('退出关怀版'));
  expect(document.cookie).toContain('care=on');
});

it('offers care mode on the first visit only', async () => {
  onTestFinished(() => Cookies.remove('careOffered'));
  const { place } = await home();
  expect(find(place, 'section[aria-label=关怀版]').textContent).toContain('大字');
  expect(document.cookie).toContain('careOffered=yes');
  await act(async () => find(place, 'section[aria-label=关怀版] button[aria-label=不用了]').click());
  expect(place.querySelector('section[aria-label=关怀版]')).toBeNull();
  expect(
    (await home('/', {}, { careOffered: true })).place.querySelector('section[aria-label=关怀版]'),
  ).toBeNull();
});

it('takes the first picture from the list if there is no banner', async () => {
  const { place } = await home('/', { listBanners: { list: [] } });
  expect(find(place, '[fetchpriority=high]').closest('article')?.textContent).toContain('标题1');
});

it('shows a channel without the front page’s banner', async () => {
  const { place } = await home('/?channel=culture');
  expect(titles(place)).toEqual(['标题c1']);
  expect(place.querySelector('[aria-roledescription]')).toBeNull();
  expect(find(place, 'nav [aria-current=page]').textContent).toBe('文化');
});

it('requests the city edition in the city channel only', async () => {
  const list = vi.fn((_input: unknown) => ({ list: [newsItem('c1')] }));
  await home('/?channel=city', { listSectionNews: list }, { cityId: '136' });
  await home('/?channel=culture', { listSectionNews: list }, { cityId: '136' });
  expect(list.mock.calls.map(([input]) => input)).toEqual([
    { query: { sectionId: 'city', cityId: '136', pageSize: 20 } },
    { query: { sectionId: 'culture', pageSize: 20 } },
  ]);
});

it('says that a channel is empty', async () => {
  const { place } = await home('/?channel=culture', { listSectionNews: { list: [] } });
  expect(place.textContent).toContain('这个频道还没有内容');
});

it('moves between channels by the arrow keys', async () => {
  const { place, router } = await home();
  const link = find(place, 'nav[aria-label=频道] [data-active] a');
  await act(async () => {
    link.focus();
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await eventually(() => expect(router.state.location.search).toEqual({ channel: 'city' }));
  expect(document.activeElement?.textContent).toBe('济南');
});

it('marks where the last visit ended, and links from there to the new stories', async () => {
  recordSeenTop('stream  culture ', '2026-11-03 11:55:00 c1');
  const list = ['c3', 'c2', 'c1', 'c0'].map((id) => newsItem(id));
  const { place } = await home('/?channel=culture', { listSectionNews: { list } });
  await eventually(() => expect(place.textContent).toContain('上次看到这里'));
  const mark = find(place, 'main section button');
  expect(mark.parentElement?.nextElementSibling?.textContent).toContain('标题c1');
});

it('loads more near the end of the list, until there is no more', async () => {
  const pages = (input: { body: { cursor?: string } }) =>
    input.body.cursor === 'next'
      ? { list: [newsItem('7')] }
      : { list: [newsItem('1'), newsItem('2')], nextCursor: 'next' };
  const { place } = await home('/', { listHeadlineNews: pages });
  await eventually(() => expect(find(place, '[rel=next]').getAttribute('href')).toBe('/?cursor=next'));
  await act(async () => reachFoot());
  await eventually(() => expect(titles(place)).toEqual(['标题1', '标题2', '标题7']));
  expect(place.textContent).toContain('今天的报纸看到这里');
});

it('renders more than a screen of cards at first, and the rest after the first paint', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const list = Array.from({ length: 20 }, (_, at) => newsItem(String(at)));
  const { place } = await home('/', { listHeadlineNews: { list, nextCursor: 'next' } });
  expect(titles(place)).toHaveLength(8);
  // the end of the list would request the next page before this one is rendered
  expect(place.querySelector('[rel=next]')).toBeNull();
  await eventually(() => {
    frames.splice(0).forEach((frame) => frame());
    expect(titles(place)).toContain('标题19');
  });
  expect(place.querySelector('[rel=next]')).not.toBeNull();
});

it('starts at the cursor in the URL for browsers without scripts', async () => {
  const list = vi.fn((_input: unknown) => ({ list: [newsItem('7')] }));
  const { place } = await home('/?cursor=next', { listHeadlineNews: list });
  expect(list).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ cursor: 'next' }) }),
  );
  expect(titles(place)).toEqual(['标题7']);
});

it('keeps the list when the next page fails, and retries on tap', async () => {
  let broken = true;
  const pages = (input: { body: { cursor?: string } }) => {
    if (input.body.cursor === undefined) return { list: [newsItem('1')], nextCursor: 'next' };
    if (broken) throw new Error('offline');
    return { list: [newsItem('2')] };
  };
  const { place } = await home('/', { listHeadlineNews: pages });
  await eventually(() => expect(place.querySelector('[rel=next]')).not.toBeNull());
  await act(async () => reachFoot());
  await eventually(() => expect(place.textContent).toContain('后面的内容没能加载出来'));
  expect(titles(place)).toEqual(['标题1']);
  broken = false;
  await act(async () => find(place, 'main button').click());
  await eventually(() => expect(titles(place)).toEqual(['标题1', '标题2']));
});

it('loads the edition of the chosen city, and remembers it', async () => {
  const { place } = await home('/', {
    listHeadlineNews: (input: { body: { cityId: string } }) => ({ list: [newsItem(input.body.cityId)] }),
  });
  expect(titles(place)).toEqual(['标题135']);
  const select = find<HTMLSelectElement>(place, 'select');
  select.value = '136';
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() => expect(titles(place)).toEqual(['标题136']));
  expect(document.cookie).toContain('cityId=136');
});

it('escapes the text of a story', async () => {
  const title = '<img src=x onerror="globalThis.pwned=1">';
  const { place } = await home('/', { listHeadlineNews: { list: [newsItem('1', { title, covers: [] })] } });
  expect(titles(place)).toEqual([title]);
  expect(place.querySelector('img[src=x]')).toBeNull();
});

it('renders no link for a URL that is not http(s)', async () => {
  const link = { route: 'outside' as const, url: 'javascript:alert(1)' };
  const { place } = await home('/', { listHeadlineNews: { list: [newsItem('1', { link })] } });
  expect(place.querySelector('h3 a')).toBeNull();
});

it('shows the hottest event that no story beside it tells of', async () => {
  const events = ['热点', '黄河', '泰山'].map((label, at) => ({
    id: `h${at}`,
    title: `${label}的事`,
    summary: '',
    heat: 1000 - at,
    trend: 'up' as const,
    curve: [],
    label,
  }));
  const { place } = await home('/', {
    listHotEvents: { list: events, updatedAt: '2026-11-03 11:59:00' },
    listHeadlineNews: { list: [newsItem('1', { labels: ['黄河', '热点'] })] },
  });
  expect(find(place, 'main a[href^="/hotNews/"]').textContent).toContain('泰山的事');
});

it('goes on with other channels at the end of a channel, without repeating its stories', async () => {
  let broken = true;
  const newest = vi.fn(() => {
    if (broken) throw new Error('500');
    return { list: [newsItem('c1'), newsItem('7')] };
  });
  const { place } = await home('/?channel=culture', { listShareHomeNews: newest });
  await eventually(() => expect(place.textContent).toContain('其他频道'));
  expect(newest).not.toHaveBeenCalled();
  await act(async () => reachFoot());
  await eventually(() => expect(place.textContent).toContain('后面的内容没能加载出来'));
  broken = false;
  await act(async () => find(place, 'main button').click());
  await eventually(() => expect(titles(place)).toEqual(['标题c1', '标题7']));
  expect(place.textContent).toContain('头条还有更多新闻');
  expect((await home()).place.textContent).not.toContain('其他频道');
});
