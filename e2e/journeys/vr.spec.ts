import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility-checks.ts';
import { openHome } from '../support/home-page.ts';
import { createTouchInput } from '../support/touch-input.ts';
import { expect, hydrated, test } from '../support/test.ts';

const tour = '/new/vr/share/quan-yu-shan';
const view = (page: Page) => page.getByRole('application', { name: /的全景/ });
const spots = (page: Page) => page.getByRole('list', { name: '画面里的看点' });
const loadingNote = (page: Page) => page.getByRole('status').filter({ hasText: '正在打开全景' });

/** Samples the view on a 12 × 12 grid: number of different colours (1 if nothing is drawn), and all of them. */
async function sampleColours(page: Page): Promise<{ count: number; all: string }> {
  const screenshot = (await view(page).screenshot()).toString('base64');
  return page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [12, 12];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 12, 12);
    const bytes = context?.getImageData(0, 0, 12, 12).data ?? [];
    // quantised to 32 levels: the same video frame does not render identically to the last bit
    const colours = Array.from({ length: 144 }, (_, at) =>
      [0, 1, 2].map((part) => Math.round((bytes[at * 4 + part] ?? 0) / 8)).join(' '),
    );
    return { count: new Set(colours).size, all: colours.join() };
  }, screenshot);
}

/** Waits until the scene is drawn. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(view(page)).toBeVisible();
  await expect(loadingNote(page)).toHaveCount(0);
  await expect.poll(async () => (await sampleColours(page)).count).toBeGreaterThan(20);
}

test('a reader opens a VR tour from the home page, looks around, reads a hotspot, and changes the scene', async ({
  page,
  pageErrors,
}) => {
  const rendererRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/start-panorama')) rendererRequests.push(request.url());
  });
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: 'VR' }).tap();
  const tourCard = page.getByRole('link', { name: /一眼泉水，一座山/ });
  await expect(tourCard).toBeVisible();
  // the renderer is loaded only by a tour
  expect(rendererRequests).toEqual([]);
  await tourCard.tap();
  await untilDrawn(page);
  expect(rendererRequests).toHaveLength(1);
  const before = await sampleColours(page);
  const touch = await createTouchInput(page);
  await touch.swipe([320, 300], [60, 300], { holdMs: 200 });
  await expect.poll(async () => (await sampleColours(page)).all).not.toBe(before.all);
  // a hotspot outside the view can get the focus, which turns the view to it
  const hotspot = spots(page).getByRole('button', { name: '池里的锦鲤' });
  await hotspot.focus();
  await expect(hotspot).toBeInViewport();
  await hotspot.press('Enter');
  await expect(page.getByRole('dialog', { name: '池里的锦鲤' })).toContainText('请不要投喂');
  await page.getByRole('button', { name: '继续看全景' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: '切换场景' }).getByRole('button', { name: '泰山极顶' }).tap();
  await expect(page).toHaveURL(/scene=summit/);
  await expect(page.getByRole('application', { name: /^泰山极顶的全景/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '泰山极顶' })).toBeVisible();
  await expect(spots(page).getByRole('button', { name: '日出' })).toBeInViewport();
  await spots(page)
    .getByRole('link', { name: /守山人/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /泰山日出等了三十年/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('application', { name: /^泰山极顶的全景/ })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a live VR room plays its video, is turned by keys and by the phone, and has no accessibility violation', async ({
  page,
  context,
}) => {
  await page.goto('/new/living/share');
  await hydrated(page);
  await page.getByRole('link', { name: 'VR直播' }).tap();
  await page.getByRole('link', { name: /和天鹅一起过冬/ }).tap();
  await untilDrawn(page);
  await expect(page.getByRole('main').getByRole('link', { name: /直播中/ })).toHaveAttribute(
    'href',
    '/new/living/share/1012',
  );
  await expect(page.getByRole('button', { name: '暂停影片' })).toBeVisible();
  const first = await sampleColours(page);
  await expect
    .poll(async () => (await sampleColours(page)).all, { message: 'the video plays' })
    .not.toBe(first.all);
  await page.getByRole('button', { name: '暂停影片' }).tap();
  await expect(page.getByRole('button', { name: '播放影片' })).toBeVisible();
  const still = await sampleColours(page);
  await view(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect.poll(async () => (await sampleColours(page)).all).not.toBe(still.all);
  expect(await accessibilityViolations(page)).toEqual([]);
  // this device has no orientation sensor; newer browsers also require permissions
  await context.grantPermissions(['accelerometer', 'gyroscope', 'magnetometer']);
  await page.getByRole('button', { name: '转动手机看' }).tap();
  await expect(page.getByText(/感觉不到转动/)).toBeVisible();
  const session = await context.newCDPSession(page);
  const setOrientation = (alpha: number) =>
    session.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta: 80, gamma: 0 });
  await setOrientation(0);
  await page.getByRole('button', { name: '转动手机看' }).tap();
  // the orientation keeps changing, since the page listens only once it is permitted
  let alpha = 0;
  await expect(async () => {
    await setOrientation((alpha = 10 - alpha));
    await expect(page.getByRole('button', { name: '转动手机看', pressed: true })).toBeVisible({
      timeout: 100,
    });
  }).toPass({ intervals: [100] });
  const beforeTurn = await sampleColours(page);
  await setOrientation(80);
  await expect.poll(async () => (await sampleColours(page)).all).not.toBe(beforeTurn.all);
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rotates the phone. Playwright's `setViewportSize` resizes the window, which some browsers refuse in full screen. */
async function setScreenSize(page: Page, size: Size): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 2, mobile: true });
}

/** Rotates the phone and waits until the view and its canvas fill the window. */
async function rotateInFullScreen(page: Page, size: Size): Promise<void> {
  await setScreenSize(page, size);
  await expect.poll(() => view(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
  const aspectRatio = () =>
    view(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.height);
  await expect.poll(aspectRatio).toBeCloseTo(size.width / size.height, 1);
}

test('a tour fills the screen in both orientations, or the page if the browser allows full screen only for videos', async ({
  page,
  pageErrors,
}) => {
  await page.goto(tour);
  await hydrated(page);
  // visible once it is rendered
  await expect(view(page)).toBeVisible();
  const fill = page.getByRole('button', { name: '全屏', exact: true });
  const leave = page.getByRole('button', { name: '退出全屏' });
  const inPage = await view(page).boundingBox();
  const [portrait, landscape] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];

  await fill.tap();
  await expect(leave).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await rotateInFullScreen(page, landscape);
  await rotateInFullScreen(page, portrait);
  await leave.tap();
  await expect(fill).toBeVisible();
  await expect.poll(() => view(page).boundingBox()).toEqual(inPage);

  await page.evaluate(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
  await fill.tap();
  await rotateInFullScreen(page, portrait);
  // the page behind is inert, and a swipe over the view does not scroll it
  const inertHeading = page.locator('[inert] h1');
  await expect(inertHeading).toHaveCount(1);
  const touch = await createTouchInput(page);
  await touch.swipe([60, 780], [60, 200]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await rotateInFullScreen(page, landscape);
  await page.getByRole('navigation', { name: '切换场景' }).getByRole('button', { name: '泰山极顶' }).tap();
  await expect(page.getByRole('application', { name: /^泰山极顶的全景/ })).toBeVisible();
  await rotateInFullScreen(page, landscape);
  await page.keyboard.press('Escape');
  await expect(fill).toBeVisible();
  await setScreenSize(page, portrait);
  await expect.poll(() => view(page).boundingBox()).toEqual(inPage);
  await expect(inertHeading).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('Back first leaves full screen, then the tour', async ({ page, pageErrors }) => {
  await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: 'VR' }).tap();
  await page.getByRole('link', { name: /一眼泉水，一座山/ }).tap();
  await expect(view(page)).toBeVisible();
  const fill = page.getByRole('button', { name: '全屏', exact: true });
  await fill.tap();
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(fill).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${tour}$`));
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(new RegExp(`${tour}$`));
  await expect(page.getByRole('link', { name: /一眼泉水，一座山/ })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('without WebGL a tour shows a scrollable flat picture, with the data saver a small one first', async ({
  page,
  context,
  gateway,
}) => {
  await context.addCookies([{ name: 'dataSaver', value: 'on', url: gateway.origin }]);
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const getContextWithoutWebGl = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: getContextWithoutWebGl });
  });
  await page.goto(tour);
  await hydrated(page);
  await expect(page.getByText('显示不了立体全景')).toBeVisible();
  const flat = page.getByRole('region', { name: /平面全景图/ });
  const picture = flat.getByRole('img', { name: /趵突泉池心平台/ });
  await expect(picture).toHaveAttribute('src', /-article7\.0\.4$/);
  await page.getByRole('button', { name: /点这里看清晰全景/ }).tap();
  await expect(picture).toHaveAttribute('src', /\.jpg$/);
  const scrollLeft = () => flat.evaluate((box) => box.scrollLeft);
  await expect.poll(scrollLeft).toBeGreaterThan(0);
  const before = await scrollLeft();
  await flat.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrollLeft).toBeGreaterThan(before);
  await flat.getByRole('button', { name: '去泰山看日出' }).press('Enter');
  await expect(flat.getByRole('img', { name: /站在泰山极顶/ })).toBeVisible();
  await page.route(/spring-pool/, (route) => route.abort());
  await page.getByRole('navigation', { name: '切换场景' }).getByRole('button', { name: '趵突泉泉池' }).tap();
  await expect(page.getByRole('alert')).toContainText('没能加载出来');
  await page.unroute(/spring-pool/);
  await page.getByRole('button', { name: '重新加载' }).tap();
  await expect(picture).toBeVisible();
});
