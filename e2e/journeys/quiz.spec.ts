import type { Page } from '@playwright/test';
import { themeCookies, accessibilityViolations } from '../support/accessibility-checks.ts';
import { changeRows } from '../support/database-rows.ts';
import { openHome } from '../support/home-page.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Chooses the options, submits them and waits for the result. */
async function answer(page: Page, ...options: readonly string[]): Promise<void> {
  for (const option of options) await page.getByText(option, { exact: true }).tap();
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(page.getByText(/^(答对了|答错了)$/)).toBeVisible();
}

/** Sets the time per question of the quiz 齐鲁山河八问. */
const setQuestionTime = (gateway: RunningGateway, seconds: number) =>
  changeRows(gateway, ['update votes set question_seconds = ? where id = ?', seconds, 'q02']);

test('a reader opens a quiz from the home page, reloads in the middle, finishes it and sees the ranking', async ({
  page,
  gateway,
  pageErrors,
}) => {
  // on a busy machine the accessibility check and the reload take longer than the time per question
  setQuestionTime(gateway, 60);
  await openHome(page);
  await page.getByRole('link', { name: '答题' }).tap();
  await page.getByRole('link', { name: /齐鲁山河八问/ }).tap();
  await page.getByRole('button', { name: '开始答题' }).tap();
  await expect(page.getByRole('dialog', { name: '登录后可以答题' })).toBeVisible();

  await page.goto(`/new/answer/q02?token=${await gateway.token('齐鲁通小王')}`);
  await hydrated(page);
  const question = page.waitForResponse(/quiz-question/);
  await page.getByRole('button', { name: '开始答题' }).tap();
  expect(await (await question).text()).not.toMatch(/explanation|"right":\[/);
  await expect(page.getByRole('heading', { name: '泰山是五岳里的哪一岳？' })).toBeFocused();
  await expect(page.getByRole('timer')).toContainText(/剩 (?:60|5\d) 秒/);
  await expect(page.getByRole('radiogroup', { name: '泰山是五岳里的哪一岳？' })).toBeVisible();
  await keepStatePicture(page, 'quiz', 'asking');
  expect(await accessibilityViolations(page)).toEqual([]);
  await answer(page, '东岳');
  await expect(page.getByText('泰山是东岳。')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '下一题' }).tap();
  await expect(page.getByRole('heading', { name: /黄河在山东的哪座城市/ })).toBeVisible();
  // the time runs on in the gateway during the reload
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /黄河在山东的哪座城市/ })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/剩 (?:[1-5]\d|\d) 秒/);
  await answer(page, '东营');
  for (const options of [['曲阜'], ['孔庙', '孔府', '孔林'], ['微山湖'], ['淄博'], ['蓬莱阁'], ['枣庄']]) {
    await page.getByRole('button', { name: '下一题' }).tap();
    await answer(page, ...options);
  }
  await page.getByRole('button', { name: '交卷看成绩' }).tap();
  await expect(page.getByText('答对 7 / 8 题')).toBeFocused();
  await expect(page.getByRole('row', { name: /齐\*王（您）/ })).toBeVisible();
  await expect(page.getByText('潍坊放风筝的年头很长')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /生成海报/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '生成海报' }).tap();
  await expect(page.getByRole('img', { name: /海报：.*我答对了 7 题/ })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('an answer that fails offline can be retried in the remaining time, and the gateway judges it when the time is over', async ({
  page,
  context,
  gateway,
}) => {
  setQuestionTime(gateway, 15);
  await page.goto(`/new/answer/q02?token=${await gateway.token('信号不好的考生')}`);
  await hydrated(page);
  await page.getByRole('button', { name: '开始答题' }).tap();
  await page.getByText('东岳', { exact: true }).tap();
  await context.setOffline(true);
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(page.getByText('这道题的时间还在走')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '重新加载' }).tap();
  await expect(page.getByRole('radio', { name: '东岳' })).toBeChecked();
  await expect(page.getByRole('timer')).toBeVisible();
  // no further action: the choice at the end of the time is the answer
  await expect(page.getByText('答对了')).toBeVisible({ timeout: 20_000 });
});

test('关怀版 has no time limit', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'care', value: 'on', url: gateway.origin }]);
  await page.goto(`/new/answer/q01?token=${await gateway.token('慢慢来的老张')}`);
  await hydrated(page);
  await expect(page.getByText('关怀版里答题不计时')).toBeVisible();
  await page.getByRole('button', { name: '开始答题' }).tap();
  await expect(page.getByRole('heading', { name: '济南最常用的别称是哪一个？' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await answer(page, '泉城');
});

for (const [theme, cookie] of Object.entries(themeCookies))
  test(`the list and past and future quizzes have no accessibility violation in ${theme}`, async ({
    page,
    context,
    gateway,
  }) => {
    await context.addCookies([{ ...cookie, url: gateway.origin }]);
    await page.goto('/new/answer');
    await hydrated(page);
    await expect(page.getByRole('link', { name: /老手艺里的山东.*已结束/ })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/new/answer/q03');
    await hydrated(page);
    await expect(page.getByText('58 人交卷')).toBeVisible();
    await expect(page.getByText('两片半月形的铜板叫鸳鸯板')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/new/answer/q04');
    await hydrated(page);
    await expect(page.getByText(/天 \d+ 小时后开始/)).toBeVisible();
    await expect(page.getByRole('button', { name: '开始答题' })).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
