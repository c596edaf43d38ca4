import { readFile } from 'node:fs/promises';
import { accessibilityViolations, themeCookies } from '../support/accessibility-checks.ts';
import { commonwealPath } from '../support/commonweal.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a certificate’s proof file is downloaded, and checked on another page without a network', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${commonwealPath}/chainBlocks`);
  await hydrated(page);
  await page.getByRole('article').getByRole('link').first().tap();
  const section = page.getByRole('region', { name: '验证这条记录' });
  // the code of the check is loaded with the tap, not before
  const loaded = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /record-check/.test(name)).length,
    );
  await expect(section).toBeVisible();
  expect(await loaded()).toBe(0);
  await section.getByRole('button', { name: '验证' }).tap();
  await expect(section.getByText('这条记录在账本里，没有改动过。')).toBeVisible();
  expect(await loaded()).toBe(1);

  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: '下载证明文件' }).tap();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^QL-[0-9A-Z-]+\.tlog-proof$/);
  const proof = await readFile(await saved.path(), 'utf8');
  expect(proof).toMatch(/^c2sp\.org\/tlog-proof@v1\n/);

  await page.getByRole('link', { name: '看整条时长链' }).tap();
  await page.getByRole('button', { name: '核对证明文件' }).tap();
  const file = page.getByLabel('选择证明文件');
  await expect(file).toBeVisible();
  await page.context().setOffline(true);
  const choose = (text: string) =>
    file.setInputFiles({ name: 'a.tlog-proof', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose(proof);
  await expect(page.getByText('一个字也没有改动过。')).toBeVisible();
  await expect(page.getByText('报社的签名是真的。')).toBeVisible();
  await choose(
    proof.replace(
      /^(extra .{40})(.)/m,
      (_, start: string, letter: string) => start + (letter === 'A' ? 'B' : 'A'),
    ),
  );
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('一个字也没有改动过。')).toHaveCount(0);
  expect(pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

for (const [theme, cookie] of Object.entries(themeCookies))
  test(`the finished checks have no accessibility violation in ${theme}`, async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    await page.goto(`${commonwealPath}/chainBlocks`);
    await hydrated(page);
    await page.getByRole('article').getByRole('link').first().tap();
    const section = page.getByRole('region', { name: '验证这条记录' });
    await section.getByRole('button', { name: '验证' }).tap();
    await section.getByRole('button', { name: '核对整本账' }).tap();
    await expect(section.getByText('这条记录在账本里，没有改动过。')).toBeVisible();
    // loads every record
    await expect(section.getByText(/^\d+ 条记录全部完好/)).toBeVisible({ timeout: 30_000 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.evaluate(() =>
      localStorage.setItem(
        'ledger.service.checkpoint',
        JSON.stringify({ size: 1, root: `${'A'.repeat(43)}=`, time: '2026-01-02 08:00:00' }),
      ),
    );
    await section.getByRole('button', { name: '再验证一次' }).tap();
    await expect(section.getByText('账本被改写过。')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
