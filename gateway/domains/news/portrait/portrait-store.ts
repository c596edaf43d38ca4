import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { readLabels } from '../../shared/story-cards.ts';
import { portraitOf, type Portrait } from './portrait.ts';

/** below the origin */
const page = '/new/retrato';

interface Asked {
  readonly readerId: string;
  /** the newest in which the reader read when undefined */
  readonly year: string | undefined;
  /** the present one */
  readonly thisYear: string;
}

/**
 * What a reader's own history tells of a year; one without readings has counts of zero.
 * @throws Failure 404 for a year that is yet to come
 */
export async function readPortrait(db: Database, { readerId, year, thisYear }: Asked): Promise<Portrait> {
  if (year !== undefined && year > thisYear) throw notFound('这一年还没有到');
  const years = await yearsOf(db, readerId);
  const shown = year ?? years[0] ?? thisYear;
  const rows = await db
    .selectFrom('news_reads')
    .innerJoin('news', 'news.id', 'news_reads.news_id')
    .innerJoin('sections', 'sections.id', 'news.section_id')
    .select([
      'news_reads.read_at',
      'news.id',
      'news.section_id',
      'sections.name as section_name',
      'news.city_id',
      'news.labels_json',
    ])
    .where('news_reads.user_id', '=', readerId)
    .where('news_reads.read_at', '>=', `${shown}-01-01 00:00:00`)
    .where('news_reads.read_at', '<=', `${shown}-12-31 23:59:59`)
    .execute();
  const reads = rows.map((row) => ({
    readAt: row.read_at,
    sectionId: row.section_id,
    sectionName: row.section_name,
    cityId: row.city_id,
    labels: readLabels(row.labels_json, row.id),
  }));
  return portraitOf(shown, years, reads);
}

/** Where a reader has their portrait: of the newest year in which they read, of the present one for everybody else. */
export async function portraitAddress(
  db: Database,
  readerId: string | undefined,
  thisYear: string,
): Promise<Schemas['PortraitAddress']> {
  const [newest] = readerId === undefined ? [] : await yearsOf(db, readerId);
  const year = newest ?? thisYear;
  return { url: `${page}/${year}`, year };
}

/** Years in which a reader read, newest first. */
async function yearsOf(db: Database, readerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('news_reads')
    .select(sql<string>`substr(read_at, 1, 4)`.as('year'))
    .distinct()
    .where('user_id', '=', readerId)
    .execute();
  return rows.map(({ year }) => year).toSorted((a, b) => (a < b ? 1 : -1));
}
