import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { uniqueName } from '../support/login.ts';
import { settled, respondWith, faultyResponses } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, fullyHydrated, test } from '../support/test.ts';

const story = '/new/general/1001';
const tokenCookie = (value: string) => ({ name: 'readerToken', value, domain: '127.0.0.1', path: '/new' });

/** Origin of another site: browsers treat `localhost` and `127.0.0.1` as different sites. */
let evil: string;
let evilSite: Server;
test.beforeAll(async () => {
  evilSite = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>礼品</title><p>礼品</p>');
  }).listen(0, 'localhost');
  await once(evilSite, 'listening');
  evil = `http://localhost:${(evilSite.address() as AddressInfo).port}`;
});
test.afterAll(() => evilSite.close());

test('another site cannot act on behalf of a signed-in reader or embed pages', async ({
  page,
  gateway,
  request,
}) => {
  const token = await gateway.token('被骗的读者');
  await page
    .context()
    .addCookies([tokenCookie(token), { name: 'wxToken', value: token, url: gateway.origin }]);
  const isAlive = async () => {
    const info = await request.post('/gateway/x/account/token-info', { data: { token } });
    return (await info.json()).code === 200;
  };
  const signOut = `${gateway.origin}/gateway/x/account/sign-out`;
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const enctype of forms) {
    await page.goto(`${evil}/gift`);
    const answered = page.waitForResponse(signOut);
    await page.evaluate(
      ([action, encoding]) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action,
          enctype: encoding,
        });
        // in text/plain encoding this field is valid JSON
        const field = { name: '{"everywhere":true,"x":"', value: '"}' };
        form.append(Object.assign(document.createElement('input'), field));
        document.body.append(form);
        form.submit();
      },
      [signOut, enctype] as const,
    );
    expect((await answered).status(), enctype).toBeGreaterThanOrEqual(400);
    await expect(page).toHaveURL(signOut);
  }
  // a simple request is sent; reading the response, JSON and the token header need a CORS preflight
  await page.goto(`${evil}/gift`);
  const tries = await page.evaluate(async (url) => {
    const body = '{"everywhere":true}';
    const send = (init: RequestInit) =>
      fetch(url, { method: 'POST', credentials: 'include', body, ...init }).then(
        ({ type }) => type,
        () => 'refused by the browser',
      );
    return [
      await send({ mode: 'no-cors' }),
      await send({}),
      await send({ headers: { 'content-type': 'application/json' } }),
      await send({ headers: { token: 'x' } }),
    ];
  }, signOut);
  expect(tries).toEqual(['opaque', ...Array<string>(3).fill('refused by the browser')]);
  expect(await isAlive()).toBe(true);

  // clickjacking: a page of this site is not shown in a frame of another site
  const framed = page.waitForResponse(gateway.origin + story);
  await page.evaluate((url) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  }, gateway.origin + story);
  expect((await framed).headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page.frameLocator('iframe').getByRole('article')).toHaveCount(0);
});

test('the address of a page that was opened with a token no longer contains it', async ({
  page,
  gateway,
}) => {
  const token = await gateway.token(uniqueName('转发地址的读者'));
  await page.goto(`${story}?token=${token}&openid=o-1#comments`);
  await hydrated(page);
  await expect(page).toHaveURL(`${gateway.origin}${story}?openid=o-1#comments`);
  const saved = page.waitForResponse(/\/news\/save\?/);
  await page.getByRole('button', { name: '收藏' }).tap();
  await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  // the save is optimistic, and leaving the page would abort the request
  expect((await saved).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  // the server does not know the tab's reader: their saved mark is shown after hydration
  await settled(page);
  await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
});

test('other sites do not receive the token as the referrer', async ({ page, gateway }) => {
  const token = await gateway.token('外出的读者');
  const referrers: string[] = [];
  evilSite.on('request', ({ headers: { referer = '' } }) => referrers.push(referer));
  await page.goto(`${story}?token=${token}`);
  await hydrated(page);
  await settled(page);
  await fullyHydrated(page);
  await page.evaluate((url) => {
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('img'), { src: `${url}/pixel` }));
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('a'), { href: `${url}/ad`, textContent: '外链' }));
  }, evil);
  await page.getByRole('link', { name: '外链' }).tap();
  await expect(page).toHaveURL(`${evil}/ad`);
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.filter((referer) => referer !== '' && !referer.startsWith(evil))).toEqual([]);
});

for (const [what, value] of Object.entries({
  'half a token': 'AAAA',
  'a script': encodeURIComponent('"><script>window.hacked=1</script>'),
  'a long value': 'A'.repeat(3000),
  'non-Latin characters': encodeURIComponent('口令'),
}))
  test(`a token cookie that contains ${what} does not sign in and is removed`, async ({ page, request }) => {
    await page.context().addCookies([tokenCookie(value)]);
    const announcements = await recordAnnouncements(page);
    const response = await page.goto(story);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('readerToken');
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
    await expectSignedOut(page);
    const html = await (await request.get(story, { headers: { cookie: `readerToken=${value}` } })).text();
    expect(html).not.toContain('window.hacked');
    expect(html).not.toContain('A'.repeat(200));
  });

test('a malformed token cookie does not sign in', async ({ page }) => {
  await page.context().addCookies([tokenCookie('%00%zz%E4%BD')]);
  expect((await page.goto(story))?.status()).toBe(200);
  await hydrated(page);
  await expectSignedOut(page);
});

test('an invalid token in the address does not sign in and is removed from the address', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.goto(`/new/focusNews?token=${'A'.repeat(600)}`);
  await hydrated(page);
  await expect.poll(() => announcements).toContain('登录已过期，请重新登录');
  await expect(page).toHaveURL(/\/new\/focusNews$/);
});

async function expectSignedOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^点赞/ }).first().tap();
  await expect(page.getByRole('dialog', { name: '登录后可以点赞' })).toBeVisible();
}

test('errors in the console do not contain the token', async ({ page, gateway }) => {
  const token = await gateway.token('出错的读者');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.context().addCookies([tokenCookie(token)]);
  await respondWith(page, 'news-read', faultyResponses['with 500']);
  await respondWith(page, 'save', faultyResponses['with the wrong shape']);
  await page.goto(story);
  await hydrated(page);
  await page.getByRole('button', { name: '收藏' }).tap();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});
