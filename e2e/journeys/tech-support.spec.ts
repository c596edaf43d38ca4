import { openHome } from '../support/home-page.ts';
import { newPhone } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a reader applies for a trial from the home page, the draft survives a reload, and the editors receive it', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await openHome(page);
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await page.getByRole('link', { name: '申请试用' }).tap();
  await expect(page.getByRole('heading', { name: '申请试用' })).toBeVisible();

  const company = page.getByRole('textbox', { name: '单位名称' });
  const phone = page.getByRole('textbox', { name: '手机号' });
  const submit = page.getByRole('button', { name: '提交申请' });
  await submit.tap();
  for (const text of ['请填写单位名称', '请填写联系人姓名', '请填写手机号', '请选一项想试用的服务'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription('请填写单位名称');

  await company.fill('<b>日知书店</b>😀');
  await expect(page.getByText('请填写单位名称')).toBeHidden();
  await page.getByRole('textbox', { name: '联系人' }).fill('王芳');
  await phone.fill('138 0013');
  await page.getByRole('radio', { name: '传播追踪' }).check();
  await page.getByRole('textbox', { name: '想用来做什么' }).fill('看看书讯传到了哪里');
  await page.reload();
  await hydrated(page);
  await expect(company).toHaveValue('<b>日知书店</b>😀');
  await expect(phone).toHaveValue('138 0013');
  await expect(page.getByRole('radio', { name: '传播追踪' })).toBeChecked();

  await submit.tap();
  await expect(page.getByText('手机号应为 11 位数字，请检查')).toBeVisible();
  await expect(phone).toBeFocused();
  const number = newPhone();
  await phone.fill(`+86 ${number.slice(0, 3)}-${number.slice(3)}`);
  await submit.tap();
  await expect(page.getByText('申请已收到')).toBeVisible();
  expect(sent.filter((body) => body.includes(number) || body.includes('王芳'))).toEqual([]);
  const printed = await gateway.run('desk', 'trials');
  expect(printed).toContain(`传播追踪  <b>日知书店</b>😀  王芳  ${number}`);
  expect(printed).toContain('看看书讯传到了哪里');

  await page.getByRole('button', { name: '再填一份' }).tap();
  await expect(company).toHaveValue('');
  expect(pageErrors).toEqual([]);
});

test('the copyright check finds copies of a story despite changed punctuation, and links to the story', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '我的' }).tap();
  await page.getByRole('link', { name: '版权监测' }).tap();
  const field = page.getByRole('textbox', { name: '要比对的文字' });
  const startButton = page.getByRole('button', { name: '开始比对' });
  await startButton.tap();
  await expect(page.getByText('请粘贴至少 20 个字')).toBeVisible();
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: '用一篇报道试试' }).tap();
  await expect(field).not.toHaveValue('');
  const copied = await field.inputValue();
  await field.fill(`<b>转自网络</b>😀 ${copied.replaceAll(/[，。]/g, ' / ')}`);
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue(/^<b>转自网络<\/b>😀/);
  await startButton.tap();
  await expect(page.getByText(/和 \d{2,} 篇稿件比对过.*占 9\d%/)).toBeVisible();
  const match = page.getByRole('article').first();
  await expect(match.getByText('您的文字').first()).toBeVisible();
  await expect(match.locator('mark').first()).toBeVisible();
  await match.getByRole('link').tap();
  await expect(page).toHaveURL(/\/general\//);
  await page.goBack();
  await expect(field).toHaveValue(/^<b>转自网络<\/b>😀/);

  await field.fill('这一段话是刚刚才想出来写下的，别处不曾有过，所以什么也对不上。');
  await startButton.tap();
  await expect(page.getByText('没有发现相同的段落')).toBeVisible();
  await page.getByRole('button', { name: '清空' }).tap();
  await expect(field).toHaveValue('');
  expect(pageErrors).toEqual([]);
});

test('the proofreader corrects a text by taps with undo, and the text survives a gateway error', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '我的' }).tap();
  await page.getByRole('link', { name: '智能校对' }).tap();
  const field = page.getByRole('textbox', { name: '要校对的文字' });
  const startButton = page.getByRole('button', { name: '开始校对' });
  await field.fill('她再接再励，跑的非常快。今年2月30日见。');
  await startButton.tap();
  await expect(page.getByText('发现 3 处可能有问题')).toBeVisible();
  await expect(page.getByText(/用了 \d+ 条规则，只是一份小清单/)).toBeVisible();
  await expect(page.getByText('2 月没有 30 日')).toBeVisible();
  await page.getByRole('button', { name: '改为“跑得”' }).tap();
  await expect(field).toHaveValue('她再接再励，跑得非常快。今年2月30日见。');
  await page.getByRole('button', { name: '改为“再接再厉”' }).tap();
  await expect(field).toHaveValue('她再接再厉，跑得非常快。今年2月30日见。');
  await page.getByRole('button', { name: '撤销' }).tap();
  await expect(field).toHaveValue('她再接再励，跑得非常快。今年2月30日见。');
  await page.getByRole('button', { name: '改为“再接再厉”' }).tap();
  await expect(field).toHaveValue('她再接再厉，跑得非常快。今年2月30日见。');
  await page.getByRole('button', { name: '不改' }).tap();
  await expect(page.getByText('没有发现问题')).toBeVisible();

  await field.fill('她再接再励 sentinel-500');
  await startButton.tap();
  await expect(page.getByText('没有成功，请稍后再试')).toBeVisible();
  await expect(field).toHaveValue('她再接再励 sentinel-500');
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('她再接再励 sentinel-500');
});

test('the reach of a story is shown as chart and table, and a new reading is counted', async ({
  page,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: '我的' }).tap();
  await page.getByRole('link', { name: '传播追踪' }).tap();
  await page.getByRole('searchbox', { name: '搜一篇报道' }).fill('泰山');
  await page.getByRole('button', { name: '搜索' }).tap();
  await page.getByRole('region', { name: '搜索结果' }).getByRole('link', { name: '泰山' }).first().tap();
  await expect(page).toHaveURL(/track\?story=/);
  await expect(page.getByRole('img', { name: /近 24 小时共 \d+ 次阅读，最多的是/ })).toBeVisible();
  await page.getByText('用表格看').tap();
  await expect(page.getByRole('row')).toHaveCount(25);
  await page.getByRole('tab', { name: '近 7 天' }).tap();
  // a window of days drops readings only at midnight; a window of hours could drop some during the test
  const reads = page.getByText(/近 7 天共 \d+ 次阅读/);
  const readNow = async () => Number(/共 (\d+) 次/.exec(await reads.innerText())?.[1]);
  const before = await readNow();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('tab', { name: '分享' }).tap();
  await expect(page.getByRole('img', { name: /近 7 天共 \d+ 次分享/ })).toBeVisible();
  await expect(page.getByText('文章页')).toBeVisible();

  // long enough to count as a reading
  const counted = page.waitForResponse(/news-read/);
  await page.getByRole('article').getByRole('link').tap();
  expect((await counted).ok()).toBe(true);
  await page.goBack();
  await page.reload();
  await hydrated(page);
  await page.getByRole('tab', { name: '近 7 天' }).tap();
  expect(await readNow()).toBe(before + 1);
  expect((await page.goto('/new/techSupport/track?story=none'))?.status()).toBe(404);
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
});
