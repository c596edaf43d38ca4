import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pendingUploads } from '../support/pending-uploads.ts';
import { inspectPicture, createPhoto, exifMake } from '../support/photos.ts';
import { expect, hydrated, test } from '../support/test.ts';

const files = (page: Page) => page.getByRole('group', { name: '图片和视频' });
const choose = (page: Page) => page.getByLabel(/添加图片/);
const state = (page: Page, text: RegExp | string) => files(page).getByText(text, { exact: true });

/** A film with three megabytes of free space behind it, so that it takes several pieces. */
async function longFilm(): Promise<Buffer> {
  const space = Buffer.alloc(3_000_000);
  space.writeUInt32BE(space.length);
  space.write('free', 4, 'latin1');
  return Buffer.concat([await readFile('demo/media/clips/video-sea.mp4'), space]);
}

/** The way of a film's pieces to the gateway: each waits until it is carried on or lost. */
async function lineOf(page: Page) {
  const offsets: number[] = [];
  let kept = 0;
  let isOpen = false;
  const waiting: ((isCarried: boolean) => Promise<void>)[] = [];
  await page.route('**/x/uploads/chunk*', async (route) => {
    offsets.push(Number(new URL(route.request().url()).searchParams.get('offset')));
    const goOn = async (isCarried: boolean) => {
      const answer = isCarried ? await route.fetch().catch(() => undefined) : undefined;
      if (answer === undefined) return route.abort();
      kept += answer.ok() ? (route.request().postDataBuffer()?.length ?? 0) : 0;
      await route.fulfill({ response: answer }).catch(() => undefined);
    };
    if (isOpen) await goOn(true);
    else waiting.push(goOn);
  });
  return {
    offsets,
    /** bytes that the gateway has taken */
    kept: () => kept,
    untilOneWaits: () => expect.poll(() => waiting.length).toBe(1),
    carry: () => waiting.pop()?.(true),
    lose: () => waiting.pop()?.(false),
    /** From now on nothing waits. */
    open() {
      isOpen = true;
    },
  };
}

async function openReport(page: Page, token: string): Promise<void> {
  await page.goto(`/new/report/?token=${token}`);
  await hydrated(page);
}

test('photographs are turned, freed of their place, put in order, looked at, and part of the tip', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openReport(page, await gateway.token('街拍的人'));
  await page.getByRole('textbox', { name: '发生了什么' }).fill('路口的指示牌倒了');
  await page.getByRole('radio', { name: '其他' }).tap();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/x/uploads/chunk'))
      sent.push(request.postDataBuffer()?.toString('latin1') ?? '');
  });
  await choose(page).setInputFiles([
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createPhoto(page, 1600, 1200) },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await createPhoto(page, 800, 400) },
    { name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
  ]);
  await expect(state(page, '已上传')).toHaveCount(2);
  await expect(state(page, '这个文件不是能识别的图片，请换一张')).toBeVisible();
  expect(sent.join('')).not.toContain(exifMake);
  await page.getByRole('button', { name: '移除图片 3' }).tap();

  const handle = page.getByRole('button', { name: /移动“图片 2”/ });
  await handle.focus();
  await handle.press('ArrowUp');
  await page.getByRole('button', { name: '看大图：图片 1' }).tap();
  await expect(page.getByText('1/2')).toBeVisible();
  // its entry in the history comes a frame after its picture
  await expect(page).toHaveURL(/picture=1/);
  await page.goBack();
  await page.getByRole('button', { name: '提交爆料' }).tap();
  await expect(page.getByText('收到了，谢谢您')).toBeVisible();

  await page.getByRole('region', { name: '我的爆料' }).getByRole('link', { name: '路口的指示牌倒了' }).tap();
  await expect(page.getByRole('link', { name: /^看大图/ })).toHaveCount(2);
  const shown = await page
    .getByRole('link', { name: /^看大图/ })
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const addresses = shown.map((url) => url.replace(/(\.jpg).*/, '$1'));
  const seen = await Promise.all(addresses.map((url) => inspectPicture(page, url)));
  const upright = { isRedLeft: true, isRedRight: false, tells: false };
  expect(seen).toEqual([
    { width: 400, height: 800, ...upright },
    { width: 1200, height: 1600, ...upright },
  ]);
  // but for the one that is no picture
  expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([]);
});

test('a film goes on after a pause, a network that goes and a reload, to its last byte', async ({
  page,
  context,
  gateway,
}) => {
  await openReport(page, await gateway.token('车窗边的人'));
  const buffer = await longFilm();
  const line = await lineOf(page);
  await choose(page).setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
  await line.untilOneWaits();
  await line.carry();
  await expect(state(page, /正在上传 [1-9]/)).toBeVisible();
  await line.untilOneWaits();
  await page.getByRole('button', { name: '暂停上传视频' }).tap();
  await expect(state(page, /已暂停/)).toBeVisible();
  await expect.poll(() => pendingUploads(page)).toMatchObject([{ isPaused: true }]);
  // a piece that was on its way arrives, though nobody waits for it any more
  await line.carry();

  await page.reload();
  await hydrated(page);
  await expect(state(page, '已暂停')).toBeVisible();
  await page.getByRole('button', { name: '继续上传视频' }).tap();
  await expect(state(page, /正在上传/)).toBeVisible();
  await line.untilOneWaits();
  await context.setOffline(true);
  await expect(state(page, '网络断开了，连上后自动继续')).toBeVisible();
  await line.lose();
  line.open();
  await context.setOffline(false);
  await expect(state(page, '已上传')).toBeVisible();

  // sent once: what the gateway had was not sent again, but for a piece that was on its way at a break
  expect(line.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(line.kept()).toBe(buffer.length);
  await page.reload();
  await hydrated(page);
  await expect(state(page, '已上传')).toBeVisible();
  await page.getByRole('button', { name: '移除视频' }).tap();
  await expect(choose(page)).toBeVisible();
});
