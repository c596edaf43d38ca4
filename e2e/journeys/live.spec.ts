import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RunningGateway } from '../support/gateway.ts';
import { computer, createReaderContexts } from '../support/reader-contexts.ts';
import { expect, hydrated, test } from '../support/test.ts';

const { openPage: pageOf, closeAll: leave } = createReaderContexts();
const announced = new Set<string>();
test.afterEach(leave);
// the lives and the front page of other journeys are the demo's
test.afterAll(async ({ gateway }) => {
  for (const id of announced) await desk(gateway, 'remove', id);
  announced.clear();
});

/** still to come, whenever this runs */
const year = new Date().getUTCFullYear() + 10;

/** Announces a live of this test's own. @returns its id */
async function announce(gateway: RunningGateway, title: string): Promise<string> {
  const words = ['--lead', '从头到尾都在这里看。', '--starts', `${year}-01-01 19:30`, '--cover-of', '1001'];
  const id = /^\S+/.exec(await gateway.run('desk', 'live', 'create', title, ...words))?.[0];
  if (id === undefined) throw new Error('the desk printed no id');
  announced.add(id);
  return id;
}

const desk = (gateway: RunningGateway, ...words: string[]) => gateway.run('desk', 'live', ...words);
const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: '聊天' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: '发送' }).click();
}

/** Closes the phone while something happens, and opens it again: the page is told, and nothing of it runs meanwhile. */
async function whileClosed(page: Page, happen: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // a browser that is driven takes its page for one that is looked at, whatever happens
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await turn('hidden');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await happen();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await turn('visible');
  await session.detach();
}

test('a live is followed from its announcement to its replay, over a lost network and a closed phone', async ({
  page,
  context,
  gateway,
}) => {
  const title = '大桥合龙现场';
  const id = await announce(gateway, title);
  await page.goto('/new/');
  await hydrated(page);
  await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '直播' }).tap();
  await page.getByRole('region', { name: '直播预告' }).getByRole('link', { name: title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(badge(page, '直播预告')).toBeVisible();
  const entry = page.waitForEvent('download');
  await page.getByRole('link', { name: '加进日历' }).tap();
  const reminder = await readFile(await (await entry).path(), 'utf8');
  expect(reminder).toContain(`SUMMARY:${title}`);
  expect(reminder).toContain(`DTSTART:${year}0101T113000Z`);

  await desk(gateway, 'start', id);
  await expect(badge(page, '直播中')).toBeVisible();
  await desk(gateway, 'scene', id, '第一段桥面吊上来了', '--by', '记者马骁');
  await expect(page.getByText('第一段桥面吊上来了')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('网络断开了，连上后补上错过的内容')).toBeVisible();
  await desk(gateway, 'scene', id, '合龙了', '--by', '记者马骁');
  await desk(gateway, 'pause', id);
  await context.setOffline(false);
  await expect(badge(page, '直播暂停')).toBeVisible();
  await expect(page.getByText('合龙了', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: '1 条新消息' }).tap();
  await expect(page.getByText('合龙了', { exact: true })).toBeVisible();

  await whileClosed(page, () => desk(gateway, 'end', id));
  await expect(badge(page, '直播已结束')).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await desk(gateway, 'replay', id);
  await expect(badge(page, '直播回放')).toBeVisible();
});

test('a live that its host removes leads on whoever watches it, also where no stream holds, and whoever comes later', async ({
  page,
  browser,
  gateway,
}) => {
  const id = await announce(gateway, '临时取消的发布会');
  const behindProxy = await pageOf(browser, gateway);
  await behindProxy.route('**/x/live/stream?*', (route) => route.fulfill({ status: 502 }));
  for (const watching of [page, behindProxy]) {
    await watching.goto(`/new/living/share/${id}`);
    await hydrated(watching);
  }
  await desk(gateway, 'scene', id, '发布会改期，请等通知', '--by', '记者马骁');
  for (const watching of [page, behindProxy])
    await expect(watching.getByText('发布会改期，请等通知')).toBeVisible();

  await desk(gateway, 'remove', id);
  announced.delete(id);
  for (const watching of [page, behindProxy]) await findNothing(watching);
  await page.goto(`/new/living/appc/${id}`);
  await findNothing(page);
  const next = page.getByRole('region', { name: '接下来的直播' }).getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await next.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(badge(page, '直播预告')).toBeVisible();
});

/** Who comes to a live that was removed is told so, and led on. */
async function findNothing(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/living\/kong$/);
  await expect(page.getByText('这场直播已经被主持人下线，换一场看看吧')).toBeVisible();
}

test('who holds a live signs in at a computer by their phone, and speaks as the host to everybody', async ({
  browser,
  gateway,
}) => {
  const id = await announce(gateway, '社区春晚彩排');
  const hostPhone = await pageOf(browser, gateway, { name: '主持人小刘' });
  await desk(gateway, 'host', id, '主持人小刘');
  const desktop = await pageOf(browser, gateway, { device: computer });
  await desktop.goto(`/new/living/appc/${id}`);
  await hydrated(desktop);
  await say(desktop, '大家好');
  await desktop.getByRole('link', { name: '去登录' }).click();
  const created = desktop.waitForResponse(/\/x\/account\/qr-login\?/);
  await desktop.getByRole('link', { name: '用手机扫码登录' }).click();
  const { data } = await (await created).json();
  await hostPhone.goto(`/new/living/qrlogin?qr=${data.id}`);
  await hostPhone.getByRole('button', { name: '确认登录' }).tap();

  await desktop.waitForURL(`**/living/appc/${id}`);
  const reader = await pageOf(browser, gateway, { name: '台下的观众' });
  await reader.goto(`/new/living/appc/${id}`);
  await hydrated(reader);
  await say(desktop, '大家好，欢迎来看彩排');
  for (const page of [desktop, reader]) {
    const line = page.getByRole('listitem').filter({ hasText: '大家好，欢迎来看彩排' });
    await expect(line.filter({ has: page.getByText('主持人', { exact: true }) })).toHaveCount(1);
  }

  await desk(gateway, 'chat', id, 'hold');
  await expect(field(reader)).toHaveAttribute('placeholder', '说点什么，编辑看过后大家可见');
  await say(reader, '唱得真好');
  await expect(reader.getByText('编辑看过后大家可见', { exact: true })).toBeVisible();
});
