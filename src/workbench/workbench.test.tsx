import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseRecording, replayRecording } from '#machines/proof/recording.ts';
import { machines } from '#machines/registry.ts';
import { readPageHash, writePageHash } from '#platform/history/page-hash.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { writeSession } from './workbench-session.ts';
import { Workbench } from './workbench.tsx';

beforeEach(() => writePageHash(''));
afterEach(() => void vi.restoreAllMocks());

const openAt = async (name: string, ...events: { type: string; payload?: unknown }[]) => {
  writePageHash(writeSession({ name, start: '初始', events }));
  return mount(<Workbench machines={machines} />);
};
const button = (page: HTMLElement, text: string) => {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text);
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
};
const tap = (page: HTMLElement, text: string) => act(async () => button(page, text).click());
const highlighted = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-lit]')].map((box) => box.getAttribute('data-state'));

test('an event is sent with its edited payload, and the next state is highlighted', async () => {
  const page = await openAt('notice');
  expect(highlighted(page)).toContain('notice.toast.hidden');
  const field = find<HTMLTextAreaElement>(page, '[aria-label="toast.show 的内容"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field,
      '{"text":"改过"}',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await tap(page, 'toast.show');
  expect(highlighted(page)).toContain('notice.toast.shown');
  expect(find(page, 'pre').textContent).toContain('改过');
});

test('a payload that is not JSON is rejected beside its field, and nothing is sent', async () => {
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

test('time advances to the next timer; one step or all of them can be undone', async () => {
  const page = await openAt('notice', { type: 'toast.show', payload: { text: 'x' } });
  await tap(page, '到下一个定时（3000 毫秒）');
  expect(highlighted(page)).toContain('notice.toast.hidden');
  await tap(page, '退一步');
  expect(highlighted(page)).toContain('notice.toast.shown');
  await tap(page, '从头再来');
  expect(highlighted(page)).toContain('notice.toast.hidden');
  expect(page.textContent).not.toContain('到下一个定时');
});

test('the URL restores the state, including ended actors', async () => {
  const page = await openAt('session', { type: 'navigation.done' });
  await tap(page, 'done:fetchTokenInfo');
  expect(highlighted(page)).toContain('session.signedIn');
  const again = await mount(<Workbench machines={machines} />);
  expect(highlighted(again)).toEqual(highlighted(page));
});

test.each([
  ['machine=nobody', '没有状态机“nobody”。'],
  ['machine=notice&start=别处', 'notice 没有起点“别处”。'],
  ['machine=notice&compare=nobody', '没有状态机“nobody”可以比较'],
  ['machine=notice&do=toast.shown', 'notice 没有事件“toast.shown”'],
  ['machine=notice&do=toast.show {', '内容不是 JSON'],
  ['machine=notice&do=after:x', 'after: 后面应是毫秒数'],
])('an invalid URL, %s, shows an error and is applied as far as possible', async (hash, sentence) => {
  writePageHash(hash);
  const page = await mount(<Workbench machines={machines} />);
  expect(find(page, '[role=alert]').textContent).toContain(sentence);
  expect(highlighted(page)).toContain('notice');
});

test('another machine is compared, in its definition and with the events of the session', async () => {
  const page = await openAt('connectivity', { type: 'network.lost' });
  const list = find<HTMLSelectElement>(page, '[aria-label="和哪一台比较"]');
  await act(async () => {
    list.value = 'session';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.textContent).toContain('只在 session：tokenDead #token-dead');
  expect(find(page, '[aria-label=同样的事件]').textContent).toContain('network.lost 两台不同');
  const again = await mount(<Workbench machines={machines} />);
  expect(again.textContent).toContain('只在 session：tokenDead #token-dead');
});

test('every generated path and expectation is replayed, and the end of one can be opened', async () => {
  const page = await openAt('connectivity');
  await tap(page, '重放全部路径');
  await eventually(() => expect(page.textContent).toContain('6 条通过，0 条失败，全部通过'));
  const last = [...page.querySelectorAll<HTMLButtonElement>('[aria-label^="走到这里："]')].at(-1);
  await act(async () => last?.click());
  expect(page.textContent).toMatch(/经过[2-9] 步/);
});

test('a session is exported as a path that replays', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:path';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const page = await openAt('session', { type: 'navigation.done' });
  await tap(page, '导出这条路径');
  expect(names).toEqual(['session.path.json']);
  const recording = parseRecording((await blobs[0]?.text()) ?? '');
  expect(recording.steps.map(({ event, state }) => [event.type, state])).toEqual([
    ['navigation.done', 'verifying'],
  ]);
  expect(replayRecording(machines, recording)).toBeUndefined();
});

test('a failed trial comes first, with the difference', async () => {
  const connectivity = machines.find(({ name }) => name === 'connectivity');
  if (connectivity === undefined) throw new Error('no such machine');
  const wrong = { 'the network is always down': { start: '初始', when: [], state: 'offline' } };
  writePageHash('');
  const page = await mount(<Workbench machines={[{ ...connectivity, expectations: wrong }]} />);
  await tap(page, '重放全部路径');
  await eventually(() => expect(page.textContent).toContain('2 条通过，1 条失败'));
  expect(page.querySelector('ol:last-of-type li')?.textContent).toBeDefined();
  expect(page.textContent).toContain('失败 期望 the network is always down');
  expect(page.textContent).toContain('state is "online", not "offline"');
});
