import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await applicants(db);
  await activities(db);
  await shows(db);
  await serviceChain(db);
  await welfare(db);
  // a private picture is stored in a separate folder and served only to its owner and to auditors
  await db.schema
    .alterTable('uploads')
    .addColumn('is_private', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_private in (0, 1)`),
    )
    .execute();
}

const subjects = sql`subject in ('volunteer', 'group')`;

/** Columns of everything that an auditor approves or rejects. */
function audited<Name extends string>(table: CreateTableBuilder<Name>) {
  return table
    .addColumn('audit', 'text', (column) =>
      column.notNull().check(sql`audit in ('pending', 'approved', 'rejected')`),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text');
}

async function applicants(db: Kysely<unknown>): Promise<void> {
  await audited(db.schema.createTable('volunteers'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.unique().references('users.id').onDelete('set null'))
    .addColumn('id_hash', 'text', (column) => column.unique())
    .addColumn('person_sealed', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text', (column) => column.notNull())
    .addColumn('skills_json', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('activities', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'text')
    .addColumn('lock_reason', 'text', (column) => column.notNull())
    .addColumn('acts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'volunteers_by_audit', 'volunteers', ['audit', 'sent_at', 'id']);
  await audited(db.schema.createTable('volunteer_groups'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.unique().references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('credit_code', 'text', (column) => column.notNull().unique())
    .addColumn('city_id', 'text', (column) => column.notNull())
    .addColumn('contact_sealed', 'text')
    .addColumn('licence_id', 'text', (column) => column.notNull())
    .addColumn('logo_json', 'text', (column) => column.notNull())
    .addColumn('introduction', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('activities', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('members', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'volunteer_groups_by_hours', 'volunteer_groups', ['audit', 'minutes', 'id']);
  await db.schema
    .createTable('volunteer_group_members')
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('volunteer_groups.id').onDelete('cascade'),
    )
    .addColumn('volunteer_id', 'text', (column) =>
      column.notNull().references('volunteers.id').onDelete('cascade'),
    )
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('volunteer_group_members_key', ['group_id', 'volunteer_id'])
    .execute();
}

async function activities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('commonweal_topics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('lead', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  await audited(db.schema.createTable('activities'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('volunteer_groups.id').onDelete('cascade'),
    )
    .addColumn('topic_id', 'text', (column) => column.references('commonweal_topics.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('introduction', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('quota', 'integer', (column) => column.notNull().check(sql`quota > 0`))
    // guards the quota even if a query forgets to
    .addColumn('taken', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`taken >= 0 and taken <= quota`),
    )
    .addColumn('min_age', 'integer')
    .addColumn('max_age', 'integer')
    .addColumn('skills_json', 'text', (column) => column.notNull())
    .addColumn('register_until', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .execute();
  await index(db, 'activities_by_time', 'activities', ['audit', 'starts_at', 'id']);
  await index(db, 'activities_by_group', 'activities', ['group_id', 'starts_at', 'id']);
  await index(db, 'activities_by_topic', 'activities', ['topic_id', 'starts_at', 'id']);
  await db.schema
    .createTable('registrations')
    .addColumn('activity_id', 'text', (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('volunteer_id', 'text', (column) =>
      column.notNull().references('volunteers.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('registered', 'cancelled', 'attended', 'absent')`),
    )
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('certificate', 'text', (column) => column.unique())
    .addPrimaryKeyConstraint('registrations_key', ['activity_id', 'volunteer_id'])
    .execute();
  await index(db, 'registrations_by_time', 'registrations', ['activity_id', 'registered_at', 'volunteer_id']);
  await index(db, 'registrations_by_volunteer', 'registrations', ['volunteer_id', 'state']);
}

async function shows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('commonweal_shows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) => column.references('volunteer_groups.id').onDelete('set null'))
    .addColumn('activity_id', 'text', (column) => column.references('activities.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('thumbs', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .execute();
  await index(db, 'commonweal_shows_by_time', 'commonweal_shows', ['published_at', 'id']);
  await index(db, 'commonweal_shows_by_group', 'commonweal_shows', ['group_id', 'published_at', 'id']);
  await index(db, 'commonweal_shows_by_activity', 'commonweal_shows', ['activity_id', 'published_at', 'id']);
  await db.schema
    .createTable('show_thumbs')
    .addColumn('show_id', 'text', (column) =>
      column.notNull().references('commonweal_shows.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('show_thumbs_key', ['show_id', 'user_id'])
    .execute();
  await db.schema
    .createTable('honours')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull().check(subjects))
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('given_by', 'text', (column) => column.notNull())
    .addColumn('given_on', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'honours_by_subject', 'honours', ['subject', 'subject_id', 'given_on', 'id']);
  await db.schema
    .createTable('volunteer_group_news')
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('volunteer_groups.id').onDelete('cascade'),
    )
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('volunteer_group_news_key', ['group_id', 'news_id'])
    .execute();
}

async function serviceChain(db: Kysely<unknown>): Promise<void> {
  // without references in either direction: records stay when a person leaves
  await db.schema
    .createTable('service_blocks')
    .addColumn('height', 'integer', (column) => column.primaryKey())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('service', 'withdrawal')`))
    .addColumn('certificate', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('served_on', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('service_blocks_by_certificate')
    .on('service_blocks')
    .columns(['certificate', 'kind'])
    .unique()
    .execute();
  await db.schema
    .createTable('service_chain')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into service_chain (id, height, hash) values (1, 0, ${'0'.repeat(64)})`.execute(db);
}

async function welfare(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('welfare_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('rules_json', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('sponsor', 'text', (column) => column.notNull())
    .addColumn('stock', 'integer', (column) => column.notNull().check(sql`stock >= 0`))
    .addColumn('claimed', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`claimed >= 0 and claimed <= stock`),
    )
    .addColumn('opens_at', 'text', (column) => column.notNull())
    .addColumn('closes_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'welfare_items_by_end', 'welfare_items', ['closes_at', 'id']);
  await db.schema
    .createTable('welfare_claims')
    .addColumn('item_id', 'text', (column) =>
      column.notNull().references('welfare_items.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('welfare_claims_key', ['item_id', 'user_id'])
    .execute();
  await index(db, 'welfare_claims_by_reader', 'welfare_claims', ['user_id', 'claimed_at', 'item_id']);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
