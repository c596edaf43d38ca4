// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { find, mount } from '#ui/state/test-mount.ts';

beforeEach(() => localStorage.clear());

const correcting = (field: string) =>
  `/report/?${new URLSearchParams({ about: '大明湖（ent-1）', field, shown: '5A' })}`;

async function openForm(address: string) {
  const { page } = await openPage(address, {});
  const place = await mount(page);
  return { place, text: find<HTMLTextAreaElement>(place, 'textarea[name="text"]') };
}

it('begins a correction with the field, and does not ask for its category', async () => {
  const { place, text } = await openForm(correcting('质量等级'));
  expect(text.value).toBe('【指出错误】大明湖（ent-1）的“质量等级”有误，页面上是“5A”。\n正确的应为：');
  expect(find(place, '#form-title').textContent).toContain('编辑去核实');
  expect(find(place, 'input[name="category"]:checked').getAttribute('value')).toBe('other');
});

it('keeps the draft of another tip apart from a correction', async () => {
  localStorage.setItem('tipDraft.', JSON.stringify({ text: '路灯坏了', category: 'services' }));
  expect((await openForm(correcting('电话'))).text.value).toContain('“电话”有误');
  expect((await openForm('/report/')).text.value).toBe('路灯坏了');
});
