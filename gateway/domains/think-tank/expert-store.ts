import type { Transaction } from 'kysely';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import type { Schema } from '../../db/schema.ts';
import type { Schemas } from '../../contract/schemas.ts';

/** An expert to be stored. */
export interface ExpertEntry extends Readonly<Schemas['ExpertCard']> {
  /** names of sectors that the expert writes about */
  readonly sectors: readonly string[];
  readonly titles: readonly string[];
  readonly biography: string;
  readonly views: readonly Schemas['ExpertView'][];
  readonly events: readonly Schemas['ExpertEvent'][];
  readonly newsIds: readonly string[];
}

/** Inserts experts in their order. */
export async function insertExperts(
  transaction: Transaction<Schema>,
  entries: readonly ExpertEntry[],
): Promise<void> {
  await insertInBatches(
    entries.map((entry, place) => ({
      id: entry.id,
      place,
      name: entry.name,
      title: entry.title,
      field: entry.field,
      portrait_json: JSON.stringify(entry.portrait),
      titles_json: JSON.stringify(entry.titles),
      biography: entry.biography,
      views_json: JSON.stringify(entry.views),
      events_json: JSON.stringify(entry.events),
      is_sample: entry.isSample ? (1 as const) : (0 as const),
    })),
    (rows) => transaction.insertInto('experts').values(rows),
  );
  await insertInBatches(
    entries.flatMap(({ id, sectors }) => sectors.map((sector) => ({ expert_id: id, sector }))),
    (rows) => transaction.insertInto('expert_sectors').values(rows),
  );
  await insertInBatches(
    entries.flatMap(({ id, newsIds }) => newsIds.map((newsId) => ({ expert_id: id, news_id: newsId }))),
    (rows) => transaction.insertInto('expert_news').values(rows),
  );
}

/** A report to be stored. */
export interface ReportEntry extends Readonly<Schemas['ReportCard']> {
  readonly chapters: readonly Schemas['ReportChapter'][];
  readonly method: string;
  readonly corrections: readonly Schemas['ReportCorrection'][];
  /** ids of other reports */
  readonly related: readonly string[];
  readonly expertIds: readonly string[];
  /** names of the sectors that it is about */
  readonly sectors: readonly string[];
}

/** Inserts reports; their experts must be stored. */
export async function insertReports(
  transaction: Transaction<Schema>,
  entries: readonly ReportEntry[],
): Promise<void> {
  await insertInBatches(
    entries.map((entry) => ({
      id: entry.id,
      title: entry.title,
      summary: entry.summary,
      published_at: entry.publishedAt,
      authors_json: JSON.stringify(entry.authors),
      cover_json: JSON.stringify(entry.cover),
      characters: entry.characters,
      chapters_json: JSON.stringify(entry.chapters),
      method: entry.method,
      corrections_json: JSON.stringify(entry.corrections),
      related_json: JSON.stringify(entry.related),
      is_sample: entry.isSample ? (1 as const) : (0 as const),
    })),
    (rows) => transaction.insertInto('reports').values(rows),
  );
  await insertInBatches(
    entries.flatMap(({ id, expertIds }) =>
      expertIds.map((expertId) => ({ report_id: id, expert_id: expertId })),
    ),
    (rows) => transaction.insertInto('report_experts').values(rows),
  );
  await insertInBatches(
    entries.flatMap(({ id, sectors }) => sectors.map((sector) => ({ report_id: id, sector }))),
    (rows) => transaction.insertInto('report_sectors').values(rows),
  );
}
