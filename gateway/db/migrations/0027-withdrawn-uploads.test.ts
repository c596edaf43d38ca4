import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestUpload } from '../../domains/commonweal/test-commonweal.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';
import { up } from './0027-withdrawn-uploads.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('files of tips that were hidden before are withdrawn, and no others', async () => {
  const { db } = database;
  await sql`drop index uploads_by_file`.execute(db);
  await sql`alter table uploads drop column is_withdrawn`.execute(db);
  await db
    .insertInto('users')
    .values({
      id: 'li',
      name: '泉城老李',
      head_img: '',
      user_type: 0,
      user_des: '',
      city_id: null,
      created_at: '2026-11-03 08:00:00',
    })
    .execute();
  for (const state of ['hidden', 'accepted'] as const) {
    await db
      .insertInto('tips')
      .values({
        id: `tip-${state}`,
        topic_id: null,
        item_id: null,
        author_id: 'li',
        anonymous: 0,
        category: 'traffic',
        body: '路灯坏了',
        city_id: null,
        place: '',
        contact_sealed: null,
        pictures_json: '[]',
        video_json: null,
        state,
        reply_json: null,
        story_id: null,
        created_at: '2026-11-03 08:00:00',
        shown_at: null,
      })
      .execute();
    await addTestUpload(db, state, 'li', { subject: `tip:tip-${state}` });
  }
  await addTestUpload(db, 'unattached', 'li');
  const tables = { migrationTableName: 'repeated_migration', migrationLockTableName: 'repeated_lock' };
  const provider = { getMigrations: async () => ({ '0027-withdrawn-uploads': { up } }) };
  const { error } = await new Migrator({ db, provider, ...tables }).migrateToLatest();
  expect(error).toBeUndefined();
  const rows = await db.selectFrom('uploads').select(['id', 'is_withdrawn']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'accepted', is_withdrawn: 0 },
    { id: 'hidden', is_withdrawn: 1 },
    { id: 'unattached', is_withdrawn: 0 },
  ]);
});
