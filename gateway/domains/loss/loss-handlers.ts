import { sql } from 'kysely';
import { emptySearch, searchFaults, termsOf } from '../../../rules/loss/search-terms.ts';
import { noticeKindNames } from '../../../rules/loss/notice-kinds.ts';
import { Failure } from '../../contract/failure.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../shared/deps.ts';
import { headOf } from '../shared/ledger/ledger-store.ts';
import type { SignedLedgers } from '../shared/ledger/signed-ledgers.ts';
import { newestDayFirst, readPage } from '../shared/paging.ts';
import { countSearch, type LossServices } from './loss-limits.ts';
import { noticeLedger } from './notice-ledger.ts';
import { readNotice } from './read-notice.ts';
import { numberHash } from './record-notices.ts';
import { cardRows, searchNotices, toCard } from './search-notices.ts';

type LossOperation = 'getLossOverview' | 'searchLossNotices' | 'getLossNotice' | 'listLossBlocks';

const latestCount = 10;
const defaultBlockCount = 50;

/** External dependencies of the notices besides the database. */
export interface NoticeServices extends LossServices {
  readonly ledgers: SignedLedgers;
  /** dates of the issues that readers can open */
  readonly openIssues: () => Promise<readonly string[]>;
}

export function lossHandlers(deps: Deps, services: NoticeServices): Pick<Handlers, LossOperation> {
  const { db } = deps;
  const { vault, ledgers, openIssues } = services;
  return {
    getLossOverview: async () => ({
      counts: await countsByKind(db),
      latest: await latestNotices(db),
      checkpoint: await ledgers.checkpoint('notices'),
    }),

    searchLossNotices: async ({ body }, context) => {
      const { name = '', number = '', from = '', to = '', kind = '' } = body;
      const search = { ...emptySearch, name, number, from, to, kind };
      refuseFaults(searchFaults(search));
      const page = readPage('body', body, newestDayFirst);
      if (!(await countSearch(deps, services, body.humanCheck, context)))
        return { list: [], needsHumanCheck: true };
      const { number: plain, ...terms } = termsOf(search);
      const hashed = plain === undefined ? {} : { numberHash: numberHash(vault, plain) };
      return searchNotices(db, { ...terms, ...hashed }, page);
    },

    getLossNotice: ({ body: { id } }) => readNotice({ db, ledgers, openIssues }, id),

    listLossBlocks: async ({ query: { fromHeight = 1, most = defaultBlockCount } }) => ({
      // head first: blocks appended in between come after it
      head: await headOf(db, 'notices'),
      list: (await noticeLedger.blocksFrom(db, fromHeight, most)).map((block) =>
        'record' in block ? { ...block, salt: block.salt ?? '' } : block,
      ),
    }),
  };
}

/** @throws Failure 400 that names every invalid field with its message, as the form shows them */
function refuseFaults(faults: ReturnType<typeof searchFaults>): void {
  const fields = Object.entries(faults).map(([field, message]) => ({
    path: `body.${field}`,
    rule: 'search',
    message,
  }));
  const [first] = fields;
  if (first !== undefined) throw new Failure(400, first.message, { fields });
}

async function countsByKind(db: Database): Promise<Schemas['LossOverview']['counts']> {
  const rows = await db
    .selectFrom('loss_notices')
    .select(['kind', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('state', '<>', 'erased')
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return noticeKindNames.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}

async function latestNotices(db: Database): Promise<Schemas['LossCard'][]> {
  const rows = await cardRows(db)
    .where('state', '<>', 'erased')
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(latestCount)
    .execute();
  return rows.map(toCard);
}
