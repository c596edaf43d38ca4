import { expect, test } from 'vitest';
import { fillForm, goToField, valuesOf } from './form-fields.ts';

function form(): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML = `
    <input name="name"><textarea name="wish"></textarea>
    <input type="radio" name="product" value="edit"><input type="radio" name="product" value="track">
    <input type="checkbox" name="likes" value="读书"><input type="checkbox" name="likes" value="看展">
    <button>提交</button>`;
  document.body.append(element);
  return element;
}

const kept = {
  name: ['<b>王芳</b>'],
  wish: ['看看'],
  product: ['track'],
  likes: ['读书', '看展'],
  gone: ['x'],
};

test('stored values are restored into the form', () => {
  const element = form();
  fillForm(element, kept);
  const { gone: _, ...others } = kept;
  expect(valuesOf(element)).toEqual(others);
});

test('fields filled in meanwhile are not overwritten', () => {
  const element = form();
  const [name] = element.querySelectorAll('input');
  if (name !== undefined) name.value = '李雷';
  fillForm(element, kept);
  expect(valuesOf(element)).toMatchObject({ name: ['李雷'], wish: ['看看'] });
});

test('focuses the first field of a name', () => {
  const element = form();
  goToField(element, 'product');
  expect(document.activeElement).toBe(element.querySelector('[value=edit]'));
  goToField(element, 'none');
  expect(document.activeElement).toBe(element.querySelector('[value=edit]'));
});
