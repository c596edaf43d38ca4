// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { enteredFields } from './entered-fields.ts';

const empty = { name: '', remark: '', cityId: '', skills: [] as string[], consented: false };

/** The form as the server renders it. */
function renderForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name" value=""><textarea name="remark"></textarea>
    <select name="cityId"><option value="">请选择</option><option value="jinan">济南</option></select>
    <input type="checkbox" name="skills" value="law"><input type="checkbox" name="skills" value="driving">
    <input type="checkbox" name="consented">
    <input value="not part of the draft">
  </form>`;
  return document.forms[0] as HTMLFormElement;
}
const control = <Control extends HTMLElement>(form: HTMLFormElement, selector: string) =>
  form.querySelector(selector) as Control;

it('a form that nobody touched has nothing entered', () => {
  expect(enteredFields(renderForm(), empty)).toEqual({});
});

it('text, choices and ticks are read by the names of the draft', () => {
  const form = renderForm();
  control<HTMLInputElement>(form, '[name=name]').value = '孟晚晴';
  control<HTMLTextAreaElement>(form, '[name=remark]').value = '周末试驾';
  control<HTMLSelectElement>(form, '[name=cityId]').selectedIndex = 1;
  control<HTMLInputElement>(form, '[value=driving]').checked = true;
  control<HTMLInputElement>(form, '[name=consented]').checked = true;
  expect(enteredFields(form, empty)).toEqual({
    name: '孟晚晴',
    remark: '周末试驾',
    cityId: 'jinan',
    skills: ['driving'],
    consented: true,
  });
});

it('what the draft holds already is not entered', () => {
  const form = renderForm();
  control<HTMLInputElement>(form, '[name=name]').value = '孟晚晴';
  expect(enteredFields(form, { ...empty, name: '孟晚晴' })).toEqual({});
});
