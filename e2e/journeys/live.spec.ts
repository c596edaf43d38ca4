import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RunningGateway } from '../support/gateway.ts';
import { createLiveRoom, liveStart, runLiveCommand } from '../support/live-rooms.ts';
import { setVisibility } from '../support/polling.ts';
import { computer, createReaderContexts } from '../support/reader-contexts.ts';
import { expect, hydrated, test } from '../support/test.ts';

const { openPage, closeAll } = createReaderContexts();
const createdIds = new Set<string>();
test.afterEach(closeAll);
// other journeys expect only the live rooms of the demo content
test.afterAll(async ({ gateway }) => {
  for (const id of createdIds) await runLiveCommand(gateway, 'remove', id);
  createdIds.clear();
});

/** Creates an announced live room for this test. @returns its id */
async function openRoom(gateway: RunningGateway, title: string): Promise<string> {
  const id = await createLiveRoom(gateway, title);
  createdIds.add(id);
  return id;
}

const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: '聊天' });

async function sendMessage(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: '发送' }).click();
}

/** Hides and freezes the page during an action, as when the phone is locked, and shows it again. */
async function whileFrozen(page: Page, action: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await setVisibility(page, 'hidden');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await action();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await setVisibility(page, 'visible');
  await session.detach();
}

test('a reader follows a live room from announcement to replay, despite a lost network and a locked phone', async ({
  page,
  context,
  gateway,
}) => {
  const title = '大桥合龙现场';
  const id = await openRoom(gateway, title);
  await page.goto('/new/');
  await hydrated(page);
  await page.getByRole('navigation', { name: '主要栏目' }).getByRole('link', { name: '直播' }).tap();
  await page.getByRole('region', { name: '直播预告' }).getByRole('link', { name: title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(badge(page, '直播预告')).toBeVisible();
  const calendarDownload = page.waitForEvent('download');
  await page.getByRole('link', { name: '加进日历' }).tap();
  const reminder = await readFile(await (await calendarDownload).path(), 'utf8');
  expect(reminder).toContain(`SUMMARY:${title}`);
  expect(reminder).toContain(`DTSTART:${liveStart.utc}`);

  await runLiveCommand(gateway, 'start', id);
  await expect(badge(page, '直播中')).toBeVisible();
  await runLiveCommand(gateway, 'scene', id, '第一段桥面吊上来了', '--by', '记者马骁');
  await expect(page.getByText('第一段桥面吊上来了')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('网络断开了，连上后补上错过的内容')).toBeVisible();
  await runLiveCommand(gateway, 'scene', id, '合龙了', '--by', '记者马骁');
  await runLiveCommand(gateway, 'pause', id);
  await context.setOffline(false);
  await expect(badge(page, '直播暂停')).toBeVisible();
  await expect(page.getByText('合龙了', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: '1 条新消息' }).tap();
  await expect(page.getByText('合龙了', { exact: true })).toBeVisible();

  await whileFrozen(page, () => runLiveCommand(gateway, 'end', id));
  await expect(badge(page, '直播已结束')).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await runLiveCommand(gateway, 'replay', id);
  await expect(badge(page, '直播回放')).toBeVisible();
});

test('nothing covers the first line of the chat', async ({ page }) => {
  await page.goto('/new/living/appc/live-peony');
  await hydrated(page);
  const first = page.getByRole('group', { name: '聊天内容' }).getByRole('listitem').first();
  const hidden = async () => {
    await first.scrollIntoViewIfNeeded();
    return first.evaluate((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      // its corners are round
      const points = [left + 12, (left + right) / 2, right - 12].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      );
      return points.filter(([x, y]) => !line.contains(document.elementFromPoint(x, y)));
    });
  };
  await expect.poll(hidden).toEqual([]);
});

test('a removed live room redirects its viewers, with and without an event stream, and later visitors', async ({
  page,
  browser,
  gateway,
}) => {
  const id = await openRoom(gateway, '临时取消的发布会');
  const behindProxy = await openPage(browser, gateway);
  await behindProxy.route('**/x/live/stream?*', (route) => route.fulfill({ status: 502 }));
  for (const viewer of [page, behindProxy]) {
    await viewer.goto(`/new/living/share/${id}`);
    await hydrated(viewer);
  }
  await runLiveCommand(gateway, 'scene', id, '发布会改期，请等通知', '--by', '记者马骁');
  for (const viewer of [page, behindProxy])
    await expect(viewer.getByText('发布会改期，请等通知')).toBeVisible();

  await runLiveCommand(gateway, 'remove', id);
  createdIds.delete(id);
  for (const viewer of [page, behindProxy]) await expectRemovedRoomPage(viewer);
  await page.goto(`/new/living/appc/${id}`);
  await expectRemovedRoomPage(page);
  const next = page.getByRole('region', { name: '接下来的直播' }).getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await next.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(badge(page, '直播预告')).toBeVisible();
});

/** Expects the page for removed live rooms, which suggests others. */
async function expectRemovedRoomPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/living\/kong$/);
  await expect(page.getByText('这场直播已经被主持人下线，换一场看看吧')).toBeVisible();
}

test('the host of a live room signs in on a computer with their phone, and their messages are marked as the host’s', async ({
  browser,
  gateway,
}) => {
  const id = await openRoom(gateway, '社区春晚彩排');
  const hostPhone = await openPage(browser, gateway, { name: '主持人小刘' });
  await runLiveCommand(gateway, 'host', id, '主持人小刘');
  const desktop = await openPage(browser, gateway, { device: computer });
  await desktop.goto(`/new/living/appc/${id}`);
  await hydrated(desktop);
  await sendMessage(desktop, '大家好');
  await desktop.getByRole('link', { name: '去登录' }).click();
  const created = desktop.waitForResponse(/\/x\/account\/qr-login\?/);
  await desktop.getByRole('link', { name: '用手机扫码登录' }).click();
  const { data } = await (await created).json();
  await hostPhone.goto(`/new/living/qrlogin?qr=${data.id}`);
  await hostPhone.getByRole('button', { name: '确认登录' }).tap();

  await desktop.waitForURL(`**/living/appc/${id}`);
  const reader = await openPage(browser, gateway, { name: '台下的观众' });
  await reader.goto(`/new/living/appc/${id}`);
  await hydrated(reader);
  await sendMessage(desktop, '大家好，欢迎来看彩排');
  for (const page of [desktop, reader]) {
    const message = page.getByRole('listitem').filter({ hasText: '大家好，欢迎来看彩排' });
    await expect(message.filter({ has: page.getByText('主持人', { exact: true }) })).toHaveCount(1);
  }

  await runLiveCommand(gateway, 'chat', id, 'hold');
  await expect(field(reader)).toHaveAttribute('placeholder', '说点什么，编辑看过后大家可见');
  await sendMessage(reader, '唱得真好');
  await expect(reader.getByText('编辑看过后大家可见', { exact: true })).toBeVisible();
});
