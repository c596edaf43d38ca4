import type { Page } from '@playwright/test';
import { appUserAgent } from '../support/app-bridge.ts';
import { commonwealPath, fillVolunteer, volunteerForm } from '../support/commonweal.ts';
import { addReaderCookie, uniqueName } from '../support/login.ts';
import { settled, watchCalls, type Call } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const formPath = `${commonwealPath}/volApplay/`;
const offer = (page: Page) => page.getByRole('dialog', { name: '要换账号吗？' });
const question = (page: Page) => page.getByRole('dialog', { name: '这是您的账号吗？' });
const tokensSent = (calls: readonly Call[]) =>
  new Set(calls.flatMap(({ headers: { token } }) => (token === undefined ? [] : [token])));

/** A signed-in reader opens the volunteer form by a link with another reader's token. */
async function openForeignLink(page: Page, gateway: Parameters<typeof addReaderCookie>[1]) {
  const [own, foreign] = [uniqueName('本人'), uniqueName('发链接的人')];
  const [ownToken, foreignToken] = [await gateway.token(own), await gateway.token(foreign)];
  await addReaderCookie(page, gateway, ownToken);
  const calls = watchCalls(page);
  await page.goto(`${formPath}?token=${foreignToken}`);
  await hydrated(page);
  return { own, ownToken, foreign, foreignToken, calls };
}

for (const [shell, mark] of Object.entries({ browser: '', wechat: ' MicroMessenger/8.0' }))
  test.describe(`in the ${shell} shell`, () => {
    test.use({ userAgent: `Mozilla/5.0 (Linux; Android 13) Chrome/130.0 Mobile Safari/537.36${mark}` });

    test('a link with another reader’s token asks, and a form sends nothing to that account if the reader stays', async ({
      page,
      gateway,
      pageErrors,
    }) => {
      const { own, ownToken, foreign, calls } = await openForeignLink(page, gateway);
      await expect(offer(page)).toContainText(`现在登录的是“${own}”，链接里的账号是“${foreign}”`);
      await expect(page).not.toHaveURL(/token=/);
      await offer(page).getByRole('button', { name: '继续用现在的账号' }).tap();
      await expect(offer(page)).toHaveCount(0);
      await expect(page.getByText(`提交后保存到账号“${own}”`)).toBeVisible();
      await fillVolunteer(page, gateway, { name: '王晓芳', age: 30 });
      await volunteerForm(page).getByRole('button', { name: '提交申请' }).tap();
      await expect(page.getByText('志愿者申请审核中')).toBeVisible();
      expect(tokensSent(calls)).toEqual(new Set([ownToken]));
      await page.reload();
      await hydrated(page);
      await settled(page);
      await expect(offer(page)).toHaveCount(0);
      await expect(page.getByText('志愿者申请审核中')).toBeVisible();
      expect(pageErrors).toEqual([]);
    });
  });

test('a reader who switches to the account of a link uses it in this tab, and keeps their own sign-in', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  const { own, foreign, foreignToken, calls } = await openForeignLink(page, gateway);
  await offer(page).getByRole('button', { name: '换成链接里的账号' }).tap();
  await expect(page.getByText(`提交后保存到账号“${foreign}”`)).toBeVisible();
  // the answer to the offer is the answer to the form's question, too
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => calls.at(-1)?.headers['token']).toBe(foreignToken);
  const another = await context.newPage();
  await another.goto(formPath);
  await hydrated(another);
  await expect(another.getByText(`提交后保存到账号“${own}”`)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a link whose token has expired leaves the signed-in reader alone', async ({ page, gateway }) => {
  const own = uniqueName('本人');
  await addReaderCookie(page, gateway, await gateway.token(own));
  await page.goto(`${formPath}?token=nobody-holds-this-token-any-more`);
  await hydrated(page);
  await expect(page.getByText(`提交后保存到账号“${own}”`)).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  await expect(offer(page)).toHaveCount(0);
});

test('a link’s token is not in the address of a page that the reader left before the app started, and returns to', async ({
  page,
  gateway,
}) => {
  const allowed = Promise.withResolvers<void>();
  await page.route(/\/shell-layer-[^/]*\.js/, async (route) => {
    await allowed.promise;
    await route.continue();
  });
  await page.goto(`/new/?token=${await gateway.token(uniqueName('返回的读者'))}`);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /泰山日出/ })
    .last()
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: /泰山日出/ })).toBeVisible();
  allowed.resolve();
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/new\/$/);
});

test('the newspaper’s app replaces the reader without asking', async ({ browser, gateway }) => {
  const context = await browser.newContext({ baseURL: gateway.origin, userAgent: appUserAgent });
  const page = await context.newPage();
  const { foreign } = await openForeignLink(page, gateway);
  await expect(page.getByText(`提交后保存到账号“${foreign}”`)).toBeVisible();
  await expect(offer(page).or(question(page))).toHaveCount(0);
  await context.close();
});

test('with nobody signed in a link signs in for the tab, and a form asks before it takes personal data', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const foreign = uniqueName('发链接的人');
  await page.goto(`${formPath}?token=${await gateway.token(foreign)}`);
  await hydrated(page);
  await expect(question(page)).toContainText(`“${foreign}”`);
  const reloaded = page.waitForEvent('load');
  await question(page).getByRole('button', { name: '不是，退出这个账号' }).tap();
  await reloaded;
  await expect(question(page)).toHaveCount(0);
  await hydrated(page);
  await settled(page);
  await expect(page.getByText('提交后保存到账号')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token/i.test(key)))).toEqual(
    [],
  );

  const mine = uniqueName('本人');
  await page.goto(`${formPath}?token=${await gateway.token(mine)}`);
  await hydrated(page);
  await question(page).getByRole('button', { name: '是我的账号' }).tap();
  await expect(page.getByText(`提交后保存到账号“${mine}”`)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(`提交后保存到账号“${mine}”`)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('what a visitor read and saved on the device stays there until the account of a link is confirmed', async ({
  page,
  gateway,
}) => {
  await page.goto('/new/general/1005');
  await hydrated(page);
  await page.getByRole('button', { name: '收藏' }).tap();
  await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  const calls = watchCalls(page);
  const checked = page.waitForResponse(/token-info/);
  await page.goto(`/new/?token=${await gateway.token(uniqueName('发链接的人'))}`);
  await hydrated(page);
  await checked;
  await settled(page);
  expect(calls.filter(({ path }) => path.endsWith('/device-lists'))).toEqual([]);
  const merged = page.waitForResponse(/device-lists/);
  await page.goto(formPath);
  await hydrated(page);
  await question(page).getByRole('button', { name: '是我的账号' }).tap();
  await expect(question(page)).toHaveCount(0);
  await page.goto('/new/');
  expect((await merged).status()).toBe(200);
});

test('the server renders the page of a link for the signed-in reader, and in the newspaper’s app for the link’s', async ({
  request,
  gateway,
}) => {
  const [own, foreign] = [uniqueName('本人'), uniqueName('发链接的人')];
  const cookie = `readerToken=${await gateway.token(own)}`;
  const address = `/new/my?token=${await gateway.token(foreign)}`;
  const htmlFor = async (headers: Record<string, string>) =>
    (await request.get(address, { headers: { 'user-agent': 'Mozilla/5.0', ...headers } })).text();
  const namesIn = (html: string) => [html.includes(own), html.includes(foreign)];
  expect(namesIn(await htmlFor({ cookie }))).toEqual([true, false]);
  expect(namesIn(await htmlFor({}))).toEqual([false, true]);
  expect(namesIn(await htmlFor({ cookie, 'user-agent': appUserAgent }))).toEqual([false, true]);
});

test('a page is personal wherever in its query the token stands', async ({ request, gateway }) => {
  const token = await gateway.token(uniqueName('转发的人'));
  const policyOf = async (query: string) =>
    (await request.get(`/new/general/1001${query}`)).headers()['cross-origin-opener-policy'];
  // only pages that all readers share come without it
  for (const query of ['', '?from=a', '?from=a?b']) expect(await policyOf(query), query).toBeUndefined();
  for (const query of [`?token=${token}`, `?from=a&token=${token}`, `?from=a?b&token=${token}`])
    expect(await policyOf(query), query).toBe('same-origin-allow-popups');
});
