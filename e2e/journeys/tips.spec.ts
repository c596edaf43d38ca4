import type { Page } from '@playwright/test';
import { openHome } from '../support/home-page.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { openAccountLink, newPhone, signIn } from '../support/login.ts';
import { trackPolling } from '../support/polling.ts';
import { networkIdle, settled, watchRequests } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const textField = (page: Page) => page.getByRole('textbox', { name: '发生了什么' });
const submitButton = (page: Page) => page.getByRole('button', { name: '提交爆料' });
const ownTips = (page: Page) => page.getByRole('region', { name: '我的爆料' });
const category = (page: Page, name: string) => page.getByRole('radio', { name });

/** The id of a new tip, from the editor CLI's list. */
async function findTipId(gateway: RunningGateway, text: string): Promise<string> {
  const lines = (await gateway.run('desk', 'tip', 'list', 'received')).split('\n');
  return lines.find((line) => line.includes(text))?.split(' ')[0] ?? '';
}

test('a reader submits a tip, and the open page follows its state up to 已报道', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '我要爆料' }).tap();
  await expect(page.getByRole('heading', { name: '爆料', exact: true })).toBeVisible();
  // errors are shown at their fields, and the first invalid field has the focus
  await submitButton(page).tap();
  await expect(page.getByText('请写下您看到、听到的事')).toBeVisible();
  await expect(page.getByText('请选一个类别')).toBeVisible();
  await expect(textField(page)).toBeFocused();
  await textField(page).fill('经十路东口的路灯坏了半个月\n晚上看不清路');
  await expect(page.getByText('请写下您看到、听到的事')).toBeHidden();
  await category(page, '交通出行').tap();
  await page.getByLabel('地点').fill('经十路东口');
  await submitButton(page).tap();
  await expect(page.getByText('请选事情发生的城市')).toBeVisible();
  await page.getByLabel('城市（选填）').selectOption('济南');
  await page.getByLabel('联系电话').fill('138 0013 8000');

  // the draft survives signing in
  await submitButton(page).tap();
  await page.getByRole('dialog', { name: '登录后可以爆料' }).getByRole('link', { name: '去登录' }).tap();
  await expect(page).toHaveURL(/loginCommon/);
  await signIn(page, gateway, newPhone());
  await expect(textField(page)).toHaveValue('经十路东口的路灯坏了半个月\n晚上看不清路');
  await expect(page.getByLabel('联系电话')).toHaveValue('138 0013 8000');
  await submitButton(page).tap();
  await expect(page.getByText('收到了，谢谢您')).toBeVisible();
  await expect(ownTips(page).getByText('待受理')).toBeVisible();

  const tipId = await findTipId(gateway, '路灯坏了半个月');
  expect(await gateway.run('desk', 'tip', 'read', tipId)).toContain('13800138000');
  const changeAndPoll = await trackPolling(page, /\/x\/tips\/own/);
  await changeAndPoll(() => gateway.run('desk', 'tip', 'accept', tipId));
  await expect(ownTips(page).getByText('已受理').first()).toBeVisible();
  await gateway.run('desk', 'tip', 'assign', tipId, '记者王芳');
  await gateway.run('desk', 'tip', 'reply', tipId, '已经约好电工', '--by', '城事记者');
  await changeAndPoll(() => gateway.run('desk', 'tip', 'report', tipId, '1101'));
  await expect(ownTips(page).getByText('已报道').first()).toBeVisible();
  await expect(ownTips(page).getByText('已经约好电工')).toBeVisible();
  await ownTips(page).getByRole('link', { name: '经十路东口的路灯坏了半个月' }).tap();
  await expect(page.getByRole('heading', { name: '爆料' })).toBeVisible();
  await expect(page.getByText('记者王芳')).toBeVisible();
  await page.getByRole('link', { name: '济南一条公交线路为三位老人多停一站' }).tap();
  await expect(page).toHaveURL(/\/general\/1101/);
  expect(pageErrors).toEqual([]);
});

test('a draft survives a reload, and a tip sent offline is submitted once the network is back', async ({
  page,
  context,
  gateway,
}) => {
  await openAccountLink(page, `/new/report/?token=${await gateway.token('地铁里的读者')}`);
  await textField(page).fill('隧道里没有信号也要说一句');
  await category(page, '其他').check();
  await page.reload();
  await hydrated(page);
  await expect(textField(page)).toHaveValue('隧道里没有信号也要说一句');
  await expect(category(page, '其他')).toBeChecked();
  // the code for submitting is loaded before going offline
  await networkIdle(page);
  await context.setOffline(true);
  await submitButton(page).tap();
  await expect(page.getByText('连上后自动发送')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('收到了，谢谢您')).toBeVisible();
  await page.getByRole('button', { name: '再写一条' }).tap();
  await expect(textField(page)).toHaveValue('');
  await textField(page).fill('这里有人卖毒品');
  await category(page, '安全隐患').tap();
  await submitButton(page).tap();
  await expect(page.getByText('收到了，先由编辑看一遍')).toBeVisible();
  await expect(ownTips(page).getByText('待审核')).toBeVisible();
});

test('an anonymous tip does not reveal the reader’s name on its page or in its topic', async ({
  page,
  browser,
  gateway,
}) => {
  const name = '不想说名字的人';
  await openAccountLink(page, `/new/infoTopic/waters?token=${await gateway.token(name)}`);
  await page.getByRole('button', { name: '参与话题' }).tap();
  await networkIdle(page);
  const sheet = page.getByRole('dialog', { name: /参与话题/ });
  await sheet.getByRole('textbox', { name: /参与话题/ }).fill('夜里有车往河里倒东西');
  await sheet.getByRole('switch', { name: /匿名爆料/ }).tap();
  await sheet.getByRole('button', { name: '提交爆料' }).tap();
  await expect(sheet.getByText('收到了，谢谢您')).toBeVisible();
  const tipId = await findTipId(gateway, '夜里有车往河里倒东西');
  await gateway.run('desk', 'tip', 'accept', tipId);

  const other = await (await browser.newContext({ hasTouch: true, isMobile: true })).newPage();
  const responses: Promise<string>[] = [];
  other.on('response', (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? ''))
      responses.push(response.text().catch(() => ''));
  });
  watchRequests(other);
  await other.goto(`${gateway.origin}/new/infoTopic/waters`);
  await hydrated(other);
  await other.getByRole('tab', { name: '最新' }).tap();
  await other.getByRole('link', { name: '夜里有车往河里倒东西' }).tap();
  await expect(other.getByRole('heading', { name: '爆料', exact: true })).toBeVisible();
  await expect(other.getByText('匿名读者').last()).toBeVisible();
  await networkIdle(other);
  const received = (await Promise.all(responses)).join();
  expect(received).toContain('夜里有车往河里倒东西');
  expect(received).not.toContain(name);
  await other.context().close();
});

test('a reader follows a tip, comments on it, views its pictures, and finds related news and tips', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await page.goto(`/new/info/tip-08?token=${await gateway.token('爱看泉的人')}`);
  await hydrated(page);
  // the follow is optimistic until the gateway responds
  const followed = page.waitForResponse(/\/expose\/follow/);
  await page.getByRole('button', { name: '关注进展 64' }).tap();
  await expect(page.getByRole('button', { name: '已关注 65' })).toBeVisible();
  expect((await followed).ok()).toBe(true);
  await page.getByRole('button', { name: '写评论' }).tap();
  await page.getByRole('textbox', { name: '评论' }).fill('明早也去看看');
  await page.getByRole('button', { name: '发布', exact: true }).tap();
  await expect(page.locator('#comments').getByText('明早也去看看')).toBeVisible();
  await page.reload();
  await hydrated(page);
  // the server does not know the tab's reader
  await settled(page);
  await expect(page.getByRole('button', { name: '已关注 65' })).toBeVisible();
  await expect(page.locator('#comments').getByText('明早也去看看')).toBeVisible();
  await page
    .getByRole('link', { name: /^看大图/ })
    .nth(4)
    .tap();
  await expect(page.getByText('5/9')).toBeVisible();
  // the history entry is added a frame after the picture is shown
  await expect(page).toHaveURL(/picture=5/);
  await page.goBack();
  await expect(page.getByText('5/9')).toBeHidden();

  // a tip links to the related news item, and that to all tips on the same matter
  await page.goto('/new/info/tip-24');
  await hydrated(page);
  await page.getByRole('link', { name: /^相关资讯：黄河口湿地本周迎来候鸟高峰/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /候鸟高峰/ })).toBeVisible();
  await expect(page.getByText('黄河口湿地监测站', { exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: /读者反映的同一件事/ })
    .locator('a[href="/new/info/tip-24"]')
    .tap();
  await expect(page).toHaveURL(/\/new\/info\/tip-24$/);
  expect(pageErrors).toEqual([]);
});
