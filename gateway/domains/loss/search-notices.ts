import { sql, type SqlBool } from 'kysely';
import { shownHolder } from '../../../rules/loss/mask-holder.ts';
import type { SearchTerms } from '../../../rules/loss/search-terms.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { fetchPage, newestDayFirst, type Page } from '../shared/paging.ts';

/** Notices of a pair are counted up to this number. */
const mostCounted = 2000;

/** Distinct pairs of neighbouring characters of a name, by which parts of names are found. */
export function namePairs(name: string): string[] {
  const characters = Array.from(name);
  return [...new Set(characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`))];
}

/** What a search looks for; a number as its keyed hash. */
export type NoticeQuery = Omit<SearchTerms, 'number'> & { readonly numberHash?: string };

/** Notices that meet all terms, the newest issue first. Erased notices are not found. */
export async function searchNotices(
  db: Database,
  { name, numberHash, from, to, kind }: NoticeQuery,
  page: Page<string>,
): Promise<Schemas['LossCardPage']> {
  const named = name === undefined ? undefined : await rarestPair(db, name);
  if (name !== undefined && named === undefined) return { list: [] };
  const { rows, ...next } = await fetchPage(
    cardRows(db)
      .where('state', '<>', 'erased')
      .$if(numberHash !== undefined, (query) => query.where('number_hash', '=', numberHash ?? ''))
      .$if(from !== undefined, (query) => query.where('lost_on', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('lost_on', '<=', to ?? ''))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'other'))
      .$if(named !== undefined, (query) => query.where(hasPair(named)).where(containsName(name ?? ''))),
    page,
    {
      order: newestDayFirst,
      by: ['published_on', 'id'],
      positionOf: ({ id, published_on }) => ({ key: published_on, id }),
    },
  );
  return { list: rows.map(toCard), ...next };
}

interface NamePair {
  readonly pair: string;
  /** at most `mostCounted` */
  readonly count: number;
}

/** A rare pair is looked up first; of a common one, each notice is asked for in the order of the list. */
const hasPair = ({ pair, count }: NamePair = { pair: '', count: 0 }) =>
  count < mostCounted
    ? sql<SqlBool>`loss_notices.id in (select notice_id from loss_name_pairs where pair = ${pair})`
    : sql<SqlBool>`exists (select 1 from loss_name_pairs as pairs where pairs.pair = ${pair}
        and pairs.published_on = loss_notices.published_on and pairs.notice_id = loss_notices.id)`;

const containsName = (name: string) =>
  sql<SqlBool>`name_key like ${`%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;

/** The pair of a name that the fewest notices have; undefined when no notice has one of them. */
async function rarestPair(db: Database, name: string): Promise<NamePair | undefined> {
  let rarest: NamePair | undefined;
  for (const pair of namePairs(name)) {
    const rows = await db
      .selectFrom('loss_name_pairs')
      .select('notice_id')
      .where('pair', '=', pair)
      .limit(mostCounted)
      .execute();
    if (rows.length === 0) return undefined;
    if (rarest === undefined || rows.length < rarest.count) rarest = { pair, count: rows.length };
  }
  return rarest;
}

/** Rows of notices for lists. */
export function cardRows(db: Database) {
  return db
    .selectFrom('loss_notices')
    .select(['id', 'kind', 'holder', 'number', 'lost_on', 'published_on', 'state', 'paper_page']);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number];

/** A notice as lists show it: persons and numbers are masked. */
export function toCard(row: CardRow): Schemas['LossCard'] {
  return {
    id: row.id,
    kind: row.kind,
    holder: row.holder === null ? '' : shownHolder(row.kind, row.holder),
    number: row.number ?? '',
    lostOn: row.lost_on ?? '',
    publishedOn: row.published_on,
    state: row.state,
    paperPage: row.paper_page,
  };
}
