import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessibilityViolations, themeCookies } from '../support/accessibility-checks.ts';
import { openHome } from '../support/home-page.ts';
import { changeRows } from '../support/database-rows.ts';
import { areStylesCached, controlledByServiceWorker } from '../support/service-worker.ts';
import {
  addLicence,
  licenceNumber,
  lossSearchPath,
  noticeBanner,
  noticeIdIn,
  noticePath,
  openNotice,
  verifyRecord,
} from '../support/licence-notices.ts';
import { moveSliderByKeys, sliderCaptcha } from '../support/login.ts';
import { returnToPage } from '../support/polling.ts';
import { expect, hydrated, isolatedTest, test } from '../support/test.ts';

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

  await expect(noticeBanner(page)).toContainText('声明有效');
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

  test('a bank clerk opens the address of the QR code, downloads the proof file and checks it with the editor CLI, and offline', async ({
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

    // the same file in the newspaper's own tool
    const printed = await gateway.run('desk', 'ledger', 'verify', file);
    expect(printed).toContain(holder);
    expect(printed).toContain('签名有效');
    await expect(gateway.run('desk', 'ledger', 'verify', await changedCopy(file))).rejects.toThrow(
      /not in the signed ledger/,
    );

    await page.goto(`${lossSearchPath}/verify`);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await controlledByServiceWorker(page);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => areStylesCached(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('notices.keys');
    // the browser is closed, and opened without a network
    await page.close();
    await context.setOffline(true);
    const offline = await context.newPage();
    await offline.goto(`${lossSearchPath}/verify`);
    await hydrated(offline);
    await offline.getByLabel('选择证明文件').setInputFiles(file);
    await expect(offline.getByText('一个字也没有改动过')).toBeVisible();
    await expect(offline.getByText('报社的签名是真的')).toBeVisible();
    await expect(offline.getByRole('main')).toContainText(holder);
    await offline.getByLabel('选择证明文件').setInputFiles(await changedCopy(file));
    await expect(offline.getByText('这个文件证明不了它里面的记录')).toBeVisible();
    await context.setOffline(false);
  });
});

/** Writes a proof file with a changed record beside it. */
async function changedCopy(file: string): Promise<string> {
  const proof = await readFile(file, 'utf8');
  const changed = proof.replace(/^extra (.+)$/m, (_, text: string) => {
    const record = Buffer.from(text, 'base64').toString().replace('声明作废', '声明有效');
    return `extra ${Buffer.from(record).toString('base64')}`;
  });
  const copy = file.replace(/\.tlog-proof$/, '-changed.tlog-proof');
  await writeFile(copy, changed);
  return copy;
}

test('a page that stays open says that its notice was corrected, and erased, once the reader returns to it', async ({
  page,
  gateway,
}) => {
  const { id, holder } = await addLicence(gateway);
  await openNotice(page, id, '声明有效');
  await verifyRecord(page, '这条记录在账本里，没有改动过。');
  await gateway.run('desk', 'loss', 'correct', id, '--lost-at', '解放路', '--number', licenceNumber);
  await returnToPage(page);
  await expect(noticeBanner(page)).toContainText('声明已更正');
  await expect(noticeBanner(page).getByRole('link', { name: '看更正后的声明' })).toBeVisible();
  await gateway.run('desk', 'loss', 'erase', id);
  await returnToPage(page);
  await expect(noticeBanner(page)).toContainText('内容应本人要求不再展示');
  await expect(page.getByRole('main')).not.toContainText(holder);
  await verifyRecord(page, '内容应本人要求删去了，没有可比的；指纹还在账本里。');
  await expect(page.getByText('这条记录在账本里，没有改动过。')).toBeVisible();
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
  const newer = noticeIdIn(corrected.replaceAll(id, ''));
  await openNotice(page, id, '声明已更正');
  await noticeBanner(page).getByRole('link', { name: '看更正后的声明' }).tap();
  await expect(page).toHaveURL(new RegExp(`lossChain/${newer}$`));
  await expect(noticeBanner(page)).toContainText('以这一条为准');
  await expect(page.getByRole('main')).toContainText('济南市历下区解放路');

  await gateway.run('desk', 'loss', 'erase', id);
  await openNotice(page, id, '内容应本人要求不再展示');
  await expect(page.getByRole('main')).not.toContainText(holder);
  await expect(noticeBanner(page)).toContainText('只留下这一条的位置、时间和哈希');
  await page.getByRole('button', { name: '验证', exact: true }).tap();
  await expect(page.getByText('这条记录在账本里，没有改动过。')).toBeVisible({ timeout: 20_000 });

  const other = await addLicence(gateway);
  await gateway.run('desk', 'loss', 'revoke', other.id);
  await openNotice(page, other.id, '声明已撤销');

  // nothing in the whole ledger is out of place
  await page.goto(noticePath);
  await hydrated(page);
  await page.getByRole('button', { name: '核对整本账' }).tap();
  await expect(page.getByText(/^\d+ 条记录全部完好/)).toBeVisible({ timeout: 20_000 });
});

test('a search without result says what it means, and an unknown notice is a 404', async ({ page }) => {
  await page.goto(`${lossSearchPath}?name=查无此人某某`);
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
    `${lossSearchPath}/verify`,
    `${lossSearchPath}?kind=business-licence`,
    `${lossSearchPath}?name=查无此人某某`,
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

isolatedTest(
  'who searches often passes a human check, and beyond the limit is told how long to wait',
  async ({ page, ownGateway }) => {
    const { holder } = await addLicence(ownGateway);
    const setCount = (name: string, taken: number) =>
      changeRows(ownGateway, ['update rate_counters set taken = ? where name = ?', taken, name]);
    await page.goto(`${lossSearchPath}?name=${holder}`);
    const found = page.getByRole('article').filter({ hasText: holder });
    await expect(found).toBeVisible();

    setCount('loss-search-free', 30);
    await page.reload();
    const { sheet, slider, mark } = sliderCaptcha(page);
    await expect(sheet).toContainText('查得有点频繁');
    await expect(found).toHaveCount(0);
    // closed by the reader: the page says why nothing was searched, and what has been typed stays
    await sheet.getByRole('button', { name: '取消' }).tap();
    await expect(page.getByText('查得有点频繁，请先完成安全验证')).toBeVisible();
    await expect(page.getByRole('search').getByLabel('姓名或单位名称')).toHaveValue(holder);
    await page.getByRole('button', { name: '去验证' }).tap();
    await expect(slider).toBeVisible();
    await moveSliderByKeys(slider, await mark());
    await sheet.getByRole('button', { name: '确定' }).tap();
    await expect(found).toBeVisible();

    setCount('loss-search-hour', 300);
    await page.reload();
    await expect(page.getByText(/^查得太频繁了，请 \d+ 分钟后再试$/)).toBeVisible();
    await expect(sheet).toHaveCount(0);
    setCount('loss-search-hour', 0);
    setCount('loss-search-free', 0);
    await page.getByRole('button', { name: '重新加载' }).tap();
    await expect(found).toBeVisible();
  },
);
