import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  story,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';

let gateway: TestHandlers;
let fans: SignedIn[];
let stories = 0;
let minutes = 0;

beforeAll(async () => {
  gateway = await openTestHandlers();
  fans = await Promise.all(['甲', '乙', '丙'].map((name) => gateway.signIn(name)));
});
afterAll(() => gateway.close());

const pass = () => {
  minutes += 0.01;
  gateway.moveTo(minutes);
};

/** A story with comments that have the given numbers of likes. */
async function talk(likes: readonly number[]) {
  stories += 1;
  const newsId = `hot${stories}`;
  await gateway.addStories(story(newsId, 1));
  // one reader and one network may not write as much as all these stories need
  const author = { ...(await gateway.signIn('写评论的人')), address: newsId };
  const ids: string[] = [];
  for (const count of likes) {
    pass();
    const { id } = await call(
      gateway.handlers,
      'addComment',
      { body: { newsId, body: `第${ids.length}条`, clientId: clientId() } },
      author,
    );
    ids.push(id);
    for (const fan of fans.slice(0, count)) await like(fan, id);
  }
  pass();
  return { newsId, ids, author };
}

async function like(fan: SignedIn | undefined, commentId: string, isSet = true) {
  pass();
  if (fan === undefined) throw new Error('no such reader');
  await call(
    gateway.handlers,
    'praiseNewsComment',
    { body: { commentId, like: isSet, clientId: clientId() } },
    fan,
  );
}

const page = (newsId: string, cursor?: string, pageSize = 2) =>
  call(gateway.handlers, 'listNewsComments', {
    body: { newsId, order: 'hot', pageSize, ...(cursor !== undefined && { cursor }) },
  });

async function wholeList(newsId: string, between: () => Promise<unknown> = async () => {}) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { list, nextCursor } = await page(newsId, cursor);
    ids.push(...list.map(({ id }) => id));
    cursor = nextCursor;
    await between();
  } while (cursor !== undefined);
  return ids;
}

test('later pages of a list keep the initial order, whatever is liked and answered meanwhile', async () => {
  const act = fc.record({ at: fc.nat(5), fan: fc.nat(2), what: fc.constantFrom('like', 'unlike', 'reply') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
      fc.array(act, { maxLength: 12 }),
      async (likes, acts) => {
        const { newsId, ids, author } = await talk(likes);
        const before = await wholeList(newsId);
        const left = [...acts];
        const during = await wholeList(newsId, async () => {
          for (const { at, fan, what } of left.splice(0, 4)) {
            const commentId = ids[at] ?? '';
            if (what !== 'reply') await like(fans[fan], commentId, what === 'like');
            else {
              pass();
              await call(
                gateway.handlers,
                'addReply',
                { body: { newsId, parentId: commentId, body: '回', clientId: clientId() } },
                author,
              );
            }
          }
        });
        expect(during).toEqual(before);
      },
    ),
    { numRuns: 12 },
  );
});

test('a reloaded list has the current order, and current like counts everywhere', async () => {
  const { newsId, ids } = await talk([3, 2, 1, 0]);
  const first = await page(newsId);
  for (const fan of fans) await like(fan, ids[3] ?? '');
  const second = await page(newsId, first.nextCursor);
  expect(second.list.map(({ id, likes }) => [id, likes])).toEqual([
    [ids[2], 1],
    [ids[3], 3],
  ]);
  expect((await page(newsId)).list.map(({ id }) => id)).toEqual([ids[3], ids[0]]);
});

test('an order is kept for half an hour, then its records are deleted', async () => {
  const { newsId, ids } = await talk([1, 0]);
  await like(fans[1], ids[0] ?? '');
  minutes += 31;
  await like(fans[1], ids[1] ?? '');
  const noted = await gateway.db
    .selectFrom('comment_heats')
    .select(['comment_id', 'hot'])
    .where('subject_id', '=', newsId)
    .execute();
  expect(noted).toEqual([{ comment_id: ids[1], hot: 0 }]);
});

test.each(['c', '', 'zz.1', `${'0'.repeat(17)}.x`])('a cursor with the key %j is rejected', async (key) => {
  const { newsId } = await talk([0]);
  const cursor = Buffer.from(JSON.stringify(['c', key, 'a'])).toString('base64url');
  await expect(page(newsId, cursor)).rejects.toMatchObject({ code: 400, fields: [{ path: 'body.cursor' }] });
});
