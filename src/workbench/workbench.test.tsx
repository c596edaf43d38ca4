import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { machines } from '#machines/registry.ts';
import { readPageHash, writePageHash } from '#platform/history/page-hash.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { writeSession } from './session.ts';
import { Workbench } from './workbench.tsx';

beforeEach(() => writePageHash(''));

const openAt = async (name: string, ...words: { type: string; payload?: unknown }[]) => {
  writePageHash(writeSession({ name, start: '初始', words }));
  return mount(<Workbench machines={machines} />);
};
const button = (page: HTMLElement, text: string) => {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text);
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
};
const tap = (page: HTMLElement, text: string) => act(async () => button(page, text).click());
const lit = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-lit]')].map((box) => box.getAttribute('data-state'));

test('an event is sent with its payload as changed, and lights where it leads', async () => {
  const page = await openAt('notice');
  expect(lit(page)).toContain('notice.toast.hidden');
  const field = find<HTMLTextAreaElement>(page, '[aria-label="toast.show 的内容"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field,
      '{"text":"改过"}',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await tap(page, 'toast.show');
  expect(lit(page)).toContain('notice.toast.shown');
  expect(find(page, 'pre').textContent).toContain('改过');
});

test('a payload that is no JSON is refused beside its field, and nothing is sent', async () => {
  const page = await openAt('notice');
  const field = find<HTMLTextAreaElement>(page, '[aria-label="toast.show 的内容"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '{"text":');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const before = readPageHash();
  await tap(page, 'toast.show');
  expect(find(page, '[role=alert]').textContent).toContain('内容不是 JSON');
  expect(readPageHash()).toBe(before);
});

test('time passes to the next timer, one step is taken back, and all of them', async () => {
  const page = await openAt('notice', { type: 'toast.show', payload: { text: 'x' } });
  await tap(page, '到下一个定时（3000 毫秒）');
  expect(lit(page)).toContain('notice.toast.hidden');
  await tap(page, '退一步');
  expect(lit(page)).toContain('notice.toast.shown');
  await tap(page, '从头再来');
  expect(lit(page)).toContain('notice.toast.hidden');
  expect(page.textContent).not.toContain('到下一个定时');
});

test('the address leads to the same state again, actors that ended included', async () => {
  const page = await openAt('session', { type: 'navigation.done' });
  await tap(page, 'done:askTokenInfo');
  expect(lit(page)).toContain('session.signedIn');
  const again = await mount(<Workbench machines={machines} />);
  expect(lit(again)).toEqual(lit(page));
});

test.each([
  ['machine=nobody', '没有状态机“nobody”。'],
  ['machine=notice&start=别处', 'notice 没有起点“别处”。'],
  ['machine=notice&do=toast.shown', 'notice 没有事件“toast.shown”'],
  ['machine=notice&do=toast.show {', '内容不是 JSON'],
  ['machine=notice&do=after:x', 'after: 后面应是毫秒数'],
])('an address that cannot be followed, %s, says so and goes as far as it can', async (hash, sentence) => {
  writePageHash(hash);
  const page = await mount(<Workbench machines={machines} />);
  expect(find(page, '[role=alert]').textContent).toContain(sentence);
  expect(lit(page)).toContain('notice');
});

test('every generated path and every expectation is replayed, and one of them gone to', async () => {
  const page = await openAt('connectivity');
  await tap(page, '重放全部路径');
  await eventually(() => expect(page.textContent).toContain('6 条通过，0 条失败，全部通过'));
  const last = [...page.querySelectorAll<HTMLButtonElement>('[aria-label^="走到这里："]')].at(-1);
  await act(async () => last?.click());
  expect(page.textContent).toMatch(/经过[2-9] 步/);
});

test('a trial that fails stands first, with what went otherwise', async () => {
  const connectivity = machines.find(({ name }) => name === 'connectivity');
  if (connectivity === undefined) throw new Error('no such machine');
  const wrong = { 'the network is always lost': { start: '初始', when: [], state: 'offline' } };
  writePageHash('');
  const page = await mount(<Workbench machines={[{ ...connectivity, expectations: wrong }]} />);
  await tap(page, '重放全部路径');
  await eventually(() => expect(page.textContent).toContain('2 条通过，1 条失败'));
  expect(page.querySelector('ol:last-of-type li')?.textContent).toBeDefined();
  expect(page.textContent).toContain('失败 期望 the network is always lost');
  expect(page.textContent).toContain('is in "online", not "offline"');
});
