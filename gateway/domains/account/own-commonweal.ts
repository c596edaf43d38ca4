import * as v from 'valibot';
import type { Transaction } from 'kysely';
import type { HandlerResult } from '../../contract/handler.ts';
import type { AuditState } from '../../db/tables/commonweal-tables.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { releaseAttachments } from '../shared/attachments.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { groupContactShape, skillsShape } from '../shared/json-shapes.ts';

const readPerson = jsonColumn(
  'volunteers',
  'person_sealed',
  v.object({
    name: v.string(),
    idNumber: v.string(),
    phone: v.string(),
    guardianName: v.exactOptional(v.string()),
    guardianPhone: v.exactOptional(v.string()),
  }),
);
const readSkills = jsonColumn('volunteers', 'skills_json', skillsShape);
const readContact = jsonColumn('volunteer_groups', 'contact_sealed', groupContactShape);

type Exported = Extract<HandlerResult<'downloadAccount'>, { comments: unknown }>;
type Commonweal = NonNullable<Exported['commonweal']>;

interface CommonwealExport {
  readonly commonweal: Commonweal;
  /** names, phones and ID numbers, in the shape of `commonweal` */
  readonly personal: {
    readonly volunteer?: ReturnType<typeof readPerson>;
    readonly group?: ReturnType<typeof readContact>;
  };
}

/** Exports a reader's volunteering data; undefined when there is none. */
export async function exportedCommonweal(
  db: Database,
  vault: Vault,
  userId: string,
): Promise<CommonwealExport | undefined> {
  const volunteer = await exportedVolunteer(db, vault, userId);
  const group = await exportedGroup(db, vault, userId);
  const registrations = await exportedRegistrations(db, userId);
  const started = await exportedActivities(db, userId);
  const thumbs = await exportedThumbs(db, userId);
  const claims = await db
    .selectFrom('welfare_claims')
    .innerJoin('welfare_items', 'welfare_items.id', 'welfare_claims.item_id')
    .select(['item_id as itemId', 'welfare_items.title', 'code', 'claimed_at as at'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at')
    .orderBy('item_id')
    .execute();
  if (volunteer === undefined && group === undefined && claims.length + thumbs.length === 0) return undefined;
  return {
    commonweal: {
      ...(volunteer && { volunteer: volunteer.application }),
      ...(group && { group: group.application, started }),
      registrations,
      claims,
      thumbs,
    },
    personal: {
      ...(volunteer && { volunteer: volunteer.person }),
      ...(group && { group: group.contact }),
    },
  };
}

interface Audited {
  readonly audit: AuditState;
  readonly reason: string;
}

const auditOf = ({ audit, reason }: Audited) => ({ status: audit, ...(reason !== '' && { reason }) });

async function exportedVolunteer(db: Database, vault: Vault, userId: string) {
  const row = await db.selectFrom('volunteers').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined || row.person_sealed === null) return undefined;
  const { id, city_id: cityId, minutes } = row;
  return {
    application: { id, audit: auditOf(row), cityId, minutes, skills: readSkills(row.skills_json, id) },
    person: readPerson(vault.decrypt(row.person_sealed), id),
  };
}

async function exportedGroup(db: Database, vault: Vault, userId: string) {
  const row = await db
    .selectFrom('volunteer_groups')
    .selectAll()
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined || row.contact_sealed === null) return undefined;
  const { id, name, credit_code: creditCode, city_id: cityId, introduction } = row;
  return {
    application: { id, audit: auditOf(row), name, creditCode, cityId, introduction },
    contact: readContact(vault.decrypt(row.contact_sealed), id),
  };
}

async function exportedActivities(db: Database, userId: string) {
  const rows = await db
    .selectFrom('activities')
    .innerJoin('volunteer_groups', 'volunteer_groups.id', 'activities.group_id')
    .select([
      'activities.id as activityId',
      'activities.title',
      'activities.place',
      'activities.starts_at as startsAt',
      'activities.audit',
      'activities.reason',
    ])
    .where('volunteer_groups.owner_id', '=', userId)
    .orderBy('activities.starts_at')
    .orderBy('activities.id')
    .execute();
  return rows.map(({ audit, reason, ...row }) => ({ ...row, audit: auditOf({ audit, reason }) }));
}

function exportedThumbs(db: Database, userId: string) {
  return db
    .selectFrom('show_thumbs')
    .innerJoin('commonweal_shows', 'commonweal_shows.id', 'show_thumbs.show_id')
    .select(['show_id as showId', 'commonweal_shows.title', 'show_thumbs.created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('show_thumbs.created_at')
    .orderBy('show_id')
    .execute();
}

async function exportedRegistrations(db: Database, userId: string): Promise<Commonweal['registrations']> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('volunteers', 'volunteers.id', 'registrations.volunteer_id')
    .innerJoin('activities', 'activities.id', 'registrations.activity_id')
    .select([
      'activity_id as activityId',
      'activities.title',
      'registrations.state',
      'registrations.changed_at as at',
      'registrations.minutes',
      'registrations.certificate',
    ])
    .where('volunteers.user_id', '=', userId)
    .orderBy('registrations.registered_at')
    .orderBy('activity_id')
    .execute();
  return rows.map(({ minutes, certificate, ...row }) => ({
    ...row,
    ...(minutes !== null && { minutes }),
    ...(certificate !== null && { certificate }),
  }));
}

/**
 * Deletes a reader's volunteering data. Past service stays under the masked name, as on the certificates; personal
 * data, future registrations and activities without a leader are removed.
 * @param now `YYYY-MM-DD HH:MM:SS`
 */
export async function removeCommonwealData(
  transaction: Transaction<Schema>,
  userId: string,
  now: string,
): Promise<void> {
  await removeVolunteer(transaction, userId, now);
  await removeGroup(transaction, userId, now);
}

async function removeVolunteer(transaction: Transaction<Schema>, userId: string, now: string): Promise<void> {
  const volunteer = await transaction
    .updateTable('volunteers')
    .set((eb) => ({
      user_id: null,
      id_hash: null,
      person_sealed: null,
      skills_json: '[]',
      acts: eb('acts', '+', 1),
    }))
    .where('user_id', '=', userId)
    .returning(['id', 'activities'])
    .executeTakeFirst();
  if (volunteer === undefined) return;
  const { id } = volunteer;
  const left = await transaction
    .updateTable('registrations')
    .set({ state: 'cancelled', changed_at: now })
    .where('volunteer_id', '=', id)
    .where('state', '=', 'registered')
    .where('activity_id', 'in', (eb) => eb.selectFrom('activities').select('id').where('starts_at', '>', now))
    .returning('activity_id')
    .execute();
  for (const { activity_id } of left)
    await transaction
      .updateTable('activities')
      .set((eb) => ({ taken: eb('taken', '-', 1) }))
      .where('id', '=', activity_id)
      .execute();
  if (volunteer.activities === 0) await transaction.deleteFrom('volunteers').where('id', '=', id).execute();
}

async function removeGroup(transaction: Transaction<Schema>, userId: string, now: string): Promise<void> {
  const group = await transaction
    .updateTable('volunteer_groups')
    .set({ owner_id: null, contact_sealed: null })
    .where('owner_id', '=', userId)
    .returning(['id', 'audit'])
    .executeTakeFirst();
  if (group === undefined) return;
  await releaseAttachments(transaction, `group-licence:${group.id}`);
  await transaction
    .updateTable('activities')
    .set({ cancelled_at: now })
    .where('group_id', '=', group.id)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .execute();
  if (group.audit === 'approved') return;
  await releaseAttachments(transaction, `group-logo:${group.id}`);
  await transaction.deleteFrom('volunteer_groups').where('id', '=', group.id).execute();
}
