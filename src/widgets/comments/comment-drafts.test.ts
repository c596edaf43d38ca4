// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

const story = (id: string) => ({ type: 'news', id }) as const;

/** Reloads the module as another visit does, without its in-memory state. */
async function visit() {
  vi.resetModules();
  return (await import('./comment-drafts.ts')).draftOf;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('survives a reload, by story and by the comment it replies to', async () => {
  const first = await visit();
  first(story('1'), undefined).keep('说说这篇');
  first(story('1'), 'c7').keep('说得对');
  const second = await visit();
  expect(second(story('1'), undefined).read()).toBe('说说这篇');
  expect(second(story('1'), 'c7').read()).toBe('说得对');
  expect(second(story('2'), undefined).read()).toBe('');
  second(story('1'), 'c7').keep('');
  expect((await visit())(story('1'), 'c7').read()).toBe('');
});

it('is dropped once there are twenty newer ones', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const draftOf = await visit();
  for (let day = 1; day <= 25; day += 1) {
    vi.setSystemTime(1_000_000 + day);
    draftOf(story(String(day)), undefined).keep(`草稿${day}`);
  }
  const kept = await visit();
  const texts = Array.from({ length: 25 }, (_, at) => kept(story(String(at + 1)), undefined).read());
  expect(texts.slice(0, 5)).toEqual(['', '', '', '', '']);
  expect(texts.slice(5)).toEqual(Array.from({ length: 20 }, (_, at) => `草稿${at + 6}`));
});

it('is kept in memory if storage fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse, length: 0 });
  const draftOf = await visit();
  draftOf(story('1'), undefined).keep('还在');
  expect(draftOf(story('1'), undefined).read()).toBe('还在');
});

it.each(['{', '7', '{"at":"x","text":1}'])('ignores the invalid value %s', async (stored) => {
  localStorage.setItem('draft.1.', stored);
  expect((await visit())(story('1'), undefined).read()).toBe('');
});

it('is read where earlier versions stored it, by the id of the story or tip alone', async () => {
  localStorage.setItem('draft.1.', JSON.stringify({ at: 1, text: '说了一半' }));
  localStorage.setItem('draft.tip-a.c7', JSON.stringify({ at: 1, text: '路灯' }));
  const draftOf = await visit();
  expect(draftOf(story('1'), undefined).read()).toBe('说了一半');
  expect(draftOf({ type: 'tip', id: 'tip-a' }, 'c7').read()).toBe('路灯');
});

it('differs between subjects of equal ids', async () => {
  const draftOf = await visit();
  draftOf(story('1'), undefined).keep('文章');
  draftOf({ type: 'post', id: '1' }, undefined).keep('帖子');
  draftOf({ type: 'topic', id: '1' }, undefined).keep('话题');
  const again = await visit();
  expect(again(story('1'), undefined).read()).toBe('文章');
  expect(again({ type: 'post', id: '1' }, undefined).read()).toBe('帖子');
  expect(again({ type: 'topic', id: '1' }, undefined).read()).toBe('话题');
});
