import type { Page } from '@playwright/test';
import { addReaderCookie, uniqueName } from '../support/login.ts';
import { openHome } from '../support/home-page.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const longAgo = '2026-01-01 08:00:00';

const label = (name: string) => `/new/label/${encodeURIComponent(name)}`;

/** Lets the device follow a label that it looked at long ago. */
const followLongAgo = (page: Page, name: string) =>
  page.evaluate(
    ([at, given]) => localStorage.setItem('newsFollows', JSON.stringify([[`label:${given}`, at, given]])),
    [longAgo, name] as const,
  );

test('a visitor follows a label, sees on the front page what is new in it, and stops in 我的关注', async ({
  page,
  pageErrors,
}) => {
  await page.goto(label('民生'));
  await hydrated(page);
  await page.getByRole('button', { name: '关注民生' }).tap();
  await expect(page.getByRole('button', { name: '已关注民生' })).toHaveAttribute('aria-pressed', 'true');
  await followLongAgo(page, '民生');
  await openHome(page);
  const news = page.getByRole('region', { name: '有新进展' });
  await news.getByRole('link', { name: /标签 民生，\d+ 篇新报道/ }).tap();
  await expect(page.getByRole('heading', { name: '民生', exact: true })).toBeVisible();
  // looking at them makes them known
  await openHome(page);
  await expect(page.getByRole('link', { name: '搜索' })).toBeVisible();
  await expect(news).toBeHidden();
  await page.goto('/new/my?list=follows');
  await hydrated(page);
  await page.getByRole('button', { name: '取消关注民生' }).tap();
  await expect(page.getByRole('link', { name: /民生/ })).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('what a device follows is the reader’s after signing in, once', async ({ page, gateway }) => {
  await page.goto(label('校园'));
  await hydrated(page);
  await page.getByRole('button', { name: '关注校园' }).tap();
  await expect(page.getByRole('button', { name: '已关注校园' })).toHaveAttribute('aria-pressed', 'true');
  const merged = page.waitForResponse(/device-lists/);
  await addReaderCookie(page, gateway, await gateway.token(uniqueName('关注读者')));
  await page.goto('/new/my?list=follows');
  await hydrated(page);
  expect((await merged).ok()).toBe(true);
  await expect(page.getByRole('link', { name: /校园/ })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('newsFollows'))).toBeNull();
});

test('a follow that is made offline is sent when the network is back', async ({ page, context, gateway }) => {
  const token = await gateway.token(uniqueName('离线关注'));
  const known = [page.waitForResponse(/token-info/), page.waitForResponse(/x\/news\/follows/)];
  await page.goto(`/new/hotNews/h02?token=${token}`);
  await hydrated(page);
  await Promise.all(known);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^关注/ }).tap();
  await expect(page.getByRole('button', { name: /^已关注.*未发送$/ })).toBeVisible();
  const sent = page.waitForResponse(/x\/news\/follow\?/);
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole('button', { name: /^已关注(?!.*未发送)/ })).toBeVisible();
  await page.goto('/new/my?list=follows');
  await hydrated(page);
  await expect(page.getByRole('link', { name: /济南地铁末班车延后四十分钟/ })).toBeVisible();
});

test('an unfinished story is on the front page and in 我的, and opens where it was left', async ({
  page,
}) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await page.evaluate((given) => {
    localStorage.setItem('readPlaces', JSON.stringify([['1001', 6, given, 40]]));
  }, title);
  await openHome(page);
  const unfinished = page.getByRole('region', { name: '接着读' });
  await unfinished.getByRole('link', { name: /读到 40%/ }).tap();
  await expect(page.locator('[data-left-here]')).toBeInViewport();
  await page.goto('/new/my?list=reading');
  await hydrated(page);
  await page.getByRole('button', { name: `不再接着读：${title}` }).tap();
  await expect(page.getByText('没有读到一半的文章')).toBeVisible();
});
