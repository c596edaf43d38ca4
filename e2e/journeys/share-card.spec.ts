import { encode } from 'uqr';
import type { Page } from '@playwright/test';
import { openLogin } from '../support/login.ts';
import { messagingAgents } from '../support/messaging.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

interface ShareState {
  readonly card?: {
    readonly title: string;
    readonly desc: string;
    readonly link: string;
    readonly imgUrl: string;
  };
  readonly timelineCard?: { readonly title: string; readonly link: string };
  readonly hidden: readonly string[];
  readonly configured: number;
  readonly refused: number;
}

/** The share card that the fake messaging app has received from the page. */
const shareState = (page: Page): Promise<ShareState> =>
  page.evaluate(() => Reflect.get(window, 'wxSandbox') ?? { hidden: [], configured: 0, refused: 0 });
const linkOf = async (page: Page) => (await shareState(page)).card?.link;
const copyUrl = 'menuItem:copyUrl';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
}

/** Opens a story within the app. */
async function openNextStory(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /泰山日出/ })
    .last()
    .tap();
  await expect(page).toHaveURL(/general\/1001$/);
}

for (const [system, configured] of [
  ['ios', 1],
  ['android', 2],
] as const) {
  test.describe(`on ${system}`, () => {
    test.use({ userAgent: messagingAgents[system] });

    test('every page has its own share card, signed as this system requires', async ({
      page,
      gateway,
      pageErrors,
    }) => {
      await open(page, '/new/?channel=culture');
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/?channel=culture`);
      expect((await shareState(page)).card).toMatchObject({
        title: '齐鲁晚报',
        imgUrl: `${gateway.origin}/new/share-card.png`,
      });
      await open(page, '/new/');
      // waits for the card: a page left before its signature arrives is not counted
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/`);
      await openNextStory(page);
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/general/1001`);
      const { card, timelineCard, hidden, ...counts } = await shareState(page);
      expect(counts).toEqual({ configured, refused: 0 });
      expect(card?.title).toContain('泰山日出等了三十年');
      expect(card?.desc).not.toBe('');
      expect(card?.imgUrl).toMatch(new RegExp(`^${gateway.origin}/media/`));
      expect(timelineCard).toMatchObject({ title: card?.title, link: card?.link });
      expect(hidden).toEqual([]);
      expect(pageErrors).toEqual([]);
    });

    test('a share card does not contain the token of the address', async ({ page, gateway }) => {
      const token = await gateway.token('分享卡片的读者');
      await open(page, `/new/general/1001?token=${token}&openid=o-1&cardId=c-1`);
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/general/1001`);
      expect(JSON.stringify(await shareState(page))).not.toMatch(new RegExp(`${token}|o-1|c-1`));
      expect((await shareState(page)).refused).toBe(0);
    });
  });
}

test.describe('in the messaging app', () => {
  test.use({ userAgent: messagingAgents.android });

  test('copying the address is hidden if it contains personal parameters', async ({ page, gateway }) => {
    const link = `${gateway.origin}/new/general/1001`;
    await open(page, '/new/general/1001?openid=o-1');
    await expect.poll(() => linkOf(page)).toBe(link);
    await expect.poll(async () => (await shareState(page)).hidden).toContain(copyUrl);
    await open(page, '/new/general/1001');
    await expect.poll(() => linkOf(page)).toBe(link);
    expect((await shareState(page)).hidden).not.toContain(copyUrl);
  });

  test('a personal page has the home page’s card, and sharing is hidden', async ({ page, gateway }) => {
    await openLogin(page, '?returnTo=/general/1001');
    await settled(page);
    await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/`);
    await expect.poll(async () => (await shareState(page)).hidden).toContain('menuItem:share:appMessage');
  });

  test('the share sheet points to the messaging app’s menu, and the poster’s QR code has the plain story address', async ({
    page,
    gateway,
  }) => {
    const token = await gateway.token('海报读者');
    await open(page, `/new/general/1001?token=${token}`);
    await page.getByRole('button', { name: '分享' }).tap();
    const sheet = page.getByRole('dialog', { name: '分享' });
    await expect(sheet.getByText('发给微信好友')).toBeVisible();
    await page.getByRole('button', { name: '生成海报' }).tap();
    const poster = page.getByRole('img', { name: /^海报/ });
    await expect(poster).toBeVisible();
    const { data, size } = encode(`${gateway.origin}/new/general/1001`, { ecc: 'M', border: 0 });
    const modules = await poster.evaluate(async (image: HTMLImageElement, count) => {
      await image.decode();
      const [margin, codeSize] = [56, 184];
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no 2D context');
      context.drawImage(image, 0, 0);
      const module = Math.floor(codeSize / count);
      const inset = (codeSize - module * count) / 2 + module / 2;
      const [left, top] = [canvas.width - margin - codeSize, canvas.height - margin - codeSize];
      const isDark = (across: number, down: number) =>
        (context.getImageData(left + inset + across * module, top + inset + down * module, 1, 1).data[0] ??
          255) < 128;
      return Array.from({ length: count }, (_, down) =>
        Array.from({ length: count }, (__, across) => isDark(across, down)),
      );
    }, size);
    expect(modules).toEqual(data);
  });
});

test('other browsers load nothing of the messaging app', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/new/general/1001');
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((url) => /share-card|share-signature|\/wx\.js/.test(url))).toEqual([]);
});
