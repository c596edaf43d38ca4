import { randomUUID } from 'node:crypto';
import {
  type CallContext,
  type HandlerInput,
  type HandlerResult,
  type Handlers,
  type OperationId,
  Reply,
} from '../../contract/handler.ts';
import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { testSignedLedgers } from '../../domains/shared/ledger/test-ledger.ts';
import { openUploadFiles } from '../../services/uploads/upload-files.ts';
import { createHandlers } from '../operations/contract-handlers.ts';
import { createLiveServices } from '../../domains/live/live-services.ts';
import { exportAccount } from '../../domains/account/own-data.ts';
import { testAccountServices } from '../../domains/account/test-services.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';
import { testPushService } from './test-push.ts';

export const visitor: CallContext = { requestId: 'test' };
export const start = new Date('2026-11-03T08:00:00+08:00');
export const minute = 60_000;

export const quiet = { info: () => {}, error: () => {} };

/** Opens all handlers on a new database, with a clock that stands still until it is moved. */
export async function openTestHandlers(push = testPushService()) {
  const database = await openTestDatabase();
  const { db } = database;
  let now = start;
  const account = testAccountServices();
  const deps = { db, clock: () => now, log: quiet };
  const live = createLiveServices(database, deps);
  const files = openUploadFiles(database.location.dataDir);
  const handlers = createHandlers(deps, account, files, live, testSignedLedgers(deps), push);
  return {
    database,
    db,
    deps,
    handlers,
    hub: live.hub,
    account,
    /** Sets the clock to a number of minutes after `start`. */
    moveTo(minutes: number) {
      now = new Date(start.getTime() + minutes * minute);
    },
    async signIn(name: string, cityId: string | null = null): Promise<SignedIn> {
      const reader = { id: newId(now), name };
      const values = { ...reader, head_img: '', user_type: 0 as const, user_des: '', city_id: cityId };
      await db
        .insertInto('users')
        .values({ ...values, created_at: shanghaiTime(now) })
        .execute();
      return { requestId: 'test', reader };
    },
    /** Everything stored about a reader, without the SMS code that the operation asks for. */
    exportOf: ({ reader }: SignedIn) => exportAccount(db, account.vault, reader.id, now),
    addStories: (...stories: readonly Story[]) =>
      db.transaction().execute((transaction) => insertStories(transaction, stories)),
    async close() {
      await live.hub.close();
      await database.close();
    },
  };
}

export type TestHandlers = Awaited<ReturnType<typeof openTestHandlers>>;
export type SignedIn = CallContext & { readonly reader: NonNullable<CallContext['reader']> };

/** Builds a story published `minutesAgo` minutes before `start`. */
export function story(id: string, minutesAgo: number, fields: Partial<Story> = {}): Story {
  return {
    id,
    kind: 'article',
    title: `标题${id}`,
    summary: `摘要${id}`,
    source: '齐鲁晚报',
    publishedAt: shanghaiTime(new Date(start.getTime() - minutesAgo * minute)),
    sectionId: 'shandong',
    labels: [],
    covers: [],
    cardStyle: 'text',
    body: '<p>正文</p>',
    ...fields,
  };
}

type PartialInput<Id extends OperationId> = Partial<Omit<HandlerInput<Id>, 'headers'>>;

/**
 * Calls an operation like the server does after validation and returns its data. For operations that respond with another
 * code (`Reply`), call the handler itself.
 */
export async function call<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  partialInput: PartialInput<Id>,
  context: CallContext = visitor,
): Promise<Exclude<HandlerResult<Id>, Reply<Id>>> {
  const headers = { 'client-id': 'h5', 'device-id': 'test', version: '1' };
  // `partialInput` omits what is optional in the contract or added by the server
  const input = { query: {}, body: {}, headers, ...partialInput } as unknown as HandlerInput<Id>;
  const result = await handlers[id](input, context);
  if (isData(result)) return result;
  throw new Error(`${id} responded with another code`);
}

function isData<Id extends OperationId>(
  result: HandlerResult<Id>,
): result is Exclude<HandlerResult<Id>, Reply<Id>> {
  return !(result instanceof Reply);
}

export const clientId = randomUUID;
