import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { readLabels } from '../../shared/story-cards.ts';
import { portraitOf, type Portrait } from './portrait.ts';

/** path of the page */
const portraitPath = '/new/retrato';

interface PortraitRequest {
  readonly readerId: string;
  /** undefined for the latest year in which the reader read */
  readonly year: string | undefined;
  /** the current year */
  readonly thisYear: string;
}

/**
 * The portrait of a reader for a year, from the reading history; all counts are zero in a year without reads.
 * @throws Failure 404 for a future year
 */
export async function readPortrait(
  db: Database,
  { readerId, year, thisYear }: PortraitRequest,
): Promise<Portrait> {
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

/** Address of a reader's portrait: of the latest year in which they read; for others of the current year. */
export async function portraitAddress(
  db: Database,
  readerId: string | undefined,
  thisYear: string,
): Promise<Schemas['PortraitAddress']> {
  const [newest] = readerId === undefined ? [] : await yearsOf(db, readerId);
  const year = newest ?? thisYear;
  return { url: `${portraitPath}/${year}`, year };
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
