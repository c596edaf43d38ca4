import type { Page } from '@playwright/test';
import { changeRows } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import {
  addLicence,
  noticeBanner,
  noticePath,
  openNotice,
  verifyRecord,
} from '../support/licence-notices.ts';
import { expect, hydrated, isolatedTest } from '../support/test.ts';

const sound = '这条记录在账本里，没有改动过。';

isolatedTest(
  'a notice that was altered in the database is named by its page and by both checks',
  async ({ page, ownGateway }) => {
    const { id } = await addLicence(ownGateway);
    await addLicence(ownGateway);
    await openNotice(page, id, '声明有效');
    const height = await heightOn(page);
    changeRows(ownGateway, [
      `update loss_blocks set record_json = replace(record_json, '声明作废', '声明有效') where notice = ?`,
      id,
    ]);
    await openNotice(page, id, '这条记录已被改动');
    await expect(noticeBanner(page)).toContainText('“声明正文”');
    await verifyRecord(page, '“声明正文”被改动过，和账本里的指纹对不上。');
    await expectFault(page, `第 ${height} 号记录的“声明正文”被改动过`);
  },
);

isolatedTest('notices that were swapped in the database are named', async ({ page, ownGateway }) => {
  const { id, height } = await addThree(page, ownGateway);
  changeRows(
    ownGateway,
    ['update loss_blocks set height = -1 where height = ?', height],
    ['update loss_blocks set height = ? where height = ?', height, height + 1],
    ['update loss_blocks set height = ? where height = -1', height + 1],
  );
  await openNotice(page, id, '这条记录已被改动');
  await expect(noticeBanner(page)).toContainText('“高度”');
  await verifyRecord(page, '“高度”被改动过，和账本里的指纹对不上。');
  await expectFault(page, `第 ${height} 号记录的“高度”被改动过`);
});

isolatedTest('a notice that was deleted from the database is missed', async ({ page, ownGateway }) => {
  const { id, height } = await addThree(page, ownGateway);
  changeRows(ownGateway, ['delete from loss_blocks where height = ?', height]);
  await expect(async () => {
    await page.goto(`${noticePath}/${id}`);
    await hydrated(page);
    await expect(page.getByText('账本里没有这条声明的记录，请联系报社核实')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectFault(page, `第 ${height} 号记录不见了`);
});

isolatedTest(
  'a ledger that was rewritten is found by a device that saw it before',
  async ({ page, ownGateway }) => {
    const { id, height } = await addThree(page, ownGateway);
    await verifyRecord(page, sound);
    // The last record is replaced by another one, with all that the gateway keeps of it and of what it signed.
    const last = height + 2;
    changeRows(
      ownGateway,
      ['delete from loss_notices where height = ?', last],
      ['delete from loss_blocks where height = ?', last],
      ["delete from ledger_hashes where ledger = 'notices' and level = 0 and place = ?", last - 1],
      ["delete from ledger_checkpoints where ledger = 'notices'"],
      [
        "update ledger_heads set height = ?, hash = (select hash from loss_blocks where height = ?) where ledger = 'notices'",
        last - 1,
        last - 1,
      ],
    );
    await addLicence(ownGateway);
    await addLicence(ownGateway);

    // by itself the new ledger is sound
    await page.goto(noticePath);
    await hydrated(page);
    await page.getByRole('button', { name: '核对整本账' }).tap();
    await expect(page.getByText(`${last + 1} 条记录全部完好`)).toBeVisible();

    await expect(async () => {
      await page.goto(`${noticePath}/${id}`);
      await hydrated(page);
      await verifyRecord(page, '账本被改写过。');
    }).toPass();
    await expect(page.getByText(`的账本（${last} 条），它和`)).toBeVisible();
    await expect(page.getByText(`的账本（${last + 1} 条）对不上。请截图，并告诉报社。`)).toBeVisible();
    // again and again
    await page.reload();
    await hydrated(page);
    await verifyRecord(page, '账本被改写过。');
  },
);

/** Records three notices and opens the first one. */
async function addThree(page: Page, gateway: RunningGateway) {
  const { id } = await addLicence(gateway);
  await addLicence(gateway);
  await addLicence(gateway);
  await openNotice(page, id, '声明有效');
  return { id, height: await heightOn(page) };
}

/** Height of the notice on its page. */
async function heightOn(page: Page): Promise<number> {
  const text = await page.getByText(/^第 \d+ 号$/).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

/** Checks the whole ledger in the browser, which finds a fault. */
async function expectFault(page: Page, fault: string): Promise<void> {
  await page.goto(noticePath);
  await hydrated(page);
  await page.getByRole('button', { name: '核对整本账' }).tap();
  await expect(page.getByText(fault)).toBeVisible();
}
