// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

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
  first('1', undefined).keep('说说这篇');
  first('1', 'c7').keep('说得对');
  const second = await visit();
  expect(second('1', undefined).read()).toBe('说说这篇');
  expect(second('1', 'c7').read()).toBe('说得对');
  expect(second('2', undefined).read()).toBe('');
  second('1', 'c7').keep('');
  expect((await visit())('1', 'c7').read()).toBe('');
});

it('is dropped once there are twenty newer ones', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const draftOf = await visit();
  for (let story = 1; story <= 25; story += 1) {
    vi.setSystemTime(1_000_000 + story);
    draftOf(String(story), undefined).keep(`草稿${story}`);
  }
  const kept = await visit();
  const texts = Array.from({ length: 25 }, (_, at) => kept(String(at + 1), undefined).read());
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
  draftOf('1', undefined).keep('还在');
  expect(draftOf('1', undefined).read()).toBe('还在');
});

it.each(['{', '7', '{"at":"x","text":1}'])('ignores the invalid value %s', async (stored) => {
  localStorage.setItem('draft.1.', stored);
  expect((await visit())('1', undefined).read()).toBe('');
});
