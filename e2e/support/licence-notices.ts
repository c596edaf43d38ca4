import type { Page } from '@playwright/test';
import { timestampInHours } from './database-rows.ts';
import type { RunningGateway } from './gateway.ts';
import { expect, hydrated } from './test.ts';

export const lossSearchPath = '/new/chainFile/lossSearch';
export const noticePath = '/new/chainFile/lossChain';
/** a valid unified social credit code */
export const licenceNumber = '52370100MJD600123F';
const lostOn = timestampInHours(-72).slice(0, 10);
let shops = 0;

/** Records a notice of a lost business licence with the editor CLI. */
export async function addLicence(gateway: RunningGateway, fields: Readonly<Record<string, string>> = {}) {
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
  return { holder, id: noticeIdIn(printed) };
}

/** The first id of a notice in what the editor CLI printed. */
export const noticeIdIn = (printed: string): string => /S\d{12}/.exec(printed)?.[0] ?? '';

/** State of a notice on its page. */
export const noticeBanner = (page: Page) => page.getByRole('region', { name: '声明状态' });

/** Opens a notice until its page shows a state: the gateway may still serve a cached page. */
export async function openNotice(page: Page, id: string, state: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${noticePath}/${id}`);
    await expect(noticeBanner(page)).toContainText(state, { timeout: 500 });
  }).toPass();
  await hydrated(page);
}

/** Taps 验证 until it has a result. */
export async function verifyRecord(page: Page, result: string): Promise<void> {
  const section = page.getByRole('region', { name: '验证这条记录' });
  await section.getByRole('button', { name: /^(验证|再验证一次)$/ }).tap();
  await expect(section.getByText(result)).toBeVisible();
}
