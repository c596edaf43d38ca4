import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { cutPage, hottestFirst, type Page, pageQuery, sorted, startingAfter } from '../shared/paging.ts';
import { firstLevel, firstLevelPage } from './comment-list.ts';
import { commentQuery, type CommentRow, visibleTo } from './comment-rows.ts';
import { beginningAt, heatKey, heatPlaceOf, type HeatPlace, hottestThen } from './heat.ts';
import type { Subject } from './subjects.ts';

interface Wanted {
  readonly subject: Subject;
  readonly readerId: string | undefined;
  /** at most so many rows */
  readonly limit: number;
}

/** A row, and how hot it was when its list began. */
type RankedRow = CommentRow & { readonly hot_then: number };

/**
 * The hottest comments of the first level: likes + shown replies, equal ones by id, newest first. The first page has
 * them as they are, the pages after it go on as they were then.
 */
export async function hottestComments(
  db: Database,
  subject: Subject,
  page: Page<string>,
  readerId: string | undefined,
  now: Date,
): Promise<Schemas['CommentPage']> {
  const wanted = { subject, readerId, limit: page.size + 1 };
  const place = page.after && heatPlaceOf(page.after.key);
  const asOf = place?.asOf ?? beginningAt(now);
  const rows =
    page.after && place ? await goOn(db, wanted, place, page.after.id) : await hottestNow(db, wanted);
  const found = cutPage(rows, page, hottestThen, ({ id, hot_then: hot }) => ({
    key: heatKey({ asOf, hot }),
    id,
  }));
  return firstLevelPage(db, subject, found, readerId);
}

async function hottestNow(db: Database, { subject, readerId, limit }: Wanted): Promise<RankedRow[]> {
  const rows = await byHeat(db, subject, readerId).limit(limit).execute();
  return rows.map(asItIs);
}

/** Those that nobody touched since the list began come by the index, the few others by what is noted of them. */
async function goOn(
  db: Database,
  { subject, readerId, limit }: Wanted,
  { asOf, hot }: HeatPlace,
  id: string,
): Promise<RankedRow[]> {
  const after = { key: hot, id };
  const untouched = await startingAfter(byHeat(db, subject, readerId), heatNow, after)
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
  // the first that was noted since then says how hot a comment was then; only the first level has notes
  const noted = commentQuery(db)
    .innerJoin('comment_heats as noted', 'noted.comment_id', 'comments.id')
    .select('noted.hot as hot_then')
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
  return [...untouched.map(asItIs), ...touched].toSorted(hottestThenNewest).slice(0, limit);
}

function byHeat(db: Database, subject: Subject, readerId: string | undefined) {
  return sorted(firstLevel(db, subject, readerId), heatNow);
}

const heatNow = { order: hottestFirst, by: ['comments.hot', 'comments.id'] } as const;

const asItIs = (row: CommentRow): RankedRow => ({ ...row, hot_then: row.hot });

const hottestThenNewest = (a: RankedRow, b: RankedRow) =>
  b.hot_then - a.hot_then || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
