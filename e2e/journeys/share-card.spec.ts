import { encode } from 'uqr';
import type { Page } from '@playwright/test';
import { openLogin } from '../support/login.ts';
import { messagingAgents } from '../support/messaging.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

interface Shown {
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

/** What the messaging app would show of the page now. */
const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => Reflect.get(window, 'wxSandbox') ?? { hidden: [], configured: 0, refused: 0 });
const linkOf = async (page: Page) => (await shown(page)).card?.link;
const copyUrl = 'menuItem:copyUrl';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await settled(page);
}

/** Goes on to a story of the same visit. */
async function goOn(page: Page): Promise<void> {
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

    test('every page has its own card, under the signature that this system wants', async ({
      page,
      gateway,
      pageErrors,
    }) => {
      await open(page, '/new/?channel=culture');
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/?channel=culture`);
      expect((await shown(page)).card).toMatchObject({
        title: '齐鲁晚报',
        imgUrl: `${gateway.origin}/new/share-card.png`,
      });
      await open(page, '/new/');
      // a page that is left before it is answered for is not counted
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/`);
      await goOn(page);
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/general/1001`);
      const { card, timelineCard, hidden, ...counts } = await shown(page);
      expect(counts).toEqual({ configured, refused: 0 });
      expect(card?.title).toContain('泰山日出等了三十年');
      expect(card?.desc).not.toBe('');
      expect(card?.imgUrl).toMatch(new RegExp(`^${gateway.origin}/media/`));
      expect(timelineCard).toMatchObject({ title: card?.title, link: card?.link });
      expect(hidden).toEqual([]);
      expect(pageErrors).toEqual([]);
    });

    test('a reader who came with a token shares none', async ({ page, gateway }) => {
      const token = await gateway.token('分享卡片的读者');
      await open(page, `/new/general/1001?token=${token}&openid=o-1&cardId=c-1`);
      await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/general/1001`);
      expect(JSON.stringify(await shown(page))).not.toMatch(new RegExp(`${token}|o-1|c-1`));
      expect((await shown(page)).refused).toBe(0);
    });
  });
}

test.describe('in the messaging app', () => {
  test.use({ userAgent: messagingAgents.android });

  test('an address with something of its reader’s is not handed on as it stands', async ({
    page,
    gateway,
  }) => {
    const link = `${gateway.origin}/new/general/1001`;
    await open(page, '/new/general/1001?openid=o-1');
    await expect.poll(() => linkOf(page)).toBe(link);
    expect((await shown(page)).hidden).toContain(copyUrl);
    await open(page, '/new/general/1001');
    await expect.poll(() => linkOf(page)).toBe(link);
    expect((await shown(page)).hidden).not.toContain(copyUrl);
  });

  test('a page of one reader alone is sent as the front page, by nobody', async ({ page, gateway }) => {
    await openLogin(page, '?returnTo=/general/1001');
    await settled(page);
    await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/`);
    expect((await shown(page)).hidden).toContain('menuItem:share:appMessage');
  });

  test('a signature that cannot be had leaves the page as it is, and the next page tries again', async ({
    page,
    gateway,
  }) => {
    await page.route('**/share-signature?*', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/share-signature?'),
    );
    await open(page, '/new/');
    await refused;
    expect((await shown(page)).configured).toBe(0);
    await page.unroute('**/share-signature?*');
    await goOn(page);
    await expect.poll(() => linkOf(page)).toBe(`${gateway.origin}/new/general/1001`);
  });

  test('the share sheet says where the messaging app’s own menu is, and its poster’s code leads to the story alone', async ({
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
    const drawn = await poster.evaluate(async (image: HTMLImageElement, count) => {
      await image.decode();
      const [margin, codeSize] = [56, 176];
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no drawing');
      pen.drawImage(image, 0, 0);
      const module = Math.floor(codeSize / count);
      const inset = (codeSize - module * count) / 2 + module / 2;
      const [left, top] = [canvas.width - margin - codeSize, canvas.height - margin - codeSize];
      const isDark = (across: number, down: number) =>
        (pen.getImageData(left + inset + across * module, top + inset + down * module, 1, 1).data[0] ?? 255) <
        128;
      return Array.from({ length: count }, (_, down) =>
        Array.from({ length: count }, (__, across) => isDark(across, down)),
      );
    }, size);
    expect(drawn).toEqual(data);
  });
});

test('other browsers fetch nothing of the messaging app', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/new/general/1001');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => /share-card|share-signature|\/wx\.js/.test(url))).toEqual([]);
});
