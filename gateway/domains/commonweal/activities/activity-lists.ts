import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { auditOf } from '../audit/audit.ts';
import { activityQuery, toActivity, type ActivityRow } from './activity-rows.ts';

type State = Schemas['ActivityState'];

interface ActivitiesQuery {
  /** undefined: all of them; the same for the other filters */
  readonly topicId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly cityId?: string | undefined;
  readonly state?: State | undefined;
  readonly page: Page<string>;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** The SQL condition of a state; must agree with `stateOf`. */
function stateCondition(state: State, now: string) {
  const isOn = sql`activities.cancelled_at is null`;
  const comes = sql`${isOn} and activities.starts_at > ${now}`;
  const takes = sql`${comes} and activities.register_until > ${now}`;
  const conditions = {
    cancelled: sql<SqlBool>`activities.cancelled_at is not null`,
    ended: sql<SqlBool>`${isOn} and activities.ends_at <= ${now}`,
    running: sql<SqlBool>`${isOn} and activities.starts_at <= ${now} and activities.ends_at > ${now}`,
    closed: sql<SqlBool>`${comes} and activities.register_until <= ${now}`,
    full: sql<SqlBool>`${takes} and activities.taken >= activities.quota`,
    open: sql<SqlBool>`${takes} and activities.taken < activities.quota`,
  } satisfies Record<State, unknown>;
  return conditions[state];
}

/** Approved activities, latest first. */
export async function listActivities(
  db: Database,
  { topicId, groupId, cityId, state, page, now }: ActivitiesQuery,
): Promise<Schemas['CommonwealActivityPage']> {
  let query = activityQuery(db).where('activities.audit', '=', 'approved');
  if (topicId !== undefined) query = query.where('activities.topic_id', '=', topicId);
  if (groupId !== undefined) query = query.where('activities.group_id', '=', groupId);
  if (cityId !== undefined) query = query.where('activities.city_id', '=', cityId);
  if (state !== undefined) query = query.where(stateCondition(state, now));
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['activities.starts_at', 'activities.id'],
    positionOf: positionOf,
  });
  return { list: rows.map((row) => toActivity(row, now)), ...next };
}

/** Approved activities that accept registrations, soonest first. */
export async function openActivities(
  db: Database,
  { topicId, most, now }: { readonly topicId: string; readonly most: number; readonly now: string },
): Promise<Schemas['CommonwealActivity'][]> {
  const rows = await activityQuery(db)
    .where('activities.audit', '=', 'approved')
    .where('activities.topic_id', '=', topicId)
    .where(stateCondition('open', now))
    .orderBy('activities.starts_at')
    .orderBy('activities.id')
    .limit(most)
    .execute();
  return rows.map((row) => toActivity(row, now));
}

/** All activities of a group with their audit state, latest first; for its owner. */
export async function groupActivities(
  db: Database,
  { groupId, page, now }: { readonly groupId: string; readonly page: Page<string>; readonly now: string },
): Promise<Schemas['GroupActivityPage']> {
  const query = activityQuery(db).where('activities.group_id', '=', groupId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['activities.starts_at', 'activities.id'],
    positionOf: positionOf,
  });
  return { list: rows.map((row) => ({ activity: toActivity(row, now), audit: auditOf(row) })), ...next };
}

const positionOf = ({ starts_at, id }: ActivityRow) => ({ key: starts_at, id });
