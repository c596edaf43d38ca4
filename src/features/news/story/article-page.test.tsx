// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
// lazy loaded by the page
import '#widgets/share/share-sheet.tsx';
import { responses, articleOf, commentOf, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const open = (changed: TestResponses = {}) => openPage('/general/1', { ...responses, ...changed });

/** Mounts all of a story: what is below the first screen is rendered after the first paint. */
async function mountWhole(page: ReactNode) {
  const place = await mount(page);
  await eventually(() => find(place, '#comments'));
  return place;
}

/** Opens the story and waits for its comments, or their error. */
async function story(changed: TestResponses = {}) {
  const place = await mountWhole((await open(changed)).page);
  await eventually(() => expect(place.querySelector('[aria-busy=true]')).toBeNull());
  return place;
}

it('renders its first screen, and the rest after the first paint', async () => {
  const place = await mount((await open()).page);
  expect(find(place, 'h1').textContent).toBe('标题1');
  expect(find(place, 'article').textContent).toContain('第一段');
  expect(place.querySelector('#comments')).toBeNull();
  await eventually(() => find(place, '#comments'));
  expect(find(place, 'article').textContent).toContain('全文完');
});

it('is rendered completely if the URL has a hash', async () => {
  const { page } = await openPage('/general/1#comments', responses);
  expect((await mount(page)).querySelector('#comments')).not.toBeNull();
});

it('names a publisher in place of the source', async () => {
  const publisher = { id: 'p1', name: '晓岚工作室', kind: 'personal' as const, headImg: '' };
  const head = find(await story({ getArticle: articleOf('1', { publisher }) }), 'article header p');
  expect(head.textContent).toBe('晓岚工作室今天 11:551.2万 阅读');
  expect(find(head, 'a').getAttribute('href')).toBe('/ydIndex/p1');
});

it('shows source, time, reads and authors', async () => {
  const place = await story();
  expect(find(place, 'h1').textContent).toBe('标题1');
  expect(find(place, 'article').textContent).toContain('齐鲁晚报今天 11:551.2万 阅读');
  expect(find(place, 'article > footer').textContent).toMatch(/^记者孔令晨编辑李文静/);
  expect(find(place, '[aria-labelledby=related]').textContent).toContain('标题related');
});

it('has back links that are not marked as the current page', async () => {
  const bar = find(await story(), 'header');
  expect(find(bar, '[aria-label=返回]').getAttribute('href')).toBe('/');
  expect(bar.querySelector('[aria-current]')).toBeNull();
});

it('starts with its cover if its text has no picture', async () => {
  const place = await story();
  expect(find(place, '[fetchpriority=high]').getAttribute('src')).toBe('/media/a.jpg-article7.0.4');
});

it('starts with the picture of its text, and does not repeat it as a cover', async () => {
  const body = '<p>一</p><figure><img src="/media/b.jpg" alt="" width="3" height="2"></figure>';
  const place = await story({ getArticle: articleOf('1', { body }) });
  const first = place.querySelectorAll('[fetchpriority=high]');
  expect(Array.from(first, (image) => image.getAttribute('src'))).toEqual(['/media/b.jpg-article7.0.4']);
  expect(place.querySelectorAll('main > div > article img')).toHaveLength(1);
});

/** Labels of the audio widgets on a page. */
const soundsOf = (place: Element) =>
  Array.from(
    place.querySelectorAll('article > div > button, figure > button'),
    (button) => button.textContent,
  );

it('offers its audio version once', async () => {
  const audio = { url: '/media/a.m4a', duration: 40 };
  const body = '<figure data-audio="/media/a.m4a"></figure>';
  for (const fields of [{ audio }, { audio, body }]) {
    const place = await story({ getArticle: articleOf('1', fields) });
    expect(soundsOf(place)).toEqual(['点击播放0:40']);
    expect(place.querySelector('audio')).toBeNull();
  }
});

it('plays sounds in its text by the audio widget, each with its title', async () => {
  const figure =
    '<figure data-audio="/media/b.m4a" data-duration="75" data-title="现场 &amp; 同期声"></figure>';
  const place = await story({ getArticle: articleOf('1', { body: `<p>一</p>${figure}<p>二</p>` }) });
  expect(soundsOf(place)).toEqual(['现场 & 同期声1:15']);
  expect(place.querySelector('article')?.textContent).toMatch(/一.*现场.*二/);
});

it('offers to be read aloud if it has no audio version', async () => {
  const reading = (place: Element) =>
    place.querySelector('article header button:not([aria-haspopup])')?.textContent;
  expect(reading(await story())).toBe('听文章约 1 分钟');
  const audio = { url: '/media/a.m4a', duration: 40 };
  expect(reading(await story({ getArticle: articleOf('1', { audio }) }))).toBeUndefined();
});

it('shows comments in two levels, and more replies on demand', async () => {
  const replies = [{ ...commentOf('r1'), parentId: 'c1', replyTo: '读者x' }];
  const list = [commentOf('c1', { replies, replyCount: 3 })];
  const all = [...replies, commentOf('r2'), commentOf('r3')];
  const place = await story({
    listNewsComments: (input: { body: { parentId?: string } }) =>
      input.body.parentId === undefined ? { list, total: 4 } : { list: all, total: 3 },
  });
  const comments = find(place, '#comments');
  expect(comments.textContent).toContain('读者r1 回复 读者x：评论r1');
  const unfold = Array.from(comments.querySelectorAll('button')).find(
    (button) => button.textContent === '展开 2 条回复',
  );
  await act(async () => unfold?.click());
  await eventually(() => expect(comments.textContent).toContain('评论r3'));
  expect(comments.textContent).not.toContain('展开');
});

it('marks removed and pending comments', async () => {
  const list = [
    commentOf('1', { state: 'removed', removedBy: 'author' }),
    commentOf('2', { state: 'pending' }),
    commentOf('3', { state: 'removed', removedBy: 'editor', note: '广告' }),
    commentOf('4', { state: 'removed' }),
  ];
  const comments = find(await story({ listNewsComments: { list, total: 2 } }), '#comments');
  expect(comments.textContent).toContain('这条评论已由作者删除');
  expect(comments.textContent).toContain('这条评论已被编辑移除：广告');
  expect(comments.textContent).toContain('这条评论暂不显示');
  expect(comments.textContent).not.toContain('评论1');
  expect(comments.textContent).toContain('审核中');
});

it('sorts comments by time on demand', async () => {
  const place = await story({
    listNewsComments: (input: { body: { order: string } }) => ({
      list: [commentOf(input.body.order)],
      total: 1,
    }),
  });
  expect(find(place, '#comments').textContent).toContain('评论hot');
  await act(async () => find(place, '[role=tab][aria-selected=false]').click());
  await eventually(() => expect(find(place, '#comments').textContent).toContain('评论new'));
});

it('renders without its comments, which recover independently', async () => {
  let broken = true;
  const place = await story({
    listNewsComments: () => {
      if (broken) throw new Error('offline');
      return { list: [commentOf('c1')], total: 1 };
    },
  });
  await eventually(() => expect(find(place, '[role=alert]').textContent).toContain('评论没能加载出来'));
  expect(find(place, 'h1').textContent).toBe('标题1');
  broken = false;
  await act(async () => find(place, '[role=alert] button').click());
  await eventually(() => expect(find(place, '#comments').textContent).toContain('评论c1'));
});

it('says that there are no comments yet', async () => {
  const place = await story({ listNewsComments: { list: [], total: 0 } });
  expect(find(place, '#comments').textContent).toContain('还没有人评论');
  expect(place.querySelector('[role=tablist]')).toBeNull();
});

it('asks a visitor to sign in for each action', async () => {
  const { page, notices } = await open();
  const place = await mountWhole(page);
  await act(async () => find(place, '[aria-label="点赞 7"]').click());
  const write = Array.from(place.querySelectorAll('button')).find(
    (button) => button.textContent === '写评论',
  );
  await act(async () => write?.click());
  expect(notices).toEqual(['登录后可以点赞', '登录后可以写评论']);
});

it('updates like and save optimistically, keeps the gateway’s answer, and rolls back on failure', async () => {
  const session = { signedIn: true };
  const saved = vi.fn(() => ({ newsId: '1', saved: true }));
  const { page, notices } = await openPage(
    '/general/1',
    {
      ...responses,
      likeNews: () => Promise.reject(new GatewayError('likeNews', { kind: 'http', status: 500 })),
      saveNews: saved,
    },
    { session },
  );
  const place = await mountWhole(page);
  const sign = (name: string) => find(place, `[aria-label^="${name}"]`);
  await act(async () => {
    sign('点赞').click();
    sign('收藏').click();
    sign('收藏').click();
  });
  await eventually(() => expect(notices).toEqual(['没有成功，请稍后再试']));
  expect(sign('点赞').getAttribute('aria-pressed')).toBe('false');
  expect(sign('点赞').textContent).toBe('7');
  await eventually(() => expect(sign('收藏').getAttribute('aria-pressed')).toBe('true'));
  expect(saved).toHaveBeenCalledTimes(1);
});

it('shares its own URL without the reader’s token', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  const { page } = await openPage('/general/1?token=secret', responses);
  const place = await mountWhole(page);
  await act(async () => find(place, '[aria-label=分享]').click());
  await eventually(() => find(place, 'dialog'));
  await act(async () => find(place, 'dialog button').click());
  await eventually(() => expect(copied).toHaveBeenCalledWith('https://news.example/new/general/1'));
});

it('shows ten comments and links to all of them', async () => {
  const list = Array.from({ length: 10 }, (_, at) => commentOf(String(at)));
  const place = await story({ listNewsComments: { list, total: 64, nextCursor: 'next' } });
  const all = find(place, '#comments p > a');
  expect(all.textContent).toBe('查看全部 64 条评论');
  expect(all.getAttribute('href')).toBe('/comment/1');
});

it('renders the same on the server, with its comments, and in the browser', async () => {
  vi.stubEnv('SSR', true);
  const body =
    '<p>一</p><figure data-video="/media/v.mp4"></figure><table><tbody><tr><td>1</td></tr></tbody></table>';
  const changed = { getArticle: articleOf('1', { body, related: [newsItem('2', { cardStyle: 'text' })] }) };
  const place = document.createElement('div');
  place.innerHTML = renderToString((await open(changed)).page);
  expect(place.querySelector('h1')?.textContent).toBe('标题1');
  expect(place.querySelector('#comments')?.textContent).toContain('评论c1');
  const complaints = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const { page } = await open(changed);
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('offers similar stories and then those of the day to read on, each once', async () => {
  const reached: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reached.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const place = await story({
    listRecommendedNews: { list: [newsItem('7'), newsItem('related')] },
    listShareHomeNews: { list: [newsItem('7'), newsItem('1'), newsItem('8')] },
  });
  const titles = () =>
    [...place.querySelectorAll('[aria-labelledby=read-on] a')].map((link) => link.getAttribute('href'));
  await eventually(() => find(place, '[aria-labelledby=read-on]'));
  await act(async () => reached.at(-1)?.());
  await eventually(() => expect(titles()).toEqual(['/general/7']));
  await act(async () => reached.at(-1)?.());
  await eventually(() => expect(titles()).toEqual(['/general/7', '/general/8']));
  expect(find(place, '[aria-labelledby=read-on]').textContent).toContain('先读到这里');
});
