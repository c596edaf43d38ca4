import type { Page } from '@playwright/test';
import type { RunningGateway } from '../support/gateway.ts';
import { addReaderCookie, newPhone, signIn, uniqueName } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

const joinBar = (page: Page) => page.getByRole('region', { name: '加入', exact: true });

/** Opens a page as a reader that an earlier visit signed in. */
async function openAs(page: Page, gateway: RunningGateway, name: string, path: string): Promise<void> {
  await addReaderCookie(page, gateway, await gateway.token(name));
  await page.goto(path);
  await hydrated(page);
}

test('an invitation is opened by a stranger who signs in and joins; the inviter sees one more', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  const host = uniqueName('邀请的人');
  await openAs(page, gateway, host, '/new/circleFile/invite/old-streets');
  await joinBar(page).getByRole('button', { name: '加入圈子' }).tap();
  await expect(joinBar(page).getByRole('status')).toHaveText('您已加入');
  const invitation = page.getByRole('region', { name: '邀请朋友' });
  await expect(invitation).toContainText('已邀请 0 人');
  const link = (await invitation.getByRole('link', { name: '邀请链接' }).getAttribute('href')) ?? '';

  const stranger = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const theirs = await stranger.newPage();
  await theirs.goto(gateway.origin + link);
  await hydrated(theirs);
  await expect(theirs.getByRole('region', { name: '邀请人' })).toContainText(`${host} 邀请您加入`);
  await joinBar(theirs).getByRole('button', { name: '加入圈子' }).tap();
  await theirs
    .getByRole('dialog', { name: '登录后可以加入圈子' })
    .getByRole('link', { name: '去登录' })
    .tap();
  await signIn(theirs, gateway, newPhone());
  await expect(theirs).toHaveURL(/circleFile\/invite\/old-streets/);
  await expect(joinBar(theirs).getByRole('status')).toHaveText('您已加入');

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('region', { name: '邀请朋友' })).toContainText('已邀请 1 人');
  await joinBar(theirs).getByRole('button', { name: '退出圈子' }).tap();
  await expect(joinBar(theirs).getByRole('button', { name: '重新加入' })).toBeVisible();
  await stranger.close();
  expect(pageErrors).toEqual([]);
});

test('an application is approved, and a circle closed, while the page is open', async ({ page, gateway }) => {
  const name = uniqueName('申请的人');
  await openAs(page, gateway, name, '/new/circleFile/invite/paper-cut');
  await joinBar(page).getByRole('button', { name: '申请加入' }).tap();
  await expect(joinBar(page).getByRole('status')).toContainText('申请已提交');
  const applications = await gateway.run('desk', 'circle', 'pending', 'paper-cut');
  const readerId =
    applications
      .split('\n')
      .find((line) => line.includes(name))
      ?.split(' ')[0] ?? '';
  await gateway.run('desk', 'circle', 'approve', 'paper-cut', readerId);
  await expect(joinBar(page).getByRole('status')).toHaveText('您已加入', { timeout: 10_000 });
  await joinBar(page).getByRole('button', { name: '退出圈子' }).tap();
  await expect(joinBar(page).getByRole('button', { name: '重新加入' })).toBeVisible();
  await gateway.run('desk', 'circle', 'close', 'paper-cut');
  await expect(joinBar(page).getByRole('status')).toContainText('圈子已关闭', { timeout: 10_000 });
});

test('a post is liked, un-liked, reported, and removed by an editor with a public tally', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openAs(page, gateway, uniqueName('看帖的人'), '/new/topicFile/topicSquare/bridges');
  const post = page.getByRole('article').first();
  const text = (await post.getByRole('link').first().textContent()) ?? '';
  const like = post.getByRole('button', { name: /^赞/ });
  const before = Number(await like.textContent());
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(before + 1));
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText(String(before));
  await post.getByRole('button', { name: /^举报/ }).tap();
  await page.getByRole('dialog', { name: '举报帖子' }).getByRole('button', { name: '内容不实' }).tap();
  await expect(page.getByText('举报已收到，编辑会尽快查看')).toBeVisible();
  const reported = await gateway.run('desk', 'square', 'posts', 'reported');
  const line = reported.split('\n').find((one) => one.includes(text.slice(0, 12))) ?? '';
  await gateway.run('desk', 'square', 'remove', line.split(' ')[0] ?? '', 'untrue');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '移除公示' })).toContainText('内容不实 1 条');
  expect(pageErrors).toEqual([]);
});

test('a reader writes a post, discusses it on two levels, and hides another reader', async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, uniqueName('写帖的人'), '/new/topicFile/topicSquare/breakfast');
  await page.getByRole('button', { name: '写帖子' }).tap();
  const sheet = page.getByRole('dialog', { name: /^参与话题/ });
  await sheet.getByRole('textbox').fill('德州的扒鸡也能当早饭');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: '写帖子' }).tap();
  await expect(sheet.getByRole('textbox')).toHaveValue('德州的扒鸡也能当早饭');
  await sheet.getByRole('button', { name: '发布' }).tap();
  await sheet.getByRole('button', { name: '好的' }).tap();
  await page.getByText('德州的扒鸡也能当早饭').tap();
  await page.getByRole('button', { name: '写评论' }).tap();
  await page.getByRole('textbox', { name: '评论' }).fill('这个我赞成');
  await page.getByRole('button', { name: '发布' }).tap();
  await page.getByRole('button', { name: /^回复/ }).first().tap();
  await page.getByRole('textbox', { name: /^回复/ }).fill('配一碗粥');
  await page.getByRole('button', { name: '发布' }).tap();
  await expect(page.getByText('配一碗粥')).toBeVisible();

  await page.goto('/new/topicFile/topicSquare/breakfast');
  await hydrated(page);
  await page.getByRole('button', { name: /^不看/ }).first().tap();
  await expect(page.getByText(/在这台设备上隐藏了 \d+ 条帖子/)).toBeVisible();
  await page.getByRole('button', { name: '全部恢复' }).tap();
  await expect(page.getByText(/在这台设备上隐藏了/)).toHaveCount(0);
});

test('a full circle, an expired invitation and the share page say so', async ({ page }) => {
  await page.goto('/new/circleFile/invite/spring-water');
  await hydrated(page);
  await expect(joinBar(page).getByRole('status')).toContainText('名额已满');
  await page.goto('/new/circleFile/invite/balcony-farm?code=abcdEFGH');
  await hydrated(page);
  await expect(joinBar(page).getByRole('status')).toContainText('邀请已过期');
  await page.goto('/new/topicFile/topicSquareshare/old-street');
  await expect(page.getByRole('region', { name: '打开APP' })).toBeVisible();
  await expect(page.getByText('热度', { exact: false }).first()).toBeVisible();
});
