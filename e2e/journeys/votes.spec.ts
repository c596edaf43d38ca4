import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { newPhone, signIn } from '../support/login.ts';
import { networkIdle } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, fullyHydrated, hydrated, test } from '../support/test.ts';

const blockOf = (page: Page, title: RegExp) => page.getByRole('region', { name: title });

/** Opens a story and scrolls its vote into view. */
async function openVote(page: Page, address: string, title: RegExp): Promise<Locator> {
  await page.goto(address);
  await hydrated(page);
  await page.mouse.wheel(0, 200);
  await fullyHydrated(page);
  const block = blockOf(page, title);
  await block.scrollIntoViewIfNeeded();
  return block;
}

/** Opens a story's vote as a signed-in reader. */
async function openVoteAs(page: Page, token: string, newsId: string, title: RegExp): Promise<Locator> {
  const checked = page.waitForResponse(/token-info/);
  const block = await openVote(page, `/new/general/${newsId}?token=${token}`, title);
  await checked;
  await networkIdle(page);
  await expect(block.getByRole('button', { name: /^投票/ })).toBeEnabled();
  return block;
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await accessibilityViolations(page, { part: '[data-vote-block]' })).toEqual([]);
}

test('a visitor chooses options, signs in, finds the choice unchanged, and votes', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const title = /末班车开到几点/;
  const block = await openVote(page, '/new/general/1102', title);
  await expectNoViolations(page);
  await block.getByRole('radio', { name: '23:00 正合适' }).check();
  await block.getByRole('radio', { name: '周末再晚一点' }).check();
  await expect(block.getByText(/%/)).toHaveCount(0);
  await keepStatePicture(page, 'vote', 'choosing');
  await block.getByRole('button', { name: '投票', exact: true }).tap();
  await page.getByRole('dialog', { name: '登录后可以投票' }).getByRole('link', { name: '去登录' }).tap();
  await expect(page).toHaveURL(/loginCommon/);
  await signIn(page, gateway, newPhone());
  await expect(page).toHaveURL(/general\/1102/);
  await page.mouse.wheel(0, 200);
  await expect(block.getByRole('radio', { name: '周末再晚一点' })).toBeChecked();
  await block.getByRole('button', { name: '投票', exact: true }).tap();

  const own = block.getByRole('listitem').filter({ hasText: '您的选择' });
  await expect(own).toContainText('周末再晚一点');
  await expect(own).toContainText('418 票 · 17%');
  await expect(block.getByText('2463 人参与')).toBeVisible();
  await keepStatePicture(page, 'vote', 'voted');
  const percents = (await block.getByText(/%/).allInnerTexts()).map((text) =>
    Number(/(\d+)%/.exec(text)?.[1]),
  );
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  await expectNoViolations(page);
  await block.getByRole('button', { name: '分享投票' }).tap();
  await page.getByRole('button', { name: '生成海报' }).tap();
  await expect(page.getByRole('img', { name: /海报：末班车/ })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).tap();
  await page.reload();
  await hydrated(page);
  await page.mouse.wheel(0, 200);
  await expect(own).toContainText('周末再晚一点');
  expect(pageErrors).toEqual([]);
});

test('a vote accepts no more than its maximum of options, by keyboard and by touch', async ({
  page,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  const block = await openVoteAs(page, await gateway.token('坐公交的人'), '1101', /身边的公交/);
  await block.getByRole('checkbox', { name: '站牌字大一点、亮一点' }).check();
  await block.getByRole('checkbox', { name: '到站时间报得更准' }).check();
  await block.getByRole('checkbox', { name: '社区门口多停一站' }).focus();
  await page.keyboard.press('Space');
  await block.getByText('冬天的候车亭挡挡风').tap();
  await expect.poll(() => announcements).toContain('最多选 3 项，先点掉一项再选');
  await expect(block.getByRole('checkbox', { name: '冬天的候车亭挡挡风' })).not.toBeChecked();
  await block.getByRole('button', { name: '投票 3/3' }).tap();
  await expect(block.getByText('您的选择')).toHaveCount(3);
  await expect(block.getByText('1874 人参与')).toBeVisible();
});

test('a ballot cast offline is pending, can be withdrawn, and counts when it arrives', async ({
  page,
  context,
  gateway,
}) => {
  const announcements = await recordAnnouncements(page);
  const block = await openVoteAs(page, await gateway.token('地铁里的人'), '1005', /哪片水边看鸟/);
  await context.setOffline(true);
  await block.getByRole('radio', { name: '微山湖' }).check();
  await block.getByRole('button', { name: '投票', exact: true }).tap();
  await expect(block.getByText('送到时投票还开着才算数')).toBeVisible();
  await block.getByRole('button', { name: '撤回，先不投' }).tap();
  await block.getByRole('radio', { name: '黄河口湿地' }).check();
  await block.getByRole('button', { name: '投票', exact: true }).tap();
  await expect(block.getByText('先存在手机里')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => announcements).toContain('刚才没送出的一票，已经计入');
  await expect(block.getByRole('listitem').filter({ hasText: '您的选择' })).toContainText('黄河口湿地');
  await expect(block.getByText('3853 人参与')).toBeVisible();
});

test('a ballot that arrives after the end is rejected with a message, and the result is shown', async ({
  page,
  context,
  gateway,
}) => {
  // the device's clock is three days ahead: the gateway's clock decides when the vote closes
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3 * 86_400_000;
  });
  const announcements = await recordAnnouncements(page);
  await gateway.run('desk', 'vote', 'open', 'v03', '--days', '2');
  const block = await openVoteAs(page, await gateway.token('晚到的人'), '1303', /图书馆晚上开到几点/);
  await expect(block.getByText('1 天 23 小时后截止')).toBeVisible();
  await context.setOffline(true);
  await block.getByRole('radio', { name: '零点' }).check();
  await block.getByRole('button', { name: '投票', exact: true }).tap();
  await expect(block.getByText('先存在手机里')).toBeVisible();
  await gateway.run('desk', 'vote', 'close', 'v03');
  await context.setOffline(false);
  await expect.poll(() => announcements).toContain('投票没能计入：投票已经截止，这一票没有计入');
  await expect(block.getByText('投票 · 已截止')).toBeVisible();
  await expect(block.getByText('528 票 · 34%')).toBeVisible();
  await expect(block.getByText('1569 人参与')).toBeVisible();
  await keepStatePicture(page, 'vote', 'closed');
});
