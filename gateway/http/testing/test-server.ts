import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testAccountServices, type TestAccountServices } from '../../domains/account/test-services.ts';
import { issueToken } from '../../domains/account/tokens.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';
import { ledgerKeyOf, newLedgerKey } from '../../services/encryption/key-files.ts';
import { openUploadFiles } from '../../services/uploads/upload-files.ts';
import { testPushService } from './test-push.ts';
import { buildServer, type ServerOptions } from '../server.ts';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
export const start = new Date('2026-11-03T08:00:00+08:00');

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly account: TestAccountServices;
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  /** Creates a reader. @returns a token */
  signIn(name: string): Promise<string>;
  addStories(...stories: readonly Story[]): Promise<void>;
  close(): Promise<void>;
}

export type TestResponse = Awaited<ReturnType<typeof inject>>;

/** `async`, since `inject` sends a request only when its promise is awaited. */
const inject = async (app: FastifyInstance, options: InjectOptions) => app.inject(options);

/**
 * Opens a whole gateway on a new database, called without a socket. It has no pages: registering the built app's files takes
 * longer than everything else.
 * @param options with `root: repository` it has them
 * @param change wraps the database, e.g. to fail
 */
export async function openTestServer(
  options: Partial<ServerOptions> = {},
  change: (database: TestDatabase) => TestDatabase = (database) => database,
): Promise<TestServer> {
  const database = change(await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-http-'));
  const account = testAccountServices(() => (options.clock?.() ?? start).getTime());
  const app = await buildServer({
    database,
    account,
    uploads: openUploadFiles(dataDir),
    ledgerKey: ledgerKeyOf(newLedgerKey()),
    push: testPushService(),
    dataDir,
    root: dataDir,
    demoMedia: join(repository, 'demo', 'media'),
    clock: () => start,
    logLevel: 'silent',
    rateLimit: 0,
    // tests that send hundreds of requests at once are about something else
    callDelayLimitMs: 0,
    checkResponses: true,
    ...options,
  });
  let readers = 0;
  return {
    app,
    database,
    dataDir,
    account,
    get: (url, headers = {}) => inject(app, { method: 'GET', url, headers }),
    post: (url, body, headers = {}) => inject(app, { method: 'POST', url, headers, payload: body as object }),
    async signIn(name) {
      readers += 1;
      const id = `reader${readers}`;
      await database.db
        .insertInto('users')
        .values({
          id,
          name,
          head_img: '',
          user_type: 0,
          user_des: '',
          city_id: null,
          created_at: '2026-11-03 08:00:00',
        })
        .execute();
      return (await issueToken(database.db, id, { days: 1, now: start })).token;
    },
    addStories: (...stories) =>
      database.db.transaction().execute((transaction) => insertStories(transaction, stories)),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Builds a plain story. @param more fields that the test is about */
export function storyOf(id: string, more: Partial<Story> = {}): Story {
  return {
    id,
    kind: 'article',
    title: `标题${id}`,
    summary: '摘要',
    source: '齐鲁晚报',
    publishedAt: '2026-11-03 07:00:00',
    sectionId: 'shandong',
    labels: ['泉水'],
    covers: [],
    cardStyle: 'text',
    body: '<p>正文</p>',
    ...more,
  };
}
