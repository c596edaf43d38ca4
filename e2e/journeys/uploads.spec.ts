import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pendingUploads } from '../support/pending-uploads.ts';
import { inspectPicture, createPhoto, exifMake } from '../support/photos.ts';
import { openAccountLink } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

const files = (page: Page) => page.getByRole('group', { name: '图片和视频' });
const choose = (page: Page) => page.getByLabel(/添加图片/);
const fileState = (page: Page, text: RegExp | string) => files(page).getByText(text, { exact: true });

/** A video with three megabytes of padding, so that it is uploaded in several chunks. */
async function largeVideo(): Promise<Buffer> {
  const padding = Buffer.alloc(3_000_000);
  padding.writeUInt32BE(padding.length);
  padding.write('free', 4, 'latin1');
  return Buffer.concat([await readFile('demo/media/clips/video-sea.mp4'), padding]);
}

/** Holds each uploaded chunk until it is forwarded or dropped. */
async function holdChunks(page: Page) {
  const offsets: number[] = [];
  let savedBytes = 0;
  let isReleased = false;
  const held: ((isForwarded: boolean) => Promise<void>)[] = [];
  await page.route('**/x/uploads/chunk*', async (route) => {
    offsets.push(Number(new URL(route.request().url()).searchParams.get('offset')));
    const settle = async (isForwarded: boolean) => {
      const response = isForwarded ? await route.fetch().catch(() => undefined) : undefined;
      if (response === undefined) return route.abort();
      savedBytes += response.ok() ? (route.request().postDataBuffer()?.length ?? 0) : 0;
      await route.fulfill({ response }).catch(() => undefined);
    };
    if (isReleased) await settle(true);
    else held.push(settle);
  });
  return {
    offsets,
    /** bytes that the gateway has accepted */
    savedBytes: () => savedBytes,
    untilOneHeld: () => expect.poll(() => held.length).toBe(1),
    forward: () => held.pop()?.(true),
    drop: () => held.pop()?.(false),
    /** Forwards all further chunks at once. */
    release() {
      isReleased = true;
    },
  };
}

async function openReport(page: Page, token: string): Promise<void> {
  await openAccountLink(page, `/new/report/?token=${token}`);
}

test('photos are rotated upright, stripped of metadata, reordered, viewed, and submitted with the tip', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openReport(page, await gateway.token('街拍的人'));
  await page.getByRole('textbox', { name: '发生了什么' }).fill('路口的指示牌倒了');
  await page.getByRole('radio', { name: '其他' }).tap();
  const sentBytes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/x/uploads/chunk'))
      sentBytes.push(request.postDataBuffer()?.toString('latin1') ?? '');
  });
  await choose(page).setInputFiles([
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createPhoto(page, 1600, 1200) },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await createPhoto(page, 800, 400) },
    { name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
  ]);
  await expect(fileState(page, '已上传')).toHaveCount(2);
  await expect(fileState(page, '这个文件不是能识别的图片，请换一张')).toBeVisible();
  expect(sentBytes.join('')).not.toContain(exifMake);
  await page.getByRole('button', { name: '移除图片 3' }).tap();

  const handle = page.getByRole('button', { name: /移动“图片 2”/ });
  await handle.focus();
  await handle.press('ArrowUp');
  await page.getByRole('button', { name: '看大图：图片 1' }).tap();
  await expect(page.getByText('1/2')).toBeVisible();
  // the history entry is added a frame after the picture is shown
  await expect(page).toHaveURL(/picture=1/);
  await page.goBack();
  await page.getByRole('button', { name: '提交爆料' }).tap();
  await expect(page.getByText('收到了，谢谢您')).toBeVisible();

  await page.getByRole('region', { name: '我的爆料' }).getByRole('link', { name: '路口的指示牌倒了' }).tap();
  await expect(page.getByRole('link', { name: /^看大图/ })).toHaveCount(2);
  const sources = await page
    .getByRole('link', { name: /^看大图/ })
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const addresses = sources.map((url) => url.replace(/(\.jpg).*/, '$1'));
  const pictures = await Promise.all(addresses.map((url) => inspectPicture(page, url)));
  const upright = { isRedLeft: true, isRedRight: false, hasMetadata: false };
  expect(pictures).toEqual([
    { width: 400, height: 800, ...upright },
    { width: 1200, height: 1600, ...upright },
  ]);
  // 422 is the response to the file that is not a picture
  expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([]);
});

test('a video upload resumes after a pause, a reload and a lost network, and is complete', async ({
  page,
  context,
  gateway,
}) => {
  await openReport(page, await gateway.token('车窗边的人'));
  const buffer = await largeVideo();
  const chunks = await holdChunks(page);
  await choose(page).setInputFiles({ name: 'video.mp4', mimeType: 'video/mp4', buffer });
  await chunks.untilOneHeld();
  await chunks.forward();
  await expect(fileState(page, /正在上传 [1-9]/)).toBeVisible();
  await chunks.untilOneHeld();
  await page.getByRole('button', { name: '暂停上传视频' }).tap();
  await expect(fileState(page, /已暂停/)).toBeVisible();
  await expect.poll(() => pendingUploads(page)).toMatchObject([{ isPaused: true }]);
  // a chunk in flight arrives, though the page no longer waits for it
  await chunks.forward();

  await page.reload();
  await hydrated(page);
  await expect(fileState(page, '已暂停')).toBeVisible();
  await page.getByRole('button', { name: '继续上传视频' }).tap();
  await expect(fileState(page, /正在上传/)).toBeVisible();
  await chunks.untilOneHeld();
  await context.setOffline(true);
  await expect(fileState(page, '网络断开了，连上后自动继续')).toBeVisible();
  await chunks.drop();
  chunks.release();
  await context.setOffline(false);
  await expect(fileState(page, '已上传')).toBeVisible();

  // only chunks in flight at an interruption are sent twice
  expect(chunks.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(chunks.savedBytes()).toBe(buffer.length);
  await page.reload();
  await hydrated(page);
  await expect(fileState(page, '已上传')).toBeVisible();
  await page.getByRole('button', { name: '移除视频' }).tap();
  await expect(choose(page)).toBeVisible();
});
