import type { Bench } from '../row.ts';
import { visibleDialog, interactionRows, type PageInteractions } from '../support/interaction-rows.ts';
import { paintAgainstStory } from '../support/paint-against-story.ts';

const path = '/new/v10/publicWelfare/volApplay';

const interactions: PageInteractions = {
  [path]: async ({ page, time }) => {
    const form = page.getByRole('form', { name: '志愿者登记' });
    const city = form.getByLabel('所在城市');
    await form.getByLabel('真实姓名').tap();
    await time('a letter of a volunteer’s name', () => page.keyboard.press('a'));
    await city.focus();
    // by keyboard: a tap opens the system's own list
    await time('choosing a city', () => page.keyboard.press('ArrowDown'));
    if ((await city.inputValue()) === '') throw new Error('the key press did not choose a city');
    await time('a skill', () => form.getByRole('group', { name: '特长' }).locator('label').first().tap());
    await time('the agreement', () => form.getByRole('button', { name: '服务协议' }).tap());
    await visibleDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await visibleDialog(page).waitFor({ state: 'hidden' });
    await time('sending the form with mistakes in it', () =>
      form.getByRole('button', { name: '提交申请' }).tap(),
    );
    await form.getByText('请填写', { exact: false }).first().waitFor();
  },
};

/** The volunteer form (志愿者登记): paint times compared with a story, and latency of filling it in. */
export const volunteerForm: Bench = {
  name: 'volunteer-form',
  measure: async () => [
    ...(await paintAgainstStory('volunteer form', path)),
    ...(await interactionRows(interactions)),
  ],
};
