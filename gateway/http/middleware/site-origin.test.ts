import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRoom } from '../../domains/live/test-lives.ts';
import type { ServerOptions } from '../server.ts';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

/** as a proxy sends them that passes on what a reader wrote */
const forwarded = {
  host: 'news.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.remove());

async function open(options: Partial<ServerOptions>): Promise<TestServer> {
  const server = await openTestServer({ root: site.root, ...options });
  await server.addStories(storyOf('1001'));
  await addRoom(server.database.db, 'r');
  return server;
}

describe('absolute URLs name', () => {
  test.each([
    ['the host of the request', {}, 'http://news.example'],
    ['the host and the forwarded scheme behind a proxy', { trustProxy: 'loopback' }, 'https://news.example'],
    [
      'the configured site',
      { trustProxy: 'loopback', siteOrigin: 'https://m.example.cn' },
      'https://m.example.cn',
    ],
  ])('%s, never the forwarded host', async (_, options, origin) => {
    const server = await open(options);
    try {
      const page = await server.get('/new/general/1001', forwarded);
      expect(page.body).toContain(`/new/general/1001 ${origin} `);
      const { body } = await server.get('/media/live/r/reminder.ics', forwarded);
      expect(body).toContain(`URL:${origin}/new/living/share/r`);
      expect(page.body + body).not.toContain('evil.example');
    } finally {
      await server.close();
    }
  });
});

describe('browsers are told to use https', () => {
  const policyOf = async (options: Partial<ServerOptions>, headers: Record<string, string>) => {
    const server = await open(options);
    try {
      const answers = [
        await server.get('/new/general/1001', headers),
        await server.get('/gateway/getNewsSection', headers),
      ];
      return answers.map((answer) => answer.headers['strict-transport-security']);
    } finally {
      await server.close();
    }
  };
  const yearlong = ['max-age=31536000', 'max-age=31536000'];
  const none = [undefined, undefined];

  test('when the site is configured with https', async () => {
    expect(await policyOf({ siteOrigin: 'https://m.example.cn' }, {})).toEqual(yearlong);
    expect(await policyOf({ siteOrigin: 'http://m.example.cn' }, {})).toEqual(none);
  });

  test('when a trusted proxy received the request over https', async () => {
    expect(await policyOf({ trustProxy: 'loopback' }, forwarded)).toEqual(yearlong);
    expect(await policyOf({ trustProxy: 'loopback' }, { host: 'news.example' })).toEqual(none);
  });

  test('not because a reader sends the header of a proxy', async () => {
    expect(await policyOf({}, forwarded)).toEqual(none);
  });
});
