import { changeRows, timestampInHours } from '../support/database-rows.ts';
import { signInNewReader } from '../support/login.ts';
import { expect, hydrated, test } from '../support/test.ts';

const item = 'wel-tea-tasting';
const forms = [
  { what: 'a tip', path: '/new/report/', button: '提交爆料' },
  { what: 'an inquiry', path: '/new/autoShow/inquiry/s-002', button: '下一步：选店' },
  { what: 'a claim', path: `/new/welfare/${item}`, button: '立即领取' },
  { what: 'an application', path: '/new/v10/publicWelfare/volApplay/', button: '提交申请' },
  { what: 'joining a circle', path: '/new/circleFile/invite/old-streets', button: '加入圈子' },
] as const;

for (const { what, path, button } of forms)
  test(`the button of ${what} stays where it is when the reader’s account arrives late`, async ({
    page,
    gateway,
  }) => {
    changeRows(gateway, [
      'update welfare_items set opens_at = ?, closes_at = ? where id = ?',
      timestampInHours(-1),
      timestampInHours(1),
      item,
    ]);
    await signInNewReader(page, gateway);

    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/account\/token-info\?|\/base\/info\?/, async (route) => {
      await answered;
      return route.fallback();
    });
    const asked = page.waitForRequest(/\/account\/token-info\?/);
    await page.goto(path);
    await hydrated(page);
    await asked;
    const submit = page.getByRole('button', { name: button });
    await expect(submit).toBeVisible();
    const before = await submit.boundingBox();
    answer();
    await expect(page.getByText('账号“读者')).toBeVisible();
    expect(await submit.boundingBox()).toEqual(before);
  });
