import type { Insertable, Transaction } from 'kysely';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import type { Schema } from '../../db/schema.ts';
import type { EnterprisesTable, RankKind } from '../../db/tables/think-tank-tables.ts';
import type { Schemas } from '../../contract/schemas.ts';

/** A fact as it is stored; label and unit come from the sector's definition. */
export type StoredFact = Pick<Schemas['SourcedFact'], 'key' | 'value' | 'source' | 'asOf'>;
/** The rows of the sector's table. */
export type StoredTable = Pick<Schemas['FactTable'], 'rows' | 'source' | 'asOf'>;

/** An enterprise to be stored. Times and days as in the contract. */
export interface EnterpriseEntry extends Readonly<Schemas['EnterpriseName']> {
  readonly summary: string;
  /** 3 to 9 */
  readonly pictures: readonly Schemas['Picture'][];
  readonly address: string;
  readonly place?: Schemas['Place'];
  readonly phone?: string;
  readonly openingHours?: Schemas['OpeningHours'];
  readonly founded: string;
  /** valid: see rules/people/credit-code.ts */
  readonly creditCode: string;
  readonly mark: Schemas['EnterpriseMark'];
  readonly isAd?: boolean;
  readonly isSample?: boolean;
  readonly facts: readonly StoredFact[];
  readonly table: StoredTable;
}

function rowOf(entry: EnterpriseEntry): Insertable<EnterprisesTable> {
  return {
    id: entry.id,
    name: entry.name,
    sector: entry.sector,
    city_id: entry.cityId,
    letter: entry.letter,
    initials: entry.initials,
    summary: entry.summary,
    pictures_json: JSON.stringify(entry.pictures),
    address: entry.address,
    longitude: entry.place?.longitude ?? null,
    latitude: entry.place?.latitude ?? null,
    phone: entry.phone ?? null,
    opening_hours_json: entry.openingHours === undefined ? null : JSON.stringify(entry.openingHours),
    founded: entry.founded,
    credit_code: entry.creditCode,
    mark: entry.mark,
    is_ad: entry.isAd ? 1 : 0,
    is_sample: entry.isSample ? 1 : 0,
    facts_json: JSON.stringify(entry.facts),
    table_json: JSON.stringify(entry.table),
  };
}

/** Inserts enterprises, or updates those with the same id. */
export async function saveEnterprises(
  transaction: Transaction<Schema>,
  entries: readonly EnterpriseEntry[],
): Promise<void> {
  await insertInBatches(entries.map(rowOf), (rows) =>
    transaction
      .insertInto('enterprises')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          sector: ref('excluded.sector'),
          city_id: ref('excluded.city_id'),
          letter: ref('excluded.letter'),
          initials: ref('excluded.initials'),
          summary: ref('excluded.summary'),
          pictures_json: ref('excluded.pictures_json'),
          address: ref('excluded.address'),
          longitude: ref('excluded.longitude'),
          latitude: ref('excluded.latitude'),
          phone: ref('excluded.phone'),
          opening_hours_json: ref('excluded.opening_hours_json'),
          founded: ref('excluded.founded'),
          credit_code: ref('excluded.credit_code'),
          mark: ref('excluded.mark'),
          is_ad: ref('excluded.is_ad'),
          is_sample: ref('excluded.is_sample'),
          facts_json: ref('excluded.facts_json'),
          table_json: ref('excluded.table_json'),
        })),
      ),
  );
}

/** Index of one enterprise in one period. */
export interface IndexEntry {
  readonly enterpriseId: string;
  /** YYYY-MM */
  readonly period: string;
  /** 0 to 100 */
  readonly score: number;
  /** 0 to 100 by the key of the dimension */
  readonly dimensions: Readonly<Record<string, number>>;
  readonly source: string;
  /** YYYY-MM-DD */
  readonly asOf: string;
}

/** Scores are stored as hundredths, so that lists sort and compare them exactly. */
export const hundredths = (score: number) => Math.round(score * 100);

/** Inserts or replaces values of the index, and sets the enterprises' present scores to those of their newest periods. */
export async function saveIndex(
  transaction: Transaction<Schema>,
  entries: readonly IndexEntry[],
): Promise<void> {
  const rows = entries.map(({ enterpriseId, period, score, dimensions, source, asOf }) => ({
    enterprise_id: enterpriseId,
    period,
    score: hundredths(score),
    dimensions_json: JSON.stringify(
      Object.fromEntries(Object.entries(dimensions).map(([key, value]) => [key, hundredths(value)])),
    ),
    source,
    as_of: asOf,
  }));
  await insertInBatches(rows, (batch) =>
    transaction
      .insertInto('enterprise_index')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['enterprise_id', 'period']).doUpdateSet(({ ref }) => ({
          score: ref('excluded.score'),
          dimensions_json: ref('excluded.dimensions_json'),
          source: ref('excluded.source'),
          as_of: ref('excluded.as_of'),
        })),
      ),
  );
  await transaction
    .updateTable('enterprises')
    .set(({ selectFrom }) => ({
      score: selectFrom('enterprise_index')
        .select('score')
        .whereRef('enterprise_index.enterprise_id', '=', 'enterprises.id')
        .orderBy('period', 'desc')
        .limit(1),
    }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enterprise_index')
          .select('period')
          .whereRef('enterprise_index.enterprise_id', '=', 'enterprises.id'),
      ),
    )
    .execute();
}

/** Relates stories to an enterprise, each once. */
export async function relateNews(
  transaction: Transaction<Schema>,
  related: readonly {
    readonly enterpriseId: string;
    readonly newsId: string;
    readonly publishedAt: string;
  }[],
): Promise<void> {
  await insertInBatches(
    related.map(({ enterpriseId, newsId, publishedAt }) => ({
      enterprise_id: enterpriseId,
      news_id: newsId,
      published_at: publishedAt,
    })),
    (rows) =>
      transaction
        .insertInto('enterprise_news')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
  );
}

/** A ranking of one period. The rows' ranks follow their order. */
export interface RankingEntry {
  readonly kind: RankKind;
  readonly period: string;
  readonly title: string;
  readonly method: string;
  readonly sources: readonly string[];
  readonly asOf: string;
  readonly rows: readonly {
    readonly name: string;
    readonly enterpriseId?: string;
    readonly cityId: string;
    readonly score: number;
    /** why it moved */
    readonly reason: string;
  }[];
}

/** Replaces the ranking of a kind and period. */
export async function saveRanking(transaction: Transaction<Schema>, entry: RankingEntry): Promise<void> {
  const { kind, period, rows } = entry;
  await transaction.deleteFrom('rankings').where('kind', '=', kind).where('period', '=', period).execute();
  await transaction
    .insertInto('rankings')
    .values({
      kind,
      period,
      title: entry.title,
      method: entry.method,
      sources_json: JSON.stringify(entry.sources),
      as_of: entry.asOf,
    })
    .execute();
  const ranked = rows.map(({ name, enterpriseId, cityId, score, reason }, index) => ({
    kind,
    period,
    rank: index + 1,
    name,
    enterprise_id: enterpriseId ?? null,
    city_id: cityId,
    score: hundredths(score),
    reason,
  }));
  await insertInBatches(ranked, (batch) => transaction.insertInto('rank_rows').values(batch));
}
