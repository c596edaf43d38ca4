import type { Page } from '@playwright/test';
import { themeCookies, accessibilityViolations } from '../support/accessibility-checks.ts';
import { openHome, storyLink } from '../support/home-page.ts';
import {
  requestCode,
  codeField,
  codeFor,
  consentBox,
  sliderCaptcha,
  moveSliderByKeys,
  uniqueName,
  newPhone,
  openLogin,
  phoneField,
  signIn,
  signInButton,
  untilCodeSent,
} from '../support/login.ts';
import { watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { isolatedTest, expect, hydrated, test } from '../support/test.ts';

test('a visitor who wants to comment signs in by SMS, returns to the story, and publishes the comment', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const announcements = await recordAnnouncements(page);
  await openHome(page);
  await storyLink(page, 2).tap();
  await expect(page).toHaveURL(/\/new\/general\/\w+$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  const story = page.url();
  await page.getByRole('button', { name: '写评论' }).tap();
  const sheet = page.getByRole('dialog', { name: '登录后可以写评论' });
  await sheet.getByRole('link', { name: '去登录' }).tap();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await expect(sheet).toBeHidden();

  await signIn(page, gateway, newPhone());
  await expect(page).toHaveURL(story);
  // the composer opens again
  const commentText = uniqueName('登录之后的第一条评论');
  await page.getByRole('textbox', { name: '评论' }).fill(commentText);
  await page.getByRole('button', { name: '发布' }).tap();
  await expect.poll(() => announcements).toContain('评论已发布');
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: /看评论/ }).tap();
  await page.getByRole('tab', { name: '最新' }).tap();
  await expect(page.getByText(commentText, { exact: true })).toBeVisible();
  // Back leads to the page before the story, not to the sign-in form
  await page.goBack();
  await expect(page).toHaveURL(story);
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
  expect(pageErrors).toEqual([]);
});

test('a like by a visitor asks to sign in, and the reader may decline', async ({ page }) => {
  await page.goto('/new/general/1001');
  await hydrated(page);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  const sheet = page.getByRole('dialog', { name: '登录后可以点赞' });
  await sheet.getByRole('button', { name: '以后再说' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/general\/1001$/);
});

test('errors are shown at their fields, the first one gets the focus, and nothing typed is lost', async ({
  page,
  gateway,
}) => {
  await openLogin(page);
  await signInButton(page).tap();
  for (const text of ['请先填写手机号', '请填写短信里的验证码', '请先阅读并同意用户协议和隐私政策'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(phoneField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveAccessibleDescription('请先填写手机号');

  const phone = newPhone();
  await phoneField(page).fill(`+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`);
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(page.getByText('请先填写手机号')).toBeHidden();
  await page.getByRole('button', { name: '《隐私政策》' }).tap();
  await expect(page.getByRole('dialog', { name: '隐私政策' })).toContainText('注销账号');
  await page.getByRole('button', { name: '看完了' }).tap();
  await consentBox(page).check();

  await page.getByRole('button', { name: '获取验证码' }).tap();
  await untilCodeSent(page);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  const locked = page.getByRole('button', { name: /秒后重发/ });
  await expect(locked).toBeDisabled();
  await codeField(page).fill('12');
  await page.reload();
  await hydrated(page);
  await expect(locked).toBeDisabled();
  await expect(codeField(page)).toHaveValue('12');
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(consentBox(page)).toBeChecked();

  const code = await codeFor(gateway, phone);
  // the whole text message, pasted
  await codeField(page).fill(`【齐鲁晚报】验证码 ${code}，5 分钟内有效。`);
  await expect(codeField(page)).toHaveValue(code);
  await signInButton(page).tap();
  await expect(page).toHaveURL(/\/new\/$/);
});

test('the phone number is never sent in plain text, and neither it nor the token appears in addresses or shared content', async ({
  page,
  gateway,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const phone = newPhone();
  await openLogin(page, '?returnTo=/general/1001');
  await signIn(page, gateway, phone);
  await expect(page).toHaveURL(/\/new\/general\/1001$/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'readerToken');
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/new' });
  expect(sent.filter((request) => request.includes(phone))).toEqual([]);
  expect(sent.filter((request) => request.split(' ')[0]?.includes(cookie?.value ?? 'none'))).toEqual([]);
  await page.getByRole('button', { name: '分享' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.getByRole('dialog').innerHTML()).not.toContain(cookie?.value ?? 'none');
});

// needs its own gateway: after many codes from one network the captcha adds calls
isolatedTest(
  'SMS sign-in calls carry the client headers of the specification',
  async ({ page, ownGateway }) => {
    const calls = watchCalls(page);
    await openLogin(page);
    await signIn(page, ownGateway, newPhone());
    await expect(page).toHaveURL(/\/new\/$/);
    const bySms = calls.filter(({ path }) => path.startsWith('/gateway/auth/sms/'));
    expect(bySms.map(({ path }) => path)).toEqual(['/gateway/auth/sms/v1/code', '/gateway/auth/sms/login']);
    for (const { headers } of bySms)
      expect(headers).toMatchObject({
        authorization: expect.stringMatching(/^Basic [A-Za-z0-9+/]+=*$/),
        'client-type': '3',
        'app-name': 'share',
        'app-version': '9.8.6',
      });
  },
);

test('sign-in does not redirect to another site', async ({ page, gateway }) => {
  await openLogin(page, `?returnTo=${encodeURIComponent('//evil.example/')}`);
  await signIn(page, gateway, newPhone());
  await expect(page).toHaveURL(`${gateway.origin}/new/`);
});

/** Requests codes until the gateway asks for the slider captcha. */
async function requestCodesUntilCaptcha(page: Page) {
  await openLogin(page);
  for (let sent = 0; sent < 5; sent += 1) {
    await requestCode(page, newPhone());
    await expect(page.getByText('秒后重发')).toBeVisible();
    // as in another tab, which does not know about the lock
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await hydrated(page);
  }
  await requestCode(page, newPhone());
  const captcha = sliderCaptcha(page);
  await expect(captcha.slider).toBeVisible();
  return captcha;
}

isolatedTest('a reader who requests many codes solves the slider captcha by dragging', async ({ page }) => {
  const { sheet, slider, mark } = await requestCodesUntilCaptcha(page);
  // waits until the sheet's animation has ended
  await slider.tap({ trial: true });
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not visible');
  const thumb = box.height;
  const at = (percent: number) => box.x + thumb / 2 + ((box.width - thumb) * percent) / 100;
  const y = box.y + box.height / 2;
  await page.mouse.move(at(0), y);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(at(((await mark()) * step) / 20), y);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('秒后重发')).toBeVisible();
});

isolatedTest('a reader who requests many codes solves the slider captcha by keyboard', async ({ page }) => {
  const { sheet, slider, mark: readMark } = await requestCodesUntilCaptcha(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  // first a wrong position
  await moveSliderByKeys(slider, 2);
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet.getByText('没有对准，再试一次')).toBeVisible();

  // a new captcha
  await expect(slider).toHaveValue('0');
  const mark = await readMark();
  await moveSliderByKeys(slider, mark);
  await expect(slider).toHaveValue(String(mark));
  await sheet.getByRole('button', { name: '确定' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('秒后重发')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
});

for (const [theme, cookie] of Object.entries(themeCookies)) {
  test(`the sign-in form with error messages and its agreement have no accessibility violation in ${theme}`, async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    await openLogin(page);
    await signInButton(page).tap();
    await expect(page.getByText('请先填写手机号')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '《用户协议》' }).tap();
    await expect(page.getByRole('dialog', { name: '用户协议' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
