import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uniqueName } from '../support/login.ts';
import {
  messagingAgents,
  authorize,
  bindPhone,
  messagingButton,
  openAuthorization,
} from '../support/messaging.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import {
  finishUtterance,
  installSpeechSynthesis,
  trackMediaElements,
  spokenText,
} from '../support/media-playback.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.describe('in WeChat', () => {
  test.use({ userAgent: messagingAgents.android });

  test('a reader of a share link signs in and comments', async ({ page, gateway, pageErrors }) => {
    const announcements = await recordAnnouncements(page);
    const commentText = uniqueName('朋友转来的，写得实在');
    await page.goto('/new/general/1003');
    await hydrated(page);
    await page.getByRole('button', { name: '写评论' }).tap();
    await page.getByRole('link', { name: '去登录' }).tap();
    await expect(messagingButton(page)).toBeEnabled();
    await openAuthorization(page);
    await authorize(page, { person: '新来的读者' });
    await bindPhone(page, gateway);
    await expect(page).toHaveURL(/\/new\/general\/1003$/);
    await page.getByRole('button', { name: '写评论' }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill(commentText);
    await page.getByRole('dialog').getByRole('button', { name: '发布' }).tap();
    await expect.poll(() => announcements).toContain('评论已发布');
    const comment = page.locator('#comments').locator('[id^=comment-]').filter({ hasText: commentText });
    await expect(comment).toContainText('新来的读者');
    expect(pageErrors).toEqual([]);
  });
});

test('a reader turns on 关怀版 and listens to a story from the home page', async ({ page, pageErrors }) => {
  await installSpeechSynthesis(page);
  await trackMediaElements(page);
  await page.goto('/new/my');
  await hydrated(page);
  await page.getByRole('switch', { name: '关怀版' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-care', 'on');
  await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '首页' }).tap();
  await page.locator('main a[href="/new/general/1001"]:visible').last().tap();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const listen = page.getByRole('button', { name: '听文章' });
  expect((await listen.boundingBox())?.height).toBeGreaterThanOrEqual(60);
  await listen.tap();
  await expect.poll(() => spokenText(page)).toBe(await title.innerText());
  await finishUtterance(page);
  const mini = page.getByRole('region', { name: '正在收听' });
  await expect(mini.getByRole('status')).toHaveText(/^第 2 句/);
  await mini.getByRole('button', { name: '暂停' }).tap();
  await expect.poll(() => spokenText(page)).toBe('');
  expect(pageErrors).toEqual([]);
});

test('an editor imports a feed, and a reader finds the story on the home page', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const title = uniqueName('大明湖画舫今晨加开两班');
  const feed = join(gateway.dataDir, 'front.xml');
  await writeFile(
    feed,
    `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>泉城快报</title>
<item><guid>${title}</guid><title>${title}</title><link>https://feed.example/daming-1</link>
<pubDate>${new Date().toUTCString()}</pubDate><description>&lt;p&gt;早班船六点半从北岸开出。&lt;/p&gt;</description></item>
</channel></rss>`,
  );
  expect(await gateway.run('import', feed)).toContain('1 new');
  const link = page.getByRole('main').getByRole('link', { name: title }).first();
  await expect(async () => {
    // the gateway may serve a cached page, up to a second old
    await page.goto('/new/');
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await hydrated(page);
  await link.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('早班船六点半从北岸开出。')).toBeVisible();
  expect(pageErrors).toEqual([]);
  // other journeys expect only the demo content on the home page
  await gateway.run('desk', 'withdraw', page.url().split('/').at(-1) ?? '');
});

test('a suspicious comment is held for review; a reported comment is removed and its replies stay', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  const comments = '/new/comment/1004';
  const [seller, commentText] = [uniqueName('想卖证的人'), uniqueName('第四条评论')];
  await page.goto(`${comments}?token=${await gateway.token(seller)}`);
  await hydrated(page);
  await settled(page);
  await page.getByRole('button', { name: '写评论' }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill(`办假证加我，${commentText}`);
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).tap();
  const main = page.getByRole('main');
  await expect(main.getByText('审核中')).toBeVisible();
  await expect(main.getByText('编辑看过后公开，现在只有自己能看到')).toBeVisible();
  const pending = (await gateway.run('desk', 'comment', 'list')).split('\n');
  const id = pending.find((line) => line.includes(commentText))?.split(' ')[0] ?? '';
  await gateway.run('desk', 'comment', 'approve', id);

  const other = await (await browser.newContext({ hasTouch: true, isMobile: true })).newPage();
  const otherAnnouncements = await recordAnnouncements(other);
  await other.goto(`${gateway.origin}${comments}?token=${await gateway.token(uniqueName('路过的读者'))}`);
  await hydrated(other);
  await settled(other);
  await other.getByRole('tab', { name: '最新' }).tap();
  const comment = other.locator(`#comment-${id}`);
  await comment.getByRole('button', { name: `回复${seller}` }).tap();
  await other.getByRole('dialog').getByRole('textbox').fill('别上当');
  await other.getByRole('dialog').getByRole('button', { name: '发布' }).tap();
  await expect(comment.getByText('别上当')).toBeVisible();
  await comment.getByRole('button', { name: `举报${seller}的评论` }).tap();
  await other.getByRole('dialog').getByRole('button', { name: '违法有害' }).tap();
  await expect.poll(() => otherAnnouncements).toContain('举报已收到，编辑会尽快查看');
  expect(await gateway.run('desk', 'comment', 'list', 'reported')).toContain('1 人举报：违法有害 1');
  await gateway.run('desk', 'comment', 'remove', id, '贩卖假证');
  await other.reload();
  await hydrated(other);
  await other.getByRole('tab', { name: '最新' }).tap();
  await expect(comment.getByText('这条评论已被编辑移除', { exact: true })).toBeVisible();
  await expect(comment.getByText('别上当')).toBeVisible();
  await other.context().close();

  await page.goto('/new/my?list=comments');
  await hydrated(page);
  await expect(main.getByText('这条评论已被编辑移除：贩卖假证')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a tip on the home page leads to its own page, and a comment there is listed in 我的评论', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const front = await gateway.run('desk', 'tip', 'front', 'tip-08');
  const title = front.split(': ')[1]?.trim() ?? '';
  const commentText = uniqueName('泉边见，早点去');
  await page.goto(`/new/?token=${await gateway.token(uniqueName('看见爆料的人'))}`);
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title }).first();
  await expect(card).toContainText('爆料');
  await card.getByRole('link', { name: title }).tap();
  await expect(page).toHaveURL(/\/new\/info\/tip-08/);
  await page.getByRole('button', { name: '写评论' }).tap();
  await page.getByRole('textbox', { name: '评论' }).fill(commentText);
  await page.getByRole('button', { name: '发布', exact: true }).tap();
  await expect(page.locator('#comments').getByText(commentText)).toBeVisible();
  await page.goto('/new/my?list=comments');
  await hydrated(page);
  const own = page.getByRole('region', { name: '我的评论' });
  await expect(own.getByText(commentText)).toBeVisible();
  await own.getByRole('link', { name: `爆料 · ${title}` }).tap();
  await expect(page).toHaveURL(/\/new\/info\/tip-08/);
  expect(pageErrors).toEqual([]);
  await gateway.run('desk', 'withdraw', 'tip-08');
});
