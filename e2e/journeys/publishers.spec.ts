import type { Locator, Page } from '@playwright/test';
import { networkIdle } from '../support/network.ts';
import { openHome } from '../support/home-page.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Taps a follow button and waits for the gateway: the button itself is updated optimistically. */
async function tapFollow(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse(/publisher-follow/);
  await button.tap();
  expect((await answered).ok()).toBe(true);
}

test('a reader opens a publisher from the home page, follows it, finds it in 我的关注 and unfollows it', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await page.goto(`/new/?token=${await gateway.token('爱逛街巷的人')}`);
  await hydrated(page);
  await page.getByRole('link', { name: '壹点号' }).tap();
  await expect(page.getByRole('heading', { name: '壹点号' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /街巷里的人/ })
    .tap();
  await expect(page.getByRole('heading', { name: '街巷里的人' })).toBeVisible();
  await tapFollow(page, page.getByRole('button', { name: '关注街巷里的人' }));
  await expect(page.getByRole('button', { name: '已关注街巷里的人' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // each kind of story has its own list, which loads to its end
  await page.getByRole('link', { name: '视频 1' }).tap();
  await expect(page.getByRole('link', { name: /潮水涨上栈桥/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '视频 1' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: /^文章 \d+$/ })).not.toHaveAttribute('aria-current');
  await page.getByRole('link', { name: '直播 0' }).tap();
  await expect(page.getByText('还没有开过直播')).toBeVisible();
  await page.getByRole('link', { name: /^文章 \d+$/ }).tap();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('更早的到这里为止')).toBeInViewport({ timeout: 500 });
  }).toPass();

  // a story of the publisher leads back to it
  await page.goto('/new/general/1101');
  await hydrated(page);
  await page.getByRole('link', { name: '街巷里的人' }).tap();
  await expect(page.getByRole('button', { name: '已关注街巷里的人' })).toBeVisible();

  await page.goto('/new/my');
  await hydrated(page);
  await page.getByRole('link', { name: '我的关注' }).tap();
  const own = page.getByRole('region', { name: '我的关注' });
  // the list is reloaded when it is opened; a response after the tap would no longer contain the publisher
  await networkIdle(page);
  await tapFollow(page, own.getByRole('button', { name: '已关注街巷里的人' }));
  await expect(own.getByRole('button', { name: '关注街巷里的人', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '我的关注' }).tap();
  await expect(page.getByText('还没有关注谁')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a visitor who follows is asked to sign in, and a follow that fails offline is rolled back', async ({
  page,
  context,
  gateway,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '壹点号' }).tap();
  await page.getByRole('link', { name: 'V机构' }).tap();
  await page.getByRole('button', { name: '关注健康科普联合门诊' }).tap();
  await expect(page.getByRole('dialog', { name: '登录后可以关注' })).toBeVisible();

  await page.goto(`/new/ydIndex/jiankang?token=${await gateway.token('路上的人')}`);
  await expect(page).toHaveURL(/\/vOrganization\/jiankang/);
  await hydrated(page);
  await expect(page.getByRole('link', { name: '0531-0000 1002' })).toHaveAttribute(
    'href',
    'tel:053100001002',
  );
  const button = page.getByRole('button', { name: '关注健康科普联合门诊', exact: true });
  await tapFollow(page, button);
  await tapFollow(page, page.getByRole('button', { name: '已关注健康科普联合门诊' }));
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.tap();
  await expect(page.getByText(/网络/).last()).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
