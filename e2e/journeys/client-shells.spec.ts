import type { Locator, Page } from '@playwright/test';
import { settled, watchCalls, type Call } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const shells = {
  browser: phone,
  app: `${phone} qlydApp/9.8.6`,
  wechat: `${phone} MicroMessenger/8.0`,
};
const expiredToken = 'nobody-holds-this-token-any-more';
const endsWith = (end: string) => (call: Call) => call.path.endsWith(end);
const tokenInfo = endsWith('/account/token-info');
const newsRead = endsWith('/news/news-read');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
}

/** Follows a link of the front page to a story, within the app. */
async function openStoryFromHome(page: Page): Promise<void> {
  const links = page.getByRole('main').getByRole('link', { name: /泰山日出/ });
  await links.last().tap();
  await expect(page).toHaveURL(/\/new\/general\/1001$/);
}

const likeButton = (page: Page) => page.getByRole('button', { name: '点赞' }).first();
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const sessionValue = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();

/** Overlays by what opens them; a guest's comment asks for the login first. */
const overlays: readonly {
  readonly path: string;
  readonly opener: (page: Page) => Locator;
  readonly as?: 'reader';
  /** the overlay's own address, which follows its first frame */
  readonly address?: RegExp;
}[] = [
  { path: '/general/1101', opener: button('分享') },
  { path: '/general/1101', opener: button('写评论') },
  {
    path: '/general/1101',
    opener: (page) => page.getByRole('link', { name: /^看大图/ }).first(),
    address: /picture=/,
  },
  { path: '/paper/qlwbPaper/', opener: button(/月\d+日/) },
  { path: '/videos/f01', opener: button(/评论/) },
  { path: '/general/1101', opener: button('写评论'), as: 'reader' },
];

for (const [shell, userAgent] of Object.entries(shells)) {
  test.describe(`in the ${shell} shell`, () => {
    test.use({ userAgent });

    test('Back closes an open overlay first, on a page opened by a link and after a reload', async ({
      page,
      gateway,
      pageErrors,
    }) => {
      const overlay = page.locator('dialog[open], [role=dialog]').filter({ visible: true });
      const token = await gateway.token('后退的人');
      for (const { path, opener, as, address } of overlays) {
        await page.goto(`/new${path}${as === 'reader' ? `?token=${token}` : ''}`);
        await hydrated(page);
        const { pathname } = new URL(page.url());
        await opener(page).tap();
        await expect(overlay.first()).toBeVisible();
        if (address) await expect(page).toHaveURL(address);
        await page.goBack();
        await expect(overlay).toHaveCount(0);
        expect(new URL(page.url()).pathname).toBe(pathname);
      }
      // the last page, as it is after a full load
      await page.reload();
      await hydrated(page);
      await button('写评论')(page).tap();
      await expect(overlay.first()).toBeVisible();
      await page.goBack();
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(/general\/1101/);
      expect(pageErrors).toEqual([]);
    });

    test('a reader opens a story from the home page and reads it with its comments', async ({
      page,
      pageErrors,
    }) => {
      await open(page, '/new/');
      await expect(page.locator('html')).toHaveAttribute('data-shell', shell);
      await page
        .getByRole('main')
        .getByRole('link', { name: /泰山日出/ })
        .last()
        .tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出等了三十年/);
      await expect(page.getByText('卷了边的笔记本', { exact: false })).toBeVisible();
      await page.getByRole('heading', { name: '评论' }).scrollIntoViewIfNeeded();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-shell', shell);
      expect(pageErrors).toEqual([]);
    });
  });
}

test.describe('in the messaging app', () => {
  test.use({ userAgent: shells.wechat });

  test('the app’s cookie signs the reader in, and its token is checked after each navigation', async ({
    page,
    context,
    gateway,
    pageErrors,
  }) => {
    const token = await gateway.token('微信读者');
    await context.addCookies([{ name: 'wxToken', value: token, url: gateway.origin }]);
    const calls = watchCalls(page);
    await open(page, '/new/');
    const checkedTokens = () => calls.filter(tokenInfo).map(({ body }) => JSON.parse(body).token);
    await expect.poll(checkedTokens).toEqual([token]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /泰山日出/ })
      .last()
      .tap();
    await expect.poll(() => calls.filter(tokenInfo).length).toBe(2);
    const like = likeButton(page);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    // the like is optimistic until the gateway responds
    const liked = page.waitForResponse(/\/news\/like/);
    await like.tap();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await liked;
    expect(calls.find(endsWith('/news/like'))?.headers['token']).toBe(token);
    await page.reload();
    await hydrated(page);
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await cookieNames(page)).toContain('wxToken');
    expect(pageErrors).toEqual([]);
  });

  test('a cookie with an expired token is removed, and the reader is informed', async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies([{ name: 'wxToken', value: expiredToken, url: gateway.origin }]);
    const announcements = await recordAnnouncements(page);
    await page.goto('/new/general/1001');
    await hydrated(page);
    await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
    expect(await cookieNames(page)).not.toContain('wxToken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
    await expect(page.getByText('登录已过期，请重新登录')).toBeHidden();
    await likeButton(page).tap();
    await expect(page.getByText('登录后可以点赞')).toBeVisible();
  });
});

test('a token in the address signs the reader in for the visit', async ({ page, gateway, pageErrors }) => {
  const token = await gateway.token('带口令的读者');
  const calls = watchCalls(page);
  await open(page, `/new/?token=${token}`);
  await expect.poll(() => calls.find(tokenInfo)?.headers['token']).toBe(token);
  await openStoryFromHome(page);
  await page.getByRole('button', { name: '收藏' }).tap();
  await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /写评论|说说您的看法/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await expect.poll(() => calls.some(endsWith('/news/save'))).toBe(true);
  const fromStory = () => calls.filter(({ headers }) => headers['source_channel'] === 'general');
  await expect.poll(() => fromStory().length).toBeGreaterThan(2);
  expect(pageErrors).toEqual([]);
});

test('every call of a visit has the token of its address, on all main pages and after a reload', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const token = await gateway.token('逛了一圈的读者');
  const calls = watchCalls(page);
  await open(page, `/new/?token=${token}`);
  await openStoryFromHome(page);
  await page.goBack();
  await page.getByRole('link', { name: '文化', exact: true }).first().tap();
  await expect(page).toHaveURL(/channel=/);
  for (const [tab, address, heading] of [
    ['视频', /videosHome/, '视频'],
    ['听', /audioList/, '听新闻'],
    ['直播', /living/, '直播'],
    ['我的', /\/my$/, '我的'],
  ] as const) {
    const before = calls.length;
    await page
      .getByRole('navigation', { name: '主要栏目' })
      .getByRole('link', { name: tab, exact: true })
      .tap();
    await expect(page).toHaveURL(address);
    // the address changes before the page, and a page that is kept alive has tabs of its own
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => calls.length, tab).toBeGreaterThan(before);
  }
  await settled(page);
  await page.reload();
  await hydrated(page);
  await settled(page);
  expect(calls.filter(({ headers }) => headers['token'] !== token).map(({ path }) => path)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a visitor’s calls have no token', async ({ page }) => {
  const calls = watchCalls(page);
  await open(page, '/new/general/1001');
  await page.getByRole('tab', { name: '最新' }).tap();
  await expect.poll(() => calls.some(endsWith('/news_comment_list.do'))).toBe(true);
  expect(calls.filter(({ headers }) => headers['token'] !== undefined)).toEqual([]);
  expect(calls.filter(tokenInfo)).toEqual([]);
});

test.describe('after a navigation', () => {
  test('parameters of the address are stored where the newspaper’s other pages expect them', async ({
    page,
    context,
    gateway,
  }) => {
    const userData = { name: 'userData', value: 'x', url: gateway.origin };
    await context.addCookies([userData]);
    const calls = watchCalls(page);
    await open(page, '/new/?openid=o-1&unionid=u-1&cardId=c-2&isnew=1');
    expect(await sessionValue(page, 'openid')).toBe('o-1');
    expect(await sessionValue(page, 'unionid')).toBe('u-1');
    expect(await sessionValue(page, 'cardId')).toBe('c-2');
    const isNew = (await context.cookies()).find(({ name }) => name === 'isnew');
    expect(isNew?.value).toBe('1');
    expect((isNew?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_400);
    expect(await cookieNames(page)).not.toContain('userData');

    for (const link of ['文化', '推荐', '要闻']) {
      await context.addCookies([userData]);
      await page.getByRole('link', { name: link, exact: true }).first().tap();
      await expect.poll(() => cookieNames(page), link).not.toContain('userData');
    }
    // a share page sends them, though its address has none
    await openStoryFromHome(page);
    await settled(page);
    const bodies = calls.flatMap(({ headers, body }) =>
      headers['source_channel'] === 'general' && body !== '' ? [JSON.parse(body)] : [],
    );
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(body).toMatchObject({ openId: 'o-1', unionId: 'u-1' });
    for (const [key, value] of Object.entries({ openid: 'o-1', unionid: 'u-1', cardId: 'c-2' }))
      expect(await sessionValue(page, key), key).toBe(value);
  });

  test('the reading of a story is counted once, and other pages are not counted', async ({ page }) => {
    const calls = watchCalls(page);
    const counted = () => calls.filter(newsRead).map(({ body }) => JSON.parse(body).newsId);
    await open(page, '/new/');
    expect(counted()).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /泰山日出/ })
      .last()
      .tap();
    await expect.poll(counted).toEqual(['1001']);
    await page.getByRole('link', { name: /看评论/ }).tap();
    await expect(page).toHaveURL(/#comments$/);
    await page.waitForTimeout(500);
    expect(counted()).toEqual(['1001']);
    await page.goto('/new/comment/1001');
    await hydrated(page);
    await settled(page);
    expect(counted()).toEqual(['1001']);
  });

  test('analytics counts one visit per page, by its path without hash and query', async ({ page }) => {
    const visits: string[] = [];
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      if (pathname === '/analytics.js') visits.push(`${response.status()} ${decodeURIComponent(search)}`);
    });
    await open(page, '/new/?openid=o-1');
    await expect.poll(() => visits).toEqual(['200 ?page=/new/']);
    const story = page.getByRole('main').getByRole('link', { name: /泰山日出/ });
    await story.last().tap();
    await expect.poll(() => visits.slice(1)).toEqual(['200 ?page=/new/general/1001']);
    await page.getByRole('link', { name: /看评论/ }).tap();
    await expect(page).toHaveURL(/#comments$/);
    await page.goBack();
    await expect(page).toHaveURL(/general\/1001$/);
    await page.goBack();
    await expect.poll(() => visits.slice(2)).toEqual(['200 ?page=/new/']);
  });
});

test('the page store is restored when a page loads and saved to session storage when it is left', async ({
  page,
  gateway,
}) => {
  const token = await gateway.token('存页读者');
  // left by another page of the visit
  await page.addInitScript(() => {
    if (sessionStorage.length === 0) sessionStorage.setItem('pageStore', '{"albumlength":12}');
  });
  const checked = page.waitForResponse(/token-info/);
  await open(page, `/new/?token=${token}`);
  await checked;
  const uuid = await page.evaluate(() => localStorage.getItem('uuid'));
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const store = async () => JSON.parse((await sessionValue(page, 'pageStore')) ?? '{}');
  expect(await store()).toEqual({ albumlength: 12 });
  for (const address of ['/new/focusNews', '/new/general/1001']) {
    await open(page, address);
    expect(await store()).toMatchObject({
      albumlength: 12,
      usa: userAgent,
      ip: '127.0.0.1',
      uuid,
      wxToken: token,
      userName: '存页读者',
    });
  }
});

test('the reader’s address is asked for once in a visit, and is in the page store after navigations within the page', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await open(page, '/new/');
  await openStoryFromHome(page);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/new\/$/);
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await page.reload();
    await hydrated(page);
    await settled(page);
    expect(JSON.parse((await sessionValue(page, 'pageStore')) ?? '{}')).toMatchObject({ ip: '127.0.0.1' });
  }
  expect(calls.filter(endsWith('/account/visitor-address'))).toHaveLength(1);
});
