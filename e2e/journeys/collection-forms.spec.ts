import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { themeCookies, accessibilityViolations } from '../support/accessibility-checks.ts';
import { createTouchInput, type Point } from '../support/touch-input.ts';
import { openHome } from '../support/home-page.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { newPhone, signIn } from '../support/login.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const questions = (page: Page) => page.getByRole('textbox', { name: /^问题/ });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `移动“${name}”` });

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function names(page: Page): Promise<string[]> {
  return questions(page).evaluateAll((inputs) =>
    inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
  );
}

const title = '周末读书会<b>报名</b>';

interface Form {
  readonly title: string;
  readonly clientId: string;
  readonly fields: readonly object[];
}

/** Publishes a form through the API. @returns its id */
async function publish(page: Page, gateway: RunningGateway, token: string, form: Form): Promise<string> {
  const response = await page.request.post(`${gateway.origin}/gateway/x/tech-support/forms`, {
    headers: { token },
    data: form,
  });
  const { data }: { data: { id: string } } = await response.json();
  return data.id;
}

test('a reader creates a form, keeps the draft through reload and sign-in, and publishes it', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '我的' }).tap();
  await page.getByRole('link', { name: '用户采集' }).tap();
  await page.getByRole('button', { name: '单选' }).tap();
  await page.getByRole('button', { name: '发布表单' }).tap();
  await expect(page.getByText('请给表单起个标题')).toBeVisible();
  await expect(page.getByText('请写出这一项问什么')).toBeVisible();
  await expect(page.getByText('至少要有两个不同的选项')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '表单标题' })).toBeFocused();
  await page.getByRole('textbox', { name: '表单标题' }).fill(title);
  await questions(page).nth(2).fill('场次');
  await page.getByRole('textbox', { name: '选项，一行写一个' }).fill('上午\n下午');

  // by keyboard: the handle keeps the focus
  await handle(page, '场次').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => names(page)).toEqual(['姓名', '场次', '手机号']);
  await expect(handle(page, '场次')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => names(page)).toEqual(['场次', '姓名', '手机号']);
  // by mouse
  await handle(page, '场次').scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(handle(page, '场次')), await middleOf(handle(page, '手机号'))];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0], to[1] + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['姓名', '手机号', '场次']);
  // still focused after the move
  await expect(handle(page, '场次')).toBeFocused();
  // by touch
  const [first, last] = [await middleOf(handle(page, '姓名')), await middleOf(handle(page, '场次'))];
  await (await createTouchInput(page)).swipe(last, [last[0], first[1] - 40]);
  await expect.poll(() => names(page)).toEqual(['场次', '姓名', '手机号']);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: '表单标题' })).toHaveValue(title);
  await page.getByRole('button', { name: '发布表单' }).tap();
  await page.getByRole('dialog', { name: '登录后可以发布表单' }).getByRole('link', { name: '去登录' }).tap();
  // the previous page has fields of the same name and stays until the next page is rendered
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await signIn(page, gateway, newPhone());
  await expect(page.getByRole('textbox', { name: '表单标题' })).toHaveValue(title);
  await page.getByRole('button', { name: '发布表单' }).tap();
  await expect(page.getByText('表单已发布')).toBeVisible();
  await page.getByText('填写地址和二维码', { exact: true }).tap();
  await page.getByRole('link', { name: /usercollect\?form=/ }).tap();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('removed fields are restored where they were, with their options', async ({ page }) => {
  await page.goto('/new/techSupport/usercollect');
  await hydrated(page);
  await page.getByRole('button', { name: '单选' }).tap();
  await questions(page).nth(2).fill('场次');
  await page.getByRole('textbox', { name: '选项，一行写一个' }).fill('上午\n下午');
  await handle(page, '场次').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => names(page)).toEqual(['姓名', '场次', '手机号']);
  const restore = page.getByRole('button', { name: '恢复' });
  await expect(restore).toBeHidden();
  // a second tap at the same place removes what has moved there
  await page.getByRole('button', { name: '删除“场次”' }).tap();
  await page.getByRole('button', { name: '删除“手机号”' }).tap();
  await expect(page.getByText('删除了“手机号”')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['姓名']);
  await restore.tap();
  await expect(page.getByText('删除了“场次”')).toBeVisible();
  await restore.tap();
  await expect.poll(() => names(page)).toEqual(['姓名', '场次', '手机号']);
  await expect(page.getByRole('textbox', { name: '选项，一行写一个' })).toHaveValue('上午\n下午');
  await expect(restore).toBeHidden();
  // by keyboard the place is not lost
  await page.getByRole('button', { name: '删除“场次”' }).press('Enter');
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await expect(questions(page).nth(1)).toBeFocused();
});

test('a form is filled in by someone else, and only its owner can read and export the answers', async ({
  page,
  browser,
  gateway,
  pageErrors,
}) => {
  const announcements = await recordAnnouncements(page);
  const token = await gateway.token('办读书会的人');
  const id = await publish(page, gateway, token, {
    title,
    clientId: 'read-together-0001',
    fields: [
      { kind: 'choice', label: '场次', required: false, choices: ['上午', '下午'] },
      { kind: 'text', label: '姓名', required: true },
      { kind: 'phone', label: '手机号', required: true },
    ],
  });
  const address = `${gateway.origin}/new/techSupport/usercollect?form=${id}`;

  const sent: string[] = [];
  const friend = await browser.newContext({ hasTouch: true, isMobile: true });
  const other = await friend.newPage();
  other.on('request', (request) => sent.push(request.postData() ?? ''));
  await other.goto(address);
  await hydrated(other);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await other.getByRole('button', { name: '提交' }).tap();
  await expect(other.getByText('这一项必填').first()).toBeVisible();
  await other.getByRole('textbox', { name: '姓名' }).fill('=1+1王芳');
  const phone = newPhone();
  await other.getByRole('textbox', { name: '手机号' }).fill(`+86 ${phone}`);
  await other.getByRole('radio', { name: '下午' }).check();
  await other.reload();
  await hydrated(other);
  await expect(other.getByRole('textbox', { name: '姓名' })).toHaveValue('=1+1王芳');
  await expect(other.getByRole('radio', { name: '下午' })).toBeChecked();
  await other.getByRole('button', { name: '提交' }).tap();
  await expect(other.getByText('已经提交')).toBeVisible();
  expect(sent.filter((body) => body.includes(phone) || body.includes('王芳'))).toEqual([]);
  // nobody else can read the answers
  await other.goto(`${gateway.origin}/new/techSupport/usercollect?mine=${id}`);
  await hydrated(other);
  await expect(other.getByText('登录已失效，请重新登录')).toBeVisible();
  await expect(other.getByText('王芳')).toBeHidden();

  await page.goto(`/new/techSupport/usercollect?token=${token}`);
  await hydrated(page);
  await page.getByRole('link', { name: '看收集到的（1）' }).tap();
  await expect(page.getByText('=1+1王芳')).toBeVisible();
  await expect(page.getByText(phone)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^周末读书会.*\.csv$/);
  const csv = await readFile(await file.path());
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.toString()).toContain(`"下午","'=1+1王芳","${phone}"`);

  await page.goBack();
  await page.getByRole('button', { name: '停止收集' }).tap();
  await expect(page.getByText('已停止', { exact: true })).toBeVisible();
  await other.goto(address);
  await expect(other.getByText('这张表单不再接受填写')).toBeVisible();
  await page.getByRole('button', { name: '删除', exact: true }).last().tap();
  await page.getByRole('button', { name: '确定删除' }).tap();
  await expect.poll(() => announcements).toContain('表单和收集到的内容都已删除');
  // the gateway may still serve the cached page
  await expect.poll(async () => (await other.goto(address))?.status()).toBe(404);
  await friend.close();
  expect(pageErrors).toEqual([]);
});

for (const [theme, cookie] of Object.entries(themeCookies))
  test(`a form that is being filled in has no accessibility violation in ${theme}`, async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    const token = await gateway.token('表单主人');
    const id = await publish(page, gateway, token, {
      title: '问卷',
      clientId: `axe-${theme}-0001`,
      fields: [
        { kind: 'text', label: '姓名', required: true },
        { kind: 'multiple', label: '兴趣', choices: ['读书', '看展'] },
        { kind: 'date', label: '日期', required: true },
      ],
    });
    await page.goto(`/new/techSupport/usercollect?form=${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: '提交' }).tap();
    await expect(page.getByText('这一项必填').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
