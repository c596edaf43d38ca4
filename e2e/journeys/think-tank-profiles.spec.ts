import { newPhone, signIn } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

const profile = '/new/ThinkFile/3AScenicSpot/ent-3AScenicSpot-01';

test('a reader reports a wrong number, and the tip names the enterprise and the field', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await page.goto(profile);
  await hydrated(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByText('哪一项不对？').tap();
  await page.getByRole('region', { name: '指出错误' }).getByRole('link', { name: '停车位' }).tap();
  const text = page.getByRole('textbox', { name: '发生了什么' });
  await expect(text).toHaveValue(new RegExp(`【指出错误】${name}.*的“停车位”有误，页面上是“\\d+个”`));
  await expect(page.getByRole('radio', { name: '其他' })).toBeChecked();
  await text.fill(`${await text.inputValue()}现场数过，只有三百多个`);

  // the filled-in text and what was added survive signing in
  await page.getByRole('button', { name: '提交爆料' }).tap();
  await page.getByRole('dialog', { name: '登录后可以爆料' }).getByRole('link', { name: '去登录' }).tap();
  await expect(page).toHaveURL(/loginCommon/);
  await signIn(page, gateway, newPhone());
  await expect(text).toHaveValue(/停车位.*\n.*只有三百多个/);
  await page.getByRole('button', { name: '提交爆料' }).tap();
  await expect(page.getByText('收到了，谢谢您')).toBeVisible();
  expect(await gateway.run('desk', 'tip', 'list', 'received')).toContain('【指出错误】');
  expect(pageErrors).toEqual([]);
});

test('Back from a related story leads to the same place of the enterprise', async ({ page, pageErrors }) => {
  await page.goto(profile);
  await hydrated(page);
  const news = page.getByRole('region', { name: '相关新闻' });
  const story = news.getByRole('link').nth(3);
  await story.scrollIntoViewIfNeeded();
  const title = await story.innerText();
  const top = await story.evaluate((element) => element.getBoundingClientRect().top);
  await story.tap();
  await expect(page).not.toHaveURL(/ThinkFile/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(profile));
  const again = news.getByRole('link', { name: title, exact: true });
  await expect
    .poll(async () =>
      Math.abs((await again.evaluate((element) => element.getBoundingClientRect().top)) - top),
    )
    .toBeLessThan(40);
  expect(pageErrors).toEqual([]);
});

test('an enterprise leads to its pictures, its sector and the others of it', async ({ page, pageErrors }) => {
  await page.goto(profile);
  await hydrated(page);
  await page
    .getByRole('link', { name: /^看大图/ })
    .nth(1)
    .tap();
  await expect(page).toHaveURL(/picture=2/);
  await page.goBack();
  await page.getByRole('link', { name: 'A 级景区' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'A 级景区' })).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 3 }).nth(2).getByRole('link').tap();
  await expect(page.getByRole('heading', { name: '智库指数' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('an unknown sector, template or enterprise is the 404 page, and a wrong sector leads to the own', async ({
  page,
  request,
}) => {
  for (const address of [
    '/new/ThinkFile/library/x',
    '/new/ThinkFile/TemplateFive/x',
    '/new/ThinkFile/edu/ent-0',
  ])
    expect((await request.get(address)).status()).toBe(404);
  await page.goto('/new/ThinkFileApp/edu/ent-3AScenicSpot-01');
  await expect(page).toHaveURL(/\/ThinkFileApp\/3AScenicSpot\/ent-3AScenicSpot-01$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an enterprise shows its curve, the table of its values and structured data', async ({ page }) => {
    await page.goto(profile);
    const index = page.getByRole('region', { name: '智库指数' });
    await expect(index.getByRole('img')).toBeVisible();
    await index.getByText('用表格看').tap();
    await expect.poll(() => index.getByRole('table').first().getByRole('row').count()).toBeGreaterThan(12);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristAttraction',
      address: { addressCountry: 'CN' },
    });
  });
});
