import { createTouchInput } from '../support/touch-input.ts';
import { createReaderContexts, messenger } from '../support/reader-contexts.ts';
import { uniqueName } from '../support/login.ts';
import { authorize, bindPhone, cookieOf, openAuthorization } from '../support/messaging.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, hydrated, test } from '../support/test.ts';

const { openPage, closeAll } = createReaderContexts();
test.afterEach(closeAll);

test('a reader explores a live room: its reports, pictures, reporters, series and reservations', async ({
  browser,
  gateway,
}) => {
  const page = await openPage(browser, gateway, { name: uniqueName('爱逛夜市的人') });
  const announcements = await recordAnnouncements(page);
  await page.goto('/new/living/app/live-market');
  await hydrated(page);
  const reports = page.getByRole('region', { name: '现场播报' }).getByRole('article');
  await expect(reports.first()).toContainText('最后一盏灯灭了');
  await page.getByRole('button', { name: '看最早' }).tap();
  await expect(reports.first()).toContainText('第一车是去往成都的厨具');
  await reports.first().getByRole('list').getByRole('link').tap();
  const gallery = page.getByRole('dialog', { name: '看大图' });
  await expect(gallery).toContainText('1/2');
  // the history entry is added after the frame that shows the gallery
  await expect(page).toHaveURL(/[?&]picture=1\b/);
  await page.goBack();
  await expect(gallery).toHaveCount(0);

  await page.getByRole('link', { name: '图片 2' }).tap();
  const grid = page.getByRole('region', { name: '直播图片' });
  await grid.getByRole('link').first().tap();
  const position = page.getByRole('status').filter({ hasText: '/2' });
  await expect(position).toHaveText('1/2');
  await expect(page.getByRole('group', { name: '图集图片' })).toBeFocused();
  const touch = await createTouchInput(page);
  await touch.swipe([330, 400], [60, 400], { durationMs: 120 });
  await expect(position).toHaveText('2/2');
  await page.getByRole('link', { name: '返回' }).tap();
  // a Back during another navigation back would count as the same one
  await expect(grid).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: '记者 1' }).tap();
  await page.getByRole('button', { name: /^关注/ }).tap();
  await expect(page.getByRole('button', { name: /^已关注/, pressed: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '合集：慢下来看山东' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '慢下来看山东' })).toBeVisible();

  await page.goto('/new/living/components/yue?id=1612');
  await hydrated(page);
  await page.getByRole('button', { name: /^预约/ }).tap();
  await expect.poll(() => announcements).toContain('已预约，可以再加进手机日历');
  await page.reload();
  await expect(page.getByRole('button', { name: /^已预约/, pressed: true })).toBeVisible();
});

test('a reader invites friends to a live room, one of them signs in with the messaging app, and cashes out the red packet once', async ({
  browser,
  gateway,
}) => {
  const host = await openPage(browser, gateway, { name: uniqueName('请客的人') });
  await host.goto('/new/living/share/1515');
  await hydrated(host);
  await host.getByRole('link', { name: '红包：邀家人一起听课' }).tap();
  const code = host.getByRole('region', { name: '我的邀请码' }).locator('p').nth(1);
  await expect(code).toHaveText(/^[a-zA-Z2-9]{8}$/);
  const friends = `/new/living/share_wechat/${await code.textContent()}/1515`;
  const welcome = '已记下朋友的邀请，欢迎来看直播';
  const sister = await openPage(browser, gateway, { name: uniqueName('张大姐') });
  await sister.goto(friends);
  await hydrated(sister);
  await expect(sister.getByText(welcome)).toBeVisible();

  const brother = await openPage(browser, gateway, { device: messenger });
  await brother.goto(friends);
  await hydrated(brother);
  await brother.getByRole('region', { name: '朋友的邀请' }).getByRole('link', { name: '微信登录' }).tap();
  await openAuthorization(brother);
  await expect(brother).toHaveURL(/authorize\?.*redirect_uri=.*loginCommon.*&state=[\w-]{43}/);
  await authorize(brother, { person: '新来的读者' });
  await bindPhone(brother, gateway);
  await expect(brother).toHaveURL(new RegExp(`${friends}$`));
  await expect(brother.getByText(welcome)).toBeVisible();
  expect(await cookieOf(brother, 'wxToken')).toBeDefined();
  // a friend who returns is not counted twice
  const reported = brother.waitForResponse(/\/x\/live\/invitation-use\?/);
  await brother.reload();
  await reported;
  await expect(brother.getByRole('region', { name: '朋友的邀请' })).toHaveCount(0);

  await host.reload();
  const invited = host.getByRole('region', { name: '已邀请的朋友' });
  await expect(invited.getByRole('listitem')).toHaveCount(2);
  await host.getByRole('link', { name: '我的红包' }).tap();
  await host.getByRole('button', { name: '提现 1.00 元' }).tap();
  await expect(host.getByRole('status').filter({ hasText: '提现成功' })).toContainText('1.00');
  await host.reload();
  await expect(host.getByText('提现成功（元）')).toBeVisible();
  await expect(host.getByRole('button', { name: /^提现/ })).toHaveCount(0);
  await expect
    .poll(() => host.evaluate(() => sessionStorage.getItem('pageStore')))
    .toContain('"iscashsuccess":true');
});
