// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAnswer, readKeptAnswers } from './kept-answers.ts';

/** As browsers keep them: by address, in the order in which they came. */
function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        put: async (address: string, response: Response) => {
          entries.delete(address);
          entries.set(address, response);
        },
        delete: async (address: string) => entries.delete(address),
        keys: async () => [...entries.keys()],
        matchAll: async () => [...entries.values()].map((response) => response.clone()),
      };
    },
  };
}

const shelf = { name: 'stories', atMost: 3 };
const answer = (id: string, title = id) => ({ key: `["getArticle","${id}"]`, at: 7, data: { id, title } });
const keysOf = async () => (await readKeptAnswers(shelf)).map(({ key }) => key);

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

it('what was kept longest ago goes first, and what is kept again goes last', async () => {
  for (const id of ['a', 'b', 'c', 'a', 'd']) await keepAnswer(shelf, answer(id));
  expect(await keysOf()).toEqual(['c', 'a', 'd'].map((id) => answer(id).key));
});

it('an answer is read as it was kept last', async () => {
  await keepAnswer(shelf, answer('a', 'first words'));
  await keepAnswer(shelf, answer('a', 'mended words'));
  expect(await readKeptAnswers(shelf)).toEqual([answer('a', 'mended words')]);
});

it('one that is longer than any story is not kept', async () => {
  await keepAnswer(shelf, answer('a', 'x'.repeat(1_000_001)));
  expect(await readKeptAnswers(shelf)).toEqual([]);
});

it('a device without room goes on, and keeps nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    has: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
  });
  await keepAnswer(shelf, answer('a'));
  expect(await readKeptAnswers(shelf)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('a page that has no place for answers, such as one without https, keeps none', async () => {
  vi.stubGlobal('caches', undefined);
  await keepAnswer(shelf, answer('a'));
  expect(await readKeptAnswers(shelf)).toEqual([]);
});
