import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readRecording, replayOnScreen } from '../support/machine-paths.ts';
import { expect, test } from '../support/test.ts';

const base = '/new/__machines/';
const chartInState = (page: Page, state: string) =>
  page.getByRole('img', { name: new RegExp(`的状态图，现在在 .*${state}`) });

async function selectMachine(page: Page, name: string): Promise<void> {
  await page.getByLabel('状态机').selectOption(name);
}

async function machineNames(page: Page): Promise<string[]> {
  const options = page.getByLabel('状态机').getByRole('option');
  await options.first().waitFor({ state: 'attached' });
  return options.evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
}

test('a tester drives a machine by hand and shares a link to its present state', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto(base);
  await expect(page.getByRole('heading', { name: '状态机试验台' })).toBeVisible();
  await selectMachine(page, 'notice');
  await expect(chartInState(page, 'toast.hidden')).toBeVisible();

  await page.getByLabel('toast.show 的内容').fill('{"text":"试验台说你好"}');
  await page.getByRole('button', { name: 'toast.show', exact: true }).tap();
  await expect(chartInState(page, 'toast.shown')).toBeVisible();
  await expect(page.locator('pre')).toContainText('试验台说你好');
  await page.getByRole('button', { name: 'loading.open', exact: true }).tap();
  await expect(chartInState(page, 'loading.open')).toBeVisible();

  await expect(page).toHaveURL(/loading\.open/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(chartInState(other, 'toast.shown')).toBeVisible();
  await expect(chartInState(other, 'loading.open')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: '到下一个定时（3000 毫秒）' }).tap();
  await expect(chartInState(page, 'toast.hidden')).toBeVisible();
  await expect(page.getByText('时间 3000 毫秒')).toBeVisible();
  await page.getByRole('button', { name: '退一步' }).tap();
  await expect(chartInState(page, 'toast.shown')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a tester exports a session, which the command line and a journey replay', async ({
  page,
  context,
}, testInfo) => {
  const sent = new URLSearchParams({ machine: 'notice', start: '初始', do: 'toast.show {"text":"您好"}' });
  await page.goto(`${base}#${sent.toString()}`);
  await page.getByRole('button', { name: '到下一个定时（3000 毫秒）' }).tap();
  await expect(chartInState(page, 'toast.hidden')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出这条路径' }).tap();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('notice.path.json');
  const file = testInfo.outputPath('notice.path.json');
  await saved.saveAs(file);

  const cli = fileURLToPath(new URL('../../tools/workbench/machine-cli.ts', import.meta.url));
  const output = execFileSync(process.execPath, [cli, '--replay', file], { encoding: 'utf8' });
  expect(output).toBe(`✓ ${file}\n`);

  const recording = readRecording(file);
  expect(recording.steps.map(({ event }) => event.type)).toEqual(['toast.show', 'after:3000']);
  const other = await context.newPage();
  await other.goto(`${base}#machine=notice`);
  await replayOnScreen(
    recording,
    async ({ event: { type, payload } }) => {
      if (type.startsWith('after:')) return other.getByRole('button', { name: /^到下一个定时/ }).tap();
      await other.getByLabel(`${type} 的内容`).fill(JSON.stringify(payload));
      return other.getByRole('button', { name: type, exact: true }).tap();
    },
    async ({ event, state, context: recorded }) => {
      const { toast } = Object(state) as { readonly toast: string };
      await expect(chartInState(other, `toast.${toast}`), event.type).toBeVisible();
      await expect.poll(async () => JSON.parse(await other.locator('pre').innerText())).toEqual(recorded);
    },
  );
});

test('a tester chooses how an invoked actor ends', async ({ page }) => {
  await page.goto(`${base}#machine=session&do=navigation.done`);
  await expect(chartInState(page, 'verifying')).toBeVisible();
  await page.getByLabel('done:fetchTokenInfo 的内容').last().fill('{"code":500}');
  await page.getByRole('button', { name: 'done:fetchTokenInfo', exact: true }).last().tap();
  await expect(chartInState(page, 'tokenDead')).toBeVisible();
  await expect(page.getByText('请求 deleteToken')).toBeVisible();
});

test('one tap replays every generated path of a machine, and all pass', async ({ page, pageErrors }) => {
  // thousands of paths
  test.setTimeout(300_000);
  await page.goto(base);
  for (const name of await machineNames(page)) {
    await selectMachine(page, name);
    await page.getByRole('button', { name: '重放全部路径' }).tap();
    const score = page.getByText(/[1-9]\d* 条通过，0 条失败，全部通过/);
    await expect(score, name).toBeVisible({ timeout: 120_000 });
  }
  await page.getByRole('button', { name: /^走到/ }).last().tap();
  await expect(page.getByText(/^\d+ 步，最近的在前$/)).not.toHaveText(/^1 步/);
  expect(pageErrors).toEqual([]);
});

test('the page fits a phone; only the chart may be wider and scrolls', async ({ page }) => {
  await page.goto(base);
  const names = await machineNames(page);
  expect(names).toContain('notice');
  for (const name of names) {
    await selectMachine(page, name);
    await expect(page.getByRole('img', { name: /的状态图/ })).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], name).toBe(widths[1]);
  }
});

test('a link with an unknown event shows an error', async ({ page }) => {
  await page.goto(`${base}#machine=notice&do=toast.shown`);
  await expect(page.getByRole('alert')).toContainText('notice 没有事件“toast.shown”');
});

test('other pages load no part of the workbench', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/new/', { waitUntil: 'networkidle' });
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((path) => path.startsWith(base))).toEqual([]);
});
