import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityViolations, themeCookies } from '../support/accessibility-checks.ts';
import { openHome } from '../support/home-page.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { timestampInHours } from '../support/database-rows.ts';
import { areStylesCached, controlledByServiceWorker } from '../support/service-worker.ts';
import { expect, hydrated, test } from '../support/test.ts';

const searchPath = '/new/chainFile/lossSearch';
const noticePath = '/new/chainFile/lossChain';
/** a valid unified social credit code */
const licenceNumber = '52370100MJD600123F';
const lostOn = timestampInHours(-72).slice(0, 10);
let shops = 0;

/** Records a notice of a lost business licence with the editor CLI. */
async function addLicence(gateway: RunningGateway, fields: Readonly<Record<string, string>> = {}) {
  shops += 1;
  const holder = fields.holder ?? `历下区泉水${process.pid}${shops}号豆浆店`;
  const notice = {
    kind: '营业执照',
    issuer: '济南市历下区市场监督管理局',
    number: licenceNumber,
    'lost-on': lostOn,
    'lost-at': '济南市历下区泉城路',
    text: `${holder}遗失营业执照正本一份，声明作废。`,
    ...fields,
    holder,
  };
  const options = Object.entries(notice).flatMap(([name, value]) => [`--${name}`, value]);
  const printed = await gateway.run('desk', 'loss', 'add', ...options);
  return { holder, id: idIn(printed) };
}

const idIn = (printed: string): string => /S\d{12}/.exec(printed)?.[0] ?? '';

const banner = (page: Page) => page.getByRole('region', { name: '声明状态' });

/** Opens a notice until its page shows a state: the gateway may still serve a cached page. */
async function openUntil(page: Page, id: string, state: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${noticePath}/${id}`);
    await expect(banner(page)).toContainText(state, { timeout: 500 });
  }).toPass();
  await hydrated(page);
}

test('a shop owner finds their licence notice and prints the proof', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    // the dialog would block the page
    window.print = () => document.documentElement.setAttribute('data-printed', String(Date.now()));
  });
  const { id, holder } = await addLicence(gateway);
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '查声明' }).tap();
  const form = page.getByRole('search', { name: '查遗失声明' });
  await expect(page.getByRole('heading', { name: '最新刊登' })).toBeVisible();

  // too short: refused at the field, and nothing typed is lost
  await form.getByLabel('姓名或单位名称').fill(holder);
  await form.getByLabel('完整号码').fill('52F');
  await form.getByRole('button', { name: '查询' }).tap();
  await expect(form.getByText(/^号码至少写 4 个字符/)).toBeVisible();
  await expect(form.getByLabel('完整号码')).toBeFocused();
  await expect(form.getByLabel('姓名或单位名称')).toHaveValue(holder);
  await expect(form.getByLabel('完整号码')).toHaveValue('52F');

  // the full number finds it, and is not in the address; Back and a reload keep it
  await form.getByLabel('完整号码').fill(licenceNumber);
  await form.getByRole('button', { name: '查询' }).tap();
  const found = page.getByRole('article').filter({ hasText: holder });
  await expect(found).toContainText('有效');
  expect(page.url()).not.toContain('MJD600123');
  await expect(page.getByRole('main')).not.toContainText(licenceNumber);
  await found.getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`lossChain/${id}$`));
  await expect(page.getByRole('heading', { name: '遗失声明', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(found).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(found).toBeVisible();
  await expect(form.getByLabel('完整号码')).toHaveValue(licenceNumber);
  await found.getByRole('link').tap();

  await expect(banner(page)).toContainText('声明有效');
  await page.getByRole('button', { name: '验证', exact: true }).tap();
  await expect(page.getByText('这条记录在账本里，没有改动过。')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: '登报凭证' }).tap();
  const sheet = page.getByRole('dialog', { name: '登报凭证' });
  await expect(sheet.getByRole('img', { name: `登报凭证，编号 ${id}` })).toBeVisible();
  await sheet.getByRole('button', { name: '打印凭证' }).tap();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(pageErrors).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a bank clerk opens the address of the QR code, downloads the proof file and checks it offline', async ({
    page,
    context,
    gateway,
  }) => {
    test.slow();
    const { id, holder } = await addLicence(gateway);
    await page.goto(`${noticePath}/${id}`);
    await hydrated(page);
    await expect(page.getByRole('article')).toContainText(holder);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载证明文件' }).tap();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${id}.tlog-proof`);
    const file = join(gateway.dataDir, download.suggestedFilename());
    await download.saveAs(file);

    await page.goto(`${searchPath}/verify`);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await controlledByServiceWorker(page);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => areStylesCached(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('notices.keys');
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.getByLabel('证明文件', { exact: true }).setInputFiles(file);
    await expect(page.getByText('一个字也没有改动过')).toBeVisible();
    await expect(page.getByText('报社的签名是真的')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(holder);

    // one character of the record changed
    const proof = await readFile(file, 'utf8');
    const changed = proof.replace(/^extra (.+)$/m, (_, text: string) => {
      const record = Buffer.from(text, 'base64').toString().replace('声明作废', '声明有效');
      return `extra ${Buffer.from(record).toString('base64')}`;
    });
    await page
      .getByLabel('证明文件', { exact: true })
      .setInputFiles({ name: 'changed.tlog-proof', mimeType: 'text/plain', buffer: Buffer.from(changed) });
    await expect(page.getByText('这个文件证明不了它里面的记录')).toBeVisible();
    await context.setOffline(false);
  });
});

test('a notice is corrected and erased, another is revoked, and the pages show it', async ({
  page,
  gateway,
}) => {
  const { id, holder } = await addLicence(gateway);
  const corrected = await gateway.run(
    'desk',
    'loss',
    'correct',
    id,
    '--lost-at',
    '济南市历下区解放路',
    '--number',
    licenceNumber,
  );
  const newer = idIn(corrected.replaceAll(id, ''));
  await openUntil(page, id, '声明已更正');
  await banner(page).getByRole('link', { name: '看更正后的声明' }).tap();
  await expect(page).toHaveURL(new RegExp(`lossChain/${newer}$`));
  await expect(banner(page)).toContainText('以这一条为准');
  await expect(page.getByRole('main')).toContainText('济南市历下区解放路');

  await gateway.run('desk', 'loss', 'erase', id);
  await openUntil(page, id, '内容应本人要求不再展示');
  await expect(page.getByRole('main')).not.toContainText(holder);
  await expect(banner(page)).toContainText('只留下这一条的位置、时间和哈希');
  await page.getByRole('button', { name: '验证', exact: true }).tap();
  await expect(page.getByText('这条记录在账本里，没有改动过。')).toBeVisible({ timeout: 20_000 });

  const other = await addLicence(gateway);
  await gateway.run('desk', 'loss', 'revoke', other.id);
  await openUntil(page, other.id, '声明已撤销');

  // nothing in the whole ledger is out of place
  await page.goto(noticePath);
  await hydrated(page);
  await page.getByRole('button', { name: '核对整本账' }).tap();
  await expect(page.getByText(/^\d+ 条记录全部完好/)).toBeVisible({ timeout: 20_000 });
});

test('a search without result says what it means, and an unknown notice is a 404', async ({ page }) => {
  await page.goto(`${searchPath}?name=查无此人某某`);
  await hydrated(page);
  await expect(page.getByText('没有查到，不等于没有登过报')).toBeVisible();
  const response = await page.goto(`${noticePath}/S209901010001`);
  expect(response?.status()).toBe(404);
});

test('notices of every state have no accessibility violation and fit 320 px in every theme', async ({
  page,
  context,
  gateway,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await addLicence(gateway)).id));
  const [, corrected = '', revoked = '', erased = ''] = ids;
  await gateway.run('desk', 'loss', 'correct', corrected, '--number', licenceNumber, '--lost-at', '解放路');
  await gateway.run('desk', 'loss', 'revoke', revoked);
  await gateway.run('desk', 'loss', 'erase', erased);
  const addresses = [
    ...ids.map((id) => `${noticePath}/${id}`),
    `${searchPath}/verify`,
    `${searchPath}?kind=business-licence`,
    `${searchPath}?name=查无此人某某`,
  ];
  for (const cookie of Object.values(themeCookies)) {
    await context.clearCookies();
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await accessibilityViolations(page), address).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(320);
    }
  }
});
