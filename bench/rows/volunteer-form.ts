import type { Bench } from '../row.ts';
import { inDialog, interactionRows, type Visits } from '../support/interaction-rows.ts';
import { paintBesideStory } from '../support/paint-against-story.ts';

const path = '/new/v10/publicWelfare/volApplay';

const visits: Visits = {
  [path]: async ({ page, time }) => {
    const form = page.getByRole('form', { name: '志愿者登记' });
    const city = form.getByLabel('所在城市');
    await form.getByLabel('真实姓名').tap();
    await time('a letter of a volunteer’s name', () => page.keyboard.press('a'));
    await city.focus();
    // by a key: a finger's choice is made in a window of the system
    await time('choosing a city', () => page.keyboard.press('ArrowDown'));
    if ((await city.inputValue()) === '') throw new Error('the key chose no city');
    await time('a skill', () => form.getByRole('group', { name: '特长' }).locator('label').first().tap());
    await time('what a volunteer agrees to', () => form.getByRole('button', { name: '服务协议' }).tap());
    await inDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await inDialog(page).waitFor({ state: 'hidden' });
    await time('sending the form with mistakes in it', () =>
      form.getByRole('button', { name: '提交申请' }).tap(),
    );
    await form.getByText('请填写', { exact: false }).first().waitFor();
  },
};

/** 志愿者登记: how soon it shows beside a story, and how soon it answers who fills it in. */
export const volunteerForm: Bench = {
  name: 'volunteer-form',
  measure: async () => [
    ...(await paintBesideStory('volunteer form', path)),
    ...(await interactionRows(visits)),
  ],
};
