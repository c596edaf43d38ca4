import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  themeCookies,
  violationsInBothThemes,
  noViolations,
} from '../support/accessibility-checks.ts';
import { readRows } from '../support/database-rows.ts';
import { newPhone, signIn } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

const inquiryForm = (page: Page) => page.getByRole('form', { name: '询底价' });

test('an inquiry is written offline, delivered later, answered, revealed to one shop, and withdrawn', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  test.slow();
  await page.goto('/new/autoShow/vehicleDetails/s-001');
  await hydrated(page);
  await page.getByRole('link', { name: '询底价，不先给号码' }).tap();
  const form = inquiryForm(page);
  const next = form.getByRole('button', { name: '下一步：选店' });
  await next.tap();
  await expect(form.getByText('请填写称呼，如孟先生')).toBeVisible();
  await form.getByLabel('怎么称呼您').fill('孟先生');
  await form.getByLabel('给店家的留言（选填）').fill('周末方便看车');

  // the draft survives signing in
  await next.tap();
  await page.getByRole('dialog', { name: '登录后可以询价' }).getByRole('link', { name: '去登录' }).tap();
  await expect(page).toHaveURL(/loginCommon/);
  await expect(form).toBeHidden();
  const phone = newPhone();
  await signIn(page, gateway, phone);
  await expect(form.getByLabel('怎么称呼您')).toHaveValue('孟先生');
  await next.tap();
  await expect(page.getByText('公开号码后，店家会拨打您登录用的手机号')).toBeVisible();
  const shops = form.getByRole('group', { name: /同意把这次询价转给/ }).getByRole('checkbox');
  await expect(shops.first()).toBeVisible();
  await form.getByRole('button', { name: '向选中的店询价' }).tap();
  await expect(form.getByText('请至少选一家店')).toBeVisible();
  // as many as a reader may choose
  const count = 3;
  for (let index = 0; index < count; index += 1) await shops.nth(index).check();

  await context.setOffline(true);
  await form.getByRole('button', { name: `向选中的 ${count} 家店询价` }).tap();
  await expect(form.getByText('网络不通，填的都在')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('询价已发出')).toBeVisible();
  await page.getByRole('link', { name: '看报价进展' }).tap();
  const shopCards = page.getByRole('article');
  await expect(shopCards).toHaveCount(count);

  const [row] = readRows(gateway, 'select id, person_sealed from inquiries order by id desc limit 1');
  const id = String(row?.['id']);
  expect(String(row?.['person_sealed'])).not.toContain(phone);
  const [asked] = readRows(
    gateway,
    'select shop_id from inquiry_shops where inquiry_id = ? order by shop_id limit 1',
    id,
  );
  const shopId = String(asked?.['shop_id']);
  expect(await gateway.run('desk', 'inquiry', 'list', shopId)).toContain('号码未公开');
  await expect(page.getByText('店家已看').first()).toBeVisible({ timeout: 15_000 });
  await gateway.run(
    'desk',
    'inquiry',
    'answer',
    id,
    shopId,
    '128800',
    '11398',
    '5600',
    '125',
    '2099-12-31',
    '送脚垫',
  );
  await expect(page.getByText('145,923 元')).toBeVisible({ timeout: 15_000 });

  await page.getByRole('button', { name: '公开号码' }).tap();
  await page.getByRole('button', { name: '告诉这家店' }).tap();
  await expect(page.getByText('已公开号码').first()).toBeVisible();
  expect(await gateway.run('desk', 'inquiry', 'list', shopId)).toContain(phone);
  const others = readRows(
    gateway,
    'select revealed_at from inquiry_shops where inquiry_id = ? and shop_id <> ?',
    id,
    shopId,
  );
  expect(others.map((one) => one['revealed_at'])).toEqual(Array.from({ length: count - 1 }, () => null));
  expect(await violationsInBothThemes(page)).toEqual(noViolations);

  await page.getByRole('button', { name: '举报这家店' }).first().tap();
  await page.getByRole('button', { name: '不认自己报的价' }).tap();
  await expect(page.getByText('已举报，编辑部会核实').first()).toBeVisible();
  await page.getByRole('button', { name: '撤回这次询价' }).tap();
  await page.getByRole('button', { name: '撤回并删除' }).tap();
  await expect(page.getByText('个人信息已删除').first()).toBeVisible();
  const [left] = readRows(gateway, 'select person_sealed, ended from inquiries where id = ?', id);
  expect({ ...left }).toEqual({ person_sealed: null, ended: 'withdrawn' });
  expect(pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('the form of an inquiry fits 320 px, also in 关怀版', async ({ page, context, gateway }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await context.addCookies([{ ...themeCookies.care, url: gateway.origin }]);
  await page.goto('/new/autoShow/inquiry/s-001');
  await hydrated(page);
  await expect(inquiryForm(page).getByLabel('怎么称呼您')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await accessibilityViolations(page)).toEqual([]);
});
