import type { Insertable } from 'kysely';
import type {
  ActivitiesTable,
  GroupsTable,
  VolunteersTable,
  WelfareItemsTable,
} from '../../db/tables/commonweal-tables.ts';
import type { Database } from '../../db/database.ts';
import type { UploadsTable } from '../../db/tables/upload-tables.ts';
import { readerOwner } from '../shared/upload-owners.ts';

const picture = JSON.stringify({ url: '/media/demo/a.jpg', width: 4, height: 3, color: '#ffffff', alt: '' });
const approved = {
  audit: 'approved' as const,
  reason: '',
  sent_at: '2026-10-01 08:00:00',
  decided_at: '2026-10-02 08:00:00',
};

/** Adds an approved volunteer of a reader; options override the defaults. */
export async function addTestVolunteer(
  db: Database,
  id: string,
  userId: string | null,
  fields: Partial<Insertable<VolunteersTable>> = {},
): Promise<void> {
  const names = { name: '王*芳', city_id: '135', skills_json: '[]' };
  const nobody = { id_hash: null, person_sealed: null, locked_until: null, lock_reason: '' };
  await db
    .insertInto('volunteers')
    .values({ id, user_id: userId, ...names, ...nobody, ...approved, ...fields })
    .execute();
}

let codes = 0;

/** Adds an approved group; options override the defaults. */
export async function addTestGroup(
  db: Database,
  id: string,
  fields: Partial<Insertable<GroupsTable>> = {},
): Promise<void> {
  codes += 1;
  await db
    .insertInto('volunteer_groups')
    .values({
      id,
      owner_id: null,
      name: '泉城义工联',
      credit_code: `code-${codes}`,
      city_id: '135',
      contact_sealed: null,
      licence_id: '',
      logo_json: picture,
      introduction: '周末做好事',
      ...approved,
      ...fields,
    })
    .execute();
}

/**
 * Adds an approved activity on 14 November 2026 from 9:00 to 12:00 with registration until the evening before;
 * options override the defaults.
 */
export async function addTestActivity(
  db: Database,
  id: string,
  groupId: string,
  fields: Partial<Insertable<ActivitiesTable>> = {},
): Promise<void> {
  await db
    .insertInto('activities')
    .values({
      id,
      group_id: groupId,
      topic_id: null,
      title: '小清河清洁日',
      introduction: '沿河捡垃圾',
      cover_json: picture,
      city_id: '135',
      place: '五柳闸东侧',
      quota: 20,
      min_age: null,
      max_age: null,
      skills_json: '[]',
      register_until: '2026-11-13 18:00:00',
      starts_at: '2026-11-14 09:00:00',
      ends_at: '2026-11-14 12:00:00',
      cancelled_at: null,
      ...approved,
      ...fields,
    })
    .execute();
}

/** Adds a published show without an activity. */
export async function addTestShow(db: Database, id: string): Promise<void> {
  const at = { created_at: '2026-11-02 08:00:00', published_at: '2026-11-02 08:00:00' };
  const unattached = { group_id: null, activity_id: null, pictures_json: `[${picture}]` };
  await db
    .insertInto('commonweal_shows')
    .values({ id, title: '河边的一上午', body: '捡了十斤', ...unattached, ...at })
    .execute();
}

/** Adds a processed picture of a reader; options override the defaults. */
export async function addTestUpload(
  db: Database,
  id: string,
  readerId: string,
  fields: Partial<Insertable<UploadsTable>> = {},
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({
      id,
      owner: readerOwner(readerId),
      kind: 'picture',
      size: 9,
      received: 9,
      state: 'ready',
      file: `${Buffer.from(id).toString('hex').padStart(32, '0').slice(-32)}.jpg`,
      width: 4,
      height: 3,
      color: '#ffffff',
      bytes: 9,
      created_at: '2026-11-03 08:00:00',
      holder: '',
      held_until: '',
      duration: null,
      subject: null,
      place: 0,
      ...fields,
    })
    .execute();
}

/** Adds an item that can be claimed throughout November 2026; options override the defaults. */
export async function addTestWelfare(
  db: Database,
  id: string,
  stock: number,
  fields: Partial<Insertable<WelfareItemsTable>> = {},
): Promise<void> {
  await db
    .insertInto('welfare_items')
    .values({
      id,
      title: '购书券',
      summary: '抵二十元',
      rules_json: '["每人一张"]',
      cover_json: picture,
      sponsor: '读者俱乐部',
      stock,
      opens_at: '2026-11-01 00:00:00',
      closes_at: '2026-12-01 00:00:00',
      ...fields,
    })
    .execute();
}
