import * as v from 'valibot';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import { dayOf } from './models.ts';

const readDetails = jsonColumn(
  'auto_shows',
  'details_json',
  schemaOf<Schemas['AutoShow']>()(
    v.object({
      title: v.string(),
      startsOn: v.string(),
      endsOn: v.string(),
      dailyHours: v.string(),
      venue: v.string(),
      address: v.string(),
      place: v.object({ longitude: v.number(), latitude: v.number() }),
      tickets: v.array(v.object({ name: v.string(), price: v.number(), note: v.string() })),
    }),
  ),
);

/** The show that runs or comes next, otherwise the last; with its schedule by start, notices and changes newest first. */
export async function readProgramme(db: Database, now: Date): Promise<Schemas['AutoProclamations']> {
  const shows = await db.selectFrom('auto_shows').selectAll().orderBy('ends_on').execute();
  const show = shows.find(({ ends_on: endsOn }) => endsOn >= dayOf(now)) ?? shows.at(-1);
  const rows = await db
    .selectFrom('auto_proclamations')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const all = rows.map(({ id, kind, title, text, published_at, starts_at, ends_at, venue }) => ({
    id,
    kind,
    title,
    text,
    publishedAt: published_at,
    ...(starts_at !== null && { startsAt: starts_at }),
    ...(ends_at !== null && { endsAt: ends_at }),
    ...(venue !== null && { venue }),
  }));
  return {
    ...(show && { show: readDetails(show.details_json, show.id) }),
    notices: all.filter(({ kind }) => kind !== 'schedule'),
    schedule: all
      .filter(({ kind }) => kind === 'schedule')
      .toSorted((left, right) => ((left.startsAt ?? '') < (right.startsAt ?? '') ? -1 : 1)),
  };
}
