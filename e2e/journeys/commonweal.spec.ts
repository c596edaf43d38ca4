import {
  becomeVolunteer,
  fillVolunteer,
  moveActivityToPast,
  commonwealPath,
  volunteerForm,
  pendingItemId,
} from '../support/commonweal.ts';
import { changeRows, lockEndDate } from '../support/database-rows.ts';
import { holdScripts } from '../support/held-calls.ts';
import { openHome } from '../support/home-page.ts';
import { newPhone, signIn } from '../support/login.ts';
import { createPhoto } from '../support/photos.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('what a reader enters before the app’s scripts arrive is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${commonwealPath}/volApplay/`, { waitUntil: 'commit' });
  const form = volunteerForm(page);
  await form.getByLabel('真实姓名').fill('孟晚晴');
  await form.getByLabel('所在城市').selectOption('济南');
  await form.getByRole('checkbox', { name: '医疗护理' }).check();
  await form.getByRole('checkbox', { name: '我已阅读并同意', exact: true }).check();
  release();
  await hydrated(page);
  await form.getByLabel('身份证号').fill('3701');
  // reloaded, the form shows what it stored
  for (const reload of [() => undefined, () => page.reload()]) {
    await reload();
    await expect(form.getByLabel('真实姓名')).toHaveValue('孟晚晴');
    await expect(form.getByLabel('身份证号')).toHaveValue('3701');
    await expect(form.getByLabel('所在城市')).toHaveValue(/./);
    await expect(form.getByRole('checkbox', { name: '医疗护理' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: '我已阅读并同意', exact: true })).toBeChecked();
  }
});

test('a sixteen-year-old registers as a volunteer with a guardian, and the open page shows the auditor’s approval', async ({
  page,
  gateway,
  pageErrors,
}) => {
  await openHome(page);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '公益' }).tap();
  await expect(page.getByRole('heading', { name: '齐鲁公益' })).toBeVisible();
  await page.getByRole('link', { name: '我要当志愿者' }).tap();
  const form = volunteerForm(page);
  // errors are shown at their fields, and the first invalid field has the focus
  await form.getByRole('button', { name: '提交申请' }).tap();
  await expect(form.getByText('请填写真实姓名，与身份证一致')).toBeVisible();
  await expect(form.getByText('请选择所在城市')).toBeVisible();
  await expect(form.getByLabel('真实姓名')).toBeFocused();

  await fillVolunteer(page, gateway, { name: '孟小溪', age: 16 });
  await expect(form.getByText(/^出生日期 20\d\d-/)).toBeVisible();
  const guardian = form.getByRole('region', { name: '监护人' });
  await form.getByRole('button', { name: '提交申请' }).tap();
  await expect(guardian.getByText('未满 18 周岁，请填写监护人姓名')).toBeVisible();
  await expect(guardian.getByLabel('监护人姓名')).toBeFocused();
  await guardian.getByLabel('监护人姓名').fill('孟建国');
  await guardian.getByLabel('监护人手机号').fill('13800138000');
  await guardian.getByRole('checkbox', { name: '我是监护人' }).check();

  // the draft survives signing in and a reload
  await form.getByRole('button', { name: '提交申请' }).tap();
  await page
    .getByRole('dialog', { name: /登录后可以登记/ })
    .getByRole('link', { name: '去登录' })
    .tap();
  await expect(page).toHaveURL(/loginCommon/);
  await expect(form).toBeHidden();
  await signIn(page, gateway, newPhone());
  await expect(guardian.getByLabel('监护人姓名')).toHaveValue('孟建国');
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel('真实姓名')).toHaveValue('孟小溪');
  await form.getByRole('button', { name: '提交申请' }).tap();
  await expect(page.getByText('志愿者申请审核中')).toBeVisible();

  const id = await pendingItemId(gateway, 'volunteers', '孟*溪');
  expect(await gateway.run('desk', 'commonweal', 'read', id)).toContain('孟建国');
  await gateway.run('desk', 'commonweal', 'approve', id);
  await expect(page.getByText('志愿者申请已通过审核')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: '我的公益' }).tap();
  await expect(page.getByRole('heading', { name: '我的公益' })).toBeVisible();
  await expect(page.getByRole('main').getByText('孟*溪')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a group resubmits after a rejection and starts an activity; a volunteer gets hours, and a stranger verifies the certificate', async ({
  page,
  browser,
  gateway,
}) => {
  test.slow();
  const token = await gateway.token('青禾的负责人');
  const volunteerId = await becomeVolunteer(page, gateway, { token, name: '宋青禾' });
  const picture = async (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await createPhoto(page, 640, 480),
  });

  await page.goto(`${commonwealPath}/orgApplay`);
  await hydrated(page);
  const form = page.getByRole('form', { name: '公益团队入驻' });
  await form.getByLabel('团队名称').fill('济南市青禾助学服务队');
  await form.getByLabel('统一社会信用代码').fill('52370100MJD600123F');
  await form.getByLabel('所在城市').selectOption('济南');
  await form.getByLabel('联系人姓名').fill('宋青禾');
  await form.getByLabel('联系人手机号').fill('13800138001');
  await form.getByLabel('团队介绍').fill('每个周末到山区小学上阅读课，六年来走了四十所学校。');
  await form.getByLabel('选择登记证书照片').setInputFiles(await picture('licence.jpg'));
  await form.getByLabel('选择团队标志').setInputFiles(await picture('logo.jpg'));
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await form.getByRole('button', { name: '提交申请' }).tap();
  await expect(page.getByText('团队申请审核中')).toBeVisible();
  const groupId = await pendingItemId(gateway, 'groups', '青禾助学');
  await gateway.run('desk', 'commonweal', 'reject', groupId, '证书照片不清楚');
  await expect(page.getByText('原因：证书照片不清楚')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: '修改后重新提交' }).tap();
  await expect(form.getByLabel('团队名称')).toHaveValue('济南市青禾助学服务队');
  await expect(form.getByRole('img', { name: '已提交的登记证书' })).toBeVisible();
  await form.getByLabel('选择登记证书照片').setInputFiles(await picture('clear.jpg'));
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await form.getByRole('button', { name: '提交修改' }).tap();
  await expect(page.getByText('团队申请审核中')).toBeVisible();
  await gateway.run('desk', 'commonweal', 'approve', groupId);
  await page.getByRole('link', { name: '发起活动' }).tap({ timeout: 15_000 });

  const start = page.getByRole('form', { name: '发起活动' });
  const day = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
  await start.getByLabel('活动标题').fill('给山里孩子读一本书');
  await start.getByLabel('开始时间').fill(`${day}T09:00`);
  await start.getByLabel('结束时间').fill(`${day}T08:00`);
  await start.getByLabel('报名截止').fill(`${day}T08:00`);
  await start.getByLabel('活动城市').selectOption('济南');
  await start.getByLabel('集合地点').fill('长清区万德小学门口');
  await start.getByLabel('招募人数').fill('1');
  await start.getByLabel('选择封面图片').setInputFiles(await picture('cover.jpg'));
  await start.getByLabel('活动介绍').fill('每人带一本书，读四十分钟，和孩子聊一聊。');
  await start.getByRole('button', { name: '提交审核' }).tap();
  await expect(start.getByText('结束时间要晚于开始时间')).toBeVisible();
  await expect(start.getByLabel('结束时间')).toBeFocused();
  await start.getByLabel('结束时间').fill(`${day}T11:00`);
  await start.getByRole('button', { name: '提交审核' }).tap();
  await expect(page.getByText('活动审核中')).toBeVisible();
  const activityId = await pendingItemId(gateway, 'activities', '给山里孩子读一本书');
  await gateway.run('desk', 'commonweal', 'approve', activityId);

  await page.getByRole('link', { name: '看团队的活动' }).tap();
  await page.getByRole('link', { name: '给山里孩子读一本书' }).tap();
  await expect(page.getByText('还剩 1 个名额')).toBeVisible();
  await page.getByRole('button', { name: '我要报名' }).tap();
  await page.getByRole('dialog', { name: '确认报名' }).getByRole('button', { name: '确认报名' }).tap();
  await expect(page.getByText('已报名，到时见')).toBeVisible();
  await expect(page.getByText('还剩 0 个名额')).toBeVisible();

  moveActivityToPast(gateway, activityId);
  const marked = await gateway.run('desk', 'commonweal', 'attend', activityId, volunteerId, '2');
  const code = /QL-[0-9A-Z-]+/.exec(marked)?.[0] ?? '';
  await page.goto(`${commonwealPath}/volHome`);
  await hydrated(page);
  await page.getByRole('tab', { name: '已参加' }).tap();
  await page.getByRole('button', { name: '服务证书' }).tap();
  const sheet = page.getByRole('dialog', { name: '服务证书' });
  await expect(sheet.getByRole('img', { name: `宋*禾的志愿服务证书，编号 ${code}` })).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).tap();

  const stranger = await (await browser.newContext({ hasTouch: true, isMobile: true })).newPage();
  await stranger.goto(`${gateway.origin}${commonwealPath}/chainBlocks/${code}`);
  await hydrated(stranger);
  await expect(stranger.getByRole('heading', { name: '证书有效' })).toBeVisible();
  await expect(stranger.getByRole('main')).toContainText('宋*禾');
  await expect(stranger.getByRole('main')).not.toContainText('宋青禾');
  await stranger.getByRole('button', { name: '验证' }).tap();
  await expect(stranger.getByText('这条记录在账本里，没有改动过。')).toBeVisible();
  await stranger.getByRole('button', { name: '核对整本账' }).tap();
  await expect(stranger.getByText(/^\d+ 条记录全部完好/)).toBeVisible({ timeout: 20_000 });
  // someone with access to the database adds hours: the page names the changed record and field until it is reverted
  const height = /第 (\d+) 号，20/.exec(await stranger.getByRole('main').innerText())?.[1] ?? '';
  const setMinutes = (minutes: number) =>
    changeRows(gateway, ['update service_blocks set minutes = ? where certificate = ?', minutes, code]);
  setMinutes(1200);
  // the gateway may still serve the cached page
  await expect(async () => {
    await stranger.reload();
    expect(await stranger.getByRole('heading', { level: 1 }).textContent()).toBe('证书已被改动');
  }).toPass();
  await hydrated(stranger);
  const message = `第 ${height} 号记录的“服务时长”被改动过`;
  await expect(stranger.getByRole('main')).toContainText(`${message}。记录和它的哈希对不上`);
  await stranger.getByRole('button', { name: '验证' }).tap();
  await expect(stranger.getByText('“服务时长”被改动过，和账本里的指纹对不上。')).toBeVisible();
  await stranger.getByRole('button', { name: '核对整本账' }).tap();
  await expect(stranger.getByRole('alert').getByText(message)).toBeVisible({ timeout: 20_000 });
  setMinutes(120);
  await gateway.run('desk', 'commonweal', 'withdraw', code);
  await expect(async () => {
    await stranger.reload();
    expect(await stranger.getByRole('heading', { level: 1 }).textContent()).toBe('证书已撤回');
  }).toPass();
  await stranger.context().close();
});

test('a volunteer who is locked before confirming a registration sees why and until when', async ({
  page,
  gateway,
}) => {
  const token = await gateway.token('忘了赴约的人');
  const volunteerId = await becomeVolunteer(page, gateway, { token, name: '范远山' });
  await page.goto(`${commonwealPath}/actDetails`);
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  await page.getByRole('button', { name: '我要报名' }).tap();
  // polling is held, so that the page learns about the lock from its own request
  let resumePolling = () => {};
  const held = new Promise<void>((resolve) => {
    resumePolling = resolve;
  });
  await page.route(/getCommonwealActivityInfo/, async (route) => {
    await held;
    await route.continue();
  });
  await gateway.run('desk', 'commonweal', 'lock', volunteerId, lockEndDate, '三次报名没有到场');
  await page.getByRole('dialog', { name: '确认报名' }).getByRole('button', { name: '确认报名' }).tap();
  await expect(page.getByRole('region', { name: '报名', exact: true })).toContainText('暂时不能报名');
  resumePolling();
  await expect(page.getByText('原因：三次报名没有到场')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('region', { name: '报名', exact: true })).toContainText('1月1日 23:59解除');
  await gateway.run('desk', 'commonweal', 'unlock', volunteerId);
  await expect(page.getByRole('button', { name: '我要报名' })).toBeVisible({ timeout: 15_000 });
});

test('a reader claims a gift once in 关怀版', async ({ page, context, gateway, pageErrors }) => {
  await context.addCookies([{ name: 'care', value: 'on', url: gateway.origin }]);
  await page.goto(`/new/my?token=${await gateway.token('爱看报的老人')}`);
  await hydrated(page);
  await page.getByRole('link', { name: '读者福利' }).tap();
  await page.getByRole('link', { name: '齐鲁书香购书券' }).tap();
  const claim = page.getByRole('button', { name: '立即领取' });
  const { height = 0 } = (await claim.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(60);
  await claim.tap();
  const code = page.getByRole('main').getByText(/^\d{3} \d{3} \d{4}$/);
  await expect(code).toBeVisible();
  await expect(claim).toBeHidden();
  const text = (await code.textContent()) ?? '';
  await page.goBack();
  await page.getByRole('tab', { name: '我的领取' }).tap();
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  expect(pageErrors).toEqual([]);
});
