import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/load.ts';
import {
  addTestActivity,
  addTestGroup,
  addTestShow,
  addTestVolunteer,
} from '../../domains/commonweal/test-commonweal.ts';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

const commonweal = '/gateway/api/commonweal/v1';
let server: TestServer;
let token: string;
let commentId: string;
beforeAll(async () => {
  server = await openTestServer();
  const { db } = server.database;
  await server.addStories(storyOf('1001'));
  token = await server.signIn('晓芳');
  await addTestVolunteer(db, 'vol-1', 'reader1');
  await addTestGroup(db, 'grp-1');
  await addTestActivity(db, 'act-1', 'grp-1');
  await addTestShow(db, 'show-1');
  const written = await server.post(
    '/gw/add_lev1',
    { newsId: '1001', body: '好', clientId: randomUUID() },
    { token },
  );
  commentId = (written.json() as { data: { id: string } }).data.id;
});
afterAll(() => server.close());

/** The operations that write by GET: the URL without a clientId, and how often it was carried out. */
const calls = {
  registerForActivity: {
    url: () => `${commonweal}/registCommonwealAct?activityId=act-1`,
    done: () => rowsOf('registrations'),
  },
  thumbCommonwealShow: {
    url: () => `${commonweal}/thumbCommonwealShow?showId=show-1`,
    done: () => rowsOf('show_thumbs'),
  },
  praisePublicComment: {
    url: () => `/gateway/comment/public/praise?commentId=${commentId}`,
    done: () => rowsOf('comment_likes'),
  },
  removePublicComment: {
    url: () => `/gateway/comment/public/remove?commentId=${commentId}`,
    done: async () => {
      const removed = await server.database.db
        .selectFrom('comments')
        .select('id')
        .where('state', '=', 'removed')
        .execute();
      return removed.length;
    },
  },
} as const;

async function rowsOf(table: 'registrations' | 'show_thumbs' | 'comment_likes'): Promise<number> {
  const { total } = await server.database.db
    .selectFrom(table)
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

test('are all operations that write by GET', () => {
  const writing = loadContract().filter(({ method, writes }) => method === 'GET' && writes);
  expect(writing.map(({ id }) => id).toSorted()).toEqual(Object.keys(calls).toSorted());
});

describe.each(Object.entries(calls))('%s', (_name, { url, done }) => {
  const whole = () => `${url()}&clientId=${randomUUID()}`;
  /** HTTP status, and how often the operation was carried out. */
  const tried = async (response: Promise<{ readonly statusCode: number }>) => [
    (await response).statusCode,
    await done(),
  ];

  test('does nothing without a token in the header, even with one in cookies or the URL', async () => {
    const cookie = { cookie: `readerToken=${token}; wxToken=${token}; token=${token}` };
    expect(await tried(server.get(whole()))).toEqual([401, 0]);
    expect(await tried(server.get(whole(), cookie))).toEqual([401, 0]);
    expect(await tried(server.get(whole(), { ...cookie, 'user-agent': 'MicroMessenger' }))).toEqual([401, 0]);
    expect(await tried(server.get(`${whole()}&tokenID=${token}`))).toEqual([401, 0]);
  });

  test('does nothing without a clientId', async () => {
    expect(await tried(server.get(url(), { token }))).toEqual([400, 0]);
  });

  test('does nothing for HEAD', async () => {
    const head = server.app.inject({ method: 'HEAD', url: whole(), headers: { token } });
    expect(await tried(head)).toEqual([404, 0]);
  });

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('does nothing ahead of its reader, as %s: %s says', async (header, purpose) => {
    expect(await tried(server.get(whole(), { token, [header]: purpose }))).toEqual([400, 0]);
  });

  test('is carried out once for repeated requests, and is neither cached nor indexed', async () => {
    const address = whole();
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => server.get(address, { token })));
    expect(first?.statusCode).toBe(200);
    expect(first?.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const response of again) expect(response.json()).toEqual(first?.json());
    expect(await done()).toBe(1);
  });
});

test('robots.txt disallows every operation', async () => {
  const { body, headers } = await server.get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  const kept = body.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  for (const { id, url } of loadContract())
    expect(
      kept.some((path) => url.startsWith(path)),
      id,
    ).toBe(true);
  expect(kept.some((path) => '/new/v10/publicWelfare/welTopic'.startsWith(path))).toBe(false);
});
