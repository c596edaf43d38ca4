import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    story('n1', 1),
    ...[1, 2, 3, 4].map((at) => story(`a${at}`, at * 10, { kind: 'atlas' })),
    story('hidden', 5, { kind: 'atlas', inStreams: false }),
  );
});
afterAll(() => gateway.close());

async function list(body: { kind: 'atlas' | 'special'; after?: string; pageSize?: number; cursor?: string }) {
  const page = await call(gateway.handlers, 'listKindNews', { body });
  return { ids: page.list.map(({ id }) => id).join(' '), nextCursor: page.nextCursor };
}

test('stories of a kind are listed newest first, in pages', async () => {
  const first = await list({ kind: 'atlas', pageSize: 3 });
  expect(first.ids).toBe('a1 a2 a3');
  expect(await list({ kind: 'atlas', cursor: first.nextCursor ?? '' })).toEqual({
    ids: 'a4',
    nextCursor: undefined,
  });
  expect(await list({ kind: 'special' })).toEqual({ ids: '', nextCursor: undefined });
});

test('after a story come the older ones, then the newest ones, each once and never the story itself', async () => {
  expect(await list({ kind: 'atlas', after: 'a2', pageSize: 2 })).toEqual({
    ids: 'a3 a4',
    nextCursor: undefined,
  });
  expect((await list({ kind: 'atlas', after: 'a3', pageSize: 2 })).ids).toBe('a4 a1');
  expect((await list({ kind: 'atlas', after: 'a4', pageSize: 5 })).ids).toBe('a1 a2 a3');
});

test('after an unknown story, or one of another kind, is a 404', async () => {
  await expect(list({ kind: 'atlas', after: 'n1' })).rejects.toMatchObject({ code: 404 });
  await expect(list({ kind: 'atlas', after: 'none' })).rejects.toMatchObject({ code: 404 });
});
