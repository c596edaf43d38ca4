import type { BrowserContext, Page } from '@playwright/test';
import { reconnect } from '../support/held-calls.ts';
import { settled } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const story = '1002';

/** Opens the comments of a story as a signed-in reader. */
async function openComments(page: Page, token: string): Promise<void> {
  const checked = page.waitForResponse(/token-info/);
  // the comment sheet is preloaded when the page is idle
  const sheet = page.waitForResponse(/comment-sheet/);
  await page.goto(`/new/comment/${story}?token=${token}`);
  await hydrated(page);
  await Promise.all([checked, sheet]);
  await settled(page);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '写评论' }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Records the request bodies of comments that reach the gateway from now on. */
function watchWritten(context: BrowserContext): (text: string) => string[] {
  const bodies: string[] = [];
  context.on('requestfinished', (request) => {
    if (/add_lev[12]$/.test(new URL(request.url()).pathname)) bodies.push(request.postData() ?? '');
  });
  return (text) => bodies.filter((body) => body.includes(text));
}

/** How often the comment is in the gateway's public list. */
async function publishedCount(page: Page, text: string): Promise<number> {
  const response = await page.request.post('/gateway/newscomment/news_comment_list.do?timestamp=1', {
    data: { newsId: story, order: 'new', pageSize: 50, ak: '', userAgent: '' },
  });
  const { data } = await response.json();
  return data.list.filter((comment: { body: string }) => comment.body === text).length;
}

test('a reader loses the network while writing a comment: the comment and a like are pending, and arrive once', async ({
  page,
  context,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  const written = watchWritten(context);
  await openComments(page, await gateway.token('离线读者'));
  await page.getByRole('button', { name: '写评论' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('没有网');
  await context.setOffline(true);
  await expect(sheet.getByRole('textbox')).toHaveValue('没有网');
  await sheet.getByRole('textbox').pressSequentially('也要说一句');
  await sheet.getByRole('button', { name: '发布' }).tap();
  await expect(sheet).toBeHidden();
  await expect.poll(() => announcements).toContain('网络断开了，已经存好，连上后自动发送');
  const main = page.getByRole('main');
  await expect(main.getByText('没有网也要说一句')).toBeVisible();
  await expect(main.getByText('未发送')).toHaveCount(1);
  const liked = await main.locator('[id^=comment-]').first().getAttribute('id');
  const like = main.locator(`#${liked}`).getByRole('button', { name: /^赞/ }).first();
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName(/未发送/);
  await expect(main.getByText('未发送')).toHaveCount(2);

  await context.setOffline(false);
  await expect.poll(() => announcements).toContain('刚才没发出的评论，已经发出');
  await expect(main.getByText('未发送')).toHaveCount(0);
  await expect(main.getByText('没有网也要说一句')).toHaveCount(1);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => written('没有网也要说一句')).toHaveLength(1);
  expect(await publishedCount(page, '没有网也要说一句')).toBe(1);
});

test('a like before the gateway has told who reads is kept over a reload, and arrives once it has', async ({
  page,
  context,
  gateway,
}) => {
  const token = await gateway.token('先点赞的人');
  // as on a network that has just been lost: neither the reader's name nor the like gets through
  await context.route(/token-info|praise/, (route) => route.abort('internetdisconnected'));
  await page.goto(`/new/comment/${story}?token=${token}`);
  await hydrated(page);
  await settled(page);
  const like = page.locator('[id^=comment-]').first().getByRole('button', { name: /^赞/ }).first();
  await like.tap();
  await expect(like).toHaveAccessibleName(/未发送/);
  await page.reload();
  await hydrated(page);
  await expect(like).toHaveAccessibleName(/未发送/);
  await context.unroute(/token-info|praise/);
  await reconnect(page);
  await expect(like).not.toHaveAccessibleName(/未发送/);
  // the gateway has it, too
  await page.reload();
  await hydrated(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a comment that is not sent yet is listed in 我的评论, which shows it as sent once it is', async ({
  page,
  context,
  gateway,
}) => {
  const token = await gateway.token('攒着的人');
  await openComments(page, token);
  await context.route('**/gw/add_lev1?*', (route) => route.abort('connectionrefused'));
  await write(page, '先放在这里');
  await page.goto(`/new/my?list=comments&token=${token}`);
  await hydrated(page);
  await settled(page);
  const unsent = page.getByRole('region', { name: '未发送的评论' });
  await expect(unsent).toContainText('先放在这里');
  await expect(unsent.getByText('未发送', { exact: true })).toBeVisible();
  await expect(page.getByText('还没有写过评论')).toBeHidden();
  await context.unroute('**/gw/add_lev1?*');
  await unsent.getByRole('button', { name: '重发' }).tap();
  await expect(unsent).toBeHidden();
  await expect(page.getByRole('region', { name: '我的评论' })).toContainText('先放在这里');
});

test('an open 我的评论 lists a comment by itself once it was sent after the network returned', async ({
  page,
  context,
  gateway,
}) => {
  const token = await gateway.token('等网的人');
  await openComments(page, token);
  await write(page, '早先写的');
  await expect(page.getByRole('main').getByText('早先写的')).toBeVisible();
  await context.route('**/gw/add_lev1?*', (route) => route.abort('connectionrefused'));
  await write(page, '连上了自己会发');
  await page.goto('/new/my?list=comments');
  await hydrated(page);
  await settled(page);
  const [unsent, own] = ['未发送的评论', '我的评论'].map((name) => page.getByRole('region', { name }));
  if (unsent === undefined || own === undefined) throw new Error('no regions');
  await expect(unsent).toContainText('连上了自己会发');
  await expect(own.getByRole('article')).toHaveCount(1);
  await context.unroute('**/gw/add_lev1?*');
  await reconnect(page);
  await expect(own).toContainText('连上了自己会发');
  await expect(own.getByRole('article')).toHaveCount(2);
  await expect(own).toContainText('共 2 条');
  await expect(unsent).toBeHidden();
});

test('a pending comment survives closing the page, and two later pages send it only once', async ({
  page,
  context,
  gateway,
}) => {
  const token = await gateway.token('关页读者');
  await openComments(page, token);
  // the gateway is unreachable, though the browser is online
  await context.route('**/gw/add_lev1?*', (route) => route.abort('connectionrefused'));
  await write(page, '关掉页面也不会丢');
  await expect(page.getByRole('main').getByText('未发送')).toBeVisible();
  await page.close();

  const written = watchWritten(context);
  const pages = [await context.newPage(), await context.newPage()];
  await context.unroute('**/gw/add_lev1?*');
  await Promise.all(
    pages.map(async (one) => {
      await one.goto(`/new/comment/${story}?token=${token}`);
      await hydrated(one);
    }),
  );
  const [one, other] = pages;
  if (one === undefined || other === undefined) throw new Error('no pages');
  await expect.poll(() => publishedCount(one, '关掉页面也不会丢')).toBe(1);
  for (const each of pages) await expect(each.getByRole('main').getByText('未发送')).toHaveCount(0);
  await expect.poll(() => written('关掉页面也不会丢')).toHaveLength(1);
  await one.bringToFront();
  await one.reload();
  await hydrated(one);
  await one.getByRole('tab', { name: '最新' }).tap();
  await expect(one.getByRole('main').getByText('关掉页面也不会丢')).toHaveCount(1);
  expect(await publishedCount(one, '关掉页面也不会丢')).toBe(1);
  expect(written('关掉页面也不会丢')).toHaveLength(1);
});

test('a pending comment can be cancelled and becomes a draft', async ({ page, context, gateway }) => {
  const announcements = await recordAnnouncements(page);
  await openComments(page, await gateway.token('改主意的读者'));
  await context.setOffline(true);
  await write(page, '还是不说了');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '重发' }).tap();
  await expect.poll(() => announcements).toContain('网络还没连上，连上后自动发送');
  await main.getByRole('button', { name: '取消', exact: true }).tap();
  await expect(main.getByText('还是不说了')).toBeHidden();
  await page.getByRole('button', { name: '写评论' }).tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('还是不说了');
  await context.setOffline(false);
  await expect.poll(() => announcements).toContain('网络已恢复');
  expect(await publishedCount(page, '还是不说了')).toBe(0);
});

test('a comment with an expired token is pending until the reader signs in again', async ({
  page,
  context,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  const token = await gateway.token('过期读者');
  await openComments(page, token);
  // the token expires between two taps
  const withExpiredToken = (headers: Record<string, string>) => ({
    ...headers,
    token: 'nobody-holds-this-token-any-more',
  });
  const pattern = /\/(gw|gateway)\//;
  await context.route(pattern, (route) => {
    const headers = route.request().headers();
    const body = route.request().postData() ?? '';
    return route.continue({
      ...('token' in headers && { headers: withExpiredToken(headers) }),
      ...(body.includes(token) && { postData: body.replaceAll(token, 'nobody-holds-this-token-any-more') }),
    });
  });
  await write(page, '等我登录了再发');
  await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
  const main = page.getByRole('main');
  await expect(main.getByText('重新登录后自动发送')).toBeVisible();
  await context.unroute(pattern);
  await page.goto(`/new/comment/${story}?token=${await gateway.token('过期读者')}`);
  await hydrated(page);
  await expect.poll(() => announcements).toContain('刚才没发出的评论，已经发出');
  expect(await publishedCount(page, '等我登录了再发')).toBe(1);
});

test('drafts survive a reload, one per comment that they reply to', async ({ page, gateway }) => {
  const token = await gateway.token('慢慢写的读者');
  await openComments(page, token);
  await page.getByRole('button', { name: '写评论' }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill('写到一半');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /^回复/ }).first().tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '写评论' }).tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('写到一半');
});
