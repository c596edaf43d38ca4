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
import { openUploadFiles } from '../../services/uploads/upload-files.ts';
import { createHandlers } from '../operations/contract-handlers.ts';
import { createLiveServices } from '../../domains/live/live-services.ts';
import { testAccountServices } from '../../domains/account/test-services.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';

export const visitor: CallContext = { requestId: 'test' };
export const start = new Date('2026-11-03T08:00:00+08:00');
export const minute = 60_000;

export const quiet = { info: () => {}, error: () => {} };

/** The handlers on a new database, with a clock that stands until it is moved. */
export async function openTestHandlers() {
  const database = await openTestDatabase();
  const { db } = database;
  let now = start;
  const account = testAccountServices();
  const deps = { db, clock: () => now, log: quiet };
  const live = createLiveServices(database, deps);
  const handlers = createHandlers(deps, account, openUploadFiles(database.location.dataDir), live);
  return {
    database,
    db,
    handlers,
    hub: live.hub,
    account,
    /** Moves the clock to so many minutes after `start`. */
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

/** A story of `minutesAgo` minutes before `start`; the rest as given. */
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

type Given<Id extends OperationId> = Partial<Omit<HandlerInput<Id>, 'headers'>>;

/**
 * Calls an operation as the server would after validation, and gives its data. Headers are the server's matter. For
 * operations that answer with a code of their own (`Reply`), call the handler itself.
 */
export async function call<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  given: Given<Id>,
  context: CallContext = visitor,
): Promise<Exclude<HandlerResult<Id>, Reply<Id>>> {
  const headers = { 'client-id': 'h5', 'device-id': 'test', version: '1' };
  // What `given` leaves out is what the contract leaves optional or the server adds.
  const input = { query: {}, body: {}, headers, ...given } as unknown as HandlerInput<Id>;
  const result = await handlers[id](input, context);
  if (isData(result)) return result;
  throw new Error(`${id} answered with a code of its own`);
}

function isData<Id extends OperationId>(
  result: HandlerResult<Id>,
): result is Exclude<HandlerResult<Id>, Reply<Id>> {
  return !(result instanceof Reply);
}

export const clientId = randomUUID;
