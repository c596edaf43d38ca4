import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { KeyedReader } from '../shared/author-key.ts';
import { cutPage, hottestFirst, type Page, pageQuery, sorted, startingAfter } from '../shared/paging.ts';
import { topLevelComments, topLevelPage } from './comment-list.ts';
import { commentQuery, type CommentRow, visibleTo } from './comment-rows.ts';
import { startKeyAt, heatKey, parseHeatKey, type HeatPosition, hottestAtStart } from './heat.ts';
import type { Subject } from './subjects.ts';

interface HottestRequest {
  readonly subject: Subject;
  readonly readerId: string | undefined;
  /** maximum number of rows */
  readonly limit: number;
}

/** A comment with its heat when the list was started. */
type RankedRow = CommentRow & { readonly hot_at_start: number };

/**
 * Top-level comments, hottest first. The first page has the current order, later pages the order when the first page
 * was loaded.
 */
export async function hottestComments(
  db: Database,
  subject: Subject,
  page: Page<string>,
  reader: KeyedReader,
  now: Date,
): Promise<Schemas['CommentPage']> {
  const request = { subject, readerId: reader.readerId, limit: page.size + 1 };
  const position = page.after && parseHeatKey(page.after.key);
  const asOf = position?.asOf ?? startKeyAt(now);
  const rows =
    page.after && position
      ? await nextPage(db, request, position, page.after.id)
      : await firstPage(db, request);
  const found = cutPage(rows, page, hottestAtStart, ({ id, hot_at_start: hot }) => ({
    key: heatKey({ asOf, hot }),
    id,
  }));
  return topLevelPage(db, subject, found, reader);
}

const hottestForVisitors = preparedQuery<Subject & { limit: number }, CommentRow>((db, value) =>
  byHeat(db, { type: value('type'), id: value('id') }, undefined).limit(value('limit')),
);

async function firstPage(db: Database, { subject, readerId, limit }: HottestRequest): Promise<RankedRow[]> {
  const rows =
    readerId === undefined
      ? await hottestForVisitors(db, { ...subject, limit })
      : await byHeat(db, subject, readerId).limit(limit).execute();
  return rows.map(withCurrentHeat);
}

/**
 * Comments without heat changes since the list was started come from the index, the few others from the recorded
 * changes.
 */
async function nextPage(
  db: Database,
  { subject, readerId, limit }: HottestRequest,
  { asOf, hot }: HeatPosition,
  id: string,
): Promise<RankedRow[]> {
  const after = { key: hot, id };
  const untouched = await startingAfter(byHeat(db, subject, readerId), byCurrentHeat, after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comment_heats')
            .select('comment_heats.id')
            .whereRef('comment_heats.comment_id', '=', 'comments.id')
            .where('comment_heats.id', '>', asOf),
        ),
      ),
    )
    .limit(limit)
    .execute();
  // the first change recorded since then has the heat of that time; only top-level comments have records
  const noted = commentQuery(db)
    .innerJoin('comment_heats as noted', 'noted.comment_id', 'comments.id')
    .select('noted.hot as hot_at_start')
    .where('noted.subject_type', '=', subject.type)
    .where('noted.subject_id', '=', subject.id)
    .where('noted.id', '>', asOf)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comment_heats as earlier')
            .select('earlier.id')
            .whereRef('earlier.comment_id', '=', 'noted.comment_id')
            .where('earlier.id', '>', asOf)
            .whereRef('earlier.id', '<', 'noted.id'),
        ),
      ),
    )
    .where(visibleTo(readerId));
  const touched = await pageQuery(
    noted,
    { size: limit - 1, after },
    { order: hottestFirst, by: ['noted.hot', 'comments.id'] },
  ).execute();
  return [...untouched.map(withCurrentHeat), ...touched].toSorted(hottestAtStartThenNewest).slice(0, limit);
}

function byHeat(db: Database, subject: Subject, readerId: string | undefined) {
  return sorted(topLevelComments(db, subject, readerId), byCurrentHeat);
}

const byCurrentHeat = { order: hottestFirst, by: ['comments.hot', 'comments.id'] } as const;

const withCurrentHeat = (row: CommentRow): RankedRow => ({ ...row, hot_at_start: row.hot });

const hottestAtStartThenNewest = (a: RankedRow, b: RankedRow) =>
  b.hot_at_start - a.hot_at_start || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
