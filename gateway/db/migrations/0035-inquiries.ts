import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('trim_id', 'text')
    .addColumn('city_id', 'text')
    .addColumn('person_sealed', 'text')
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('last_act_at', 'text', (column) => column.notNull())
    .addColumn('ended', 'text', (column) =>
      column
        .notNull()
        .defaultTo('')
        .check(sql`ended in ('', 'withdrawn', 'expired')`),
    )
    .execute();
  await db.schema.createIndex('inquiries_by_reader').on('inquiries').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('inquiries_by_last_act').on('inquiries').column('last_act_at').execute();
  await db.schema
    .createTable('inquiry_shops')
    .addColumn('inquiry_id', 'text', (column) =>
      column.notNull().references('inquiries.id').onDelete('cascade'),
    )
    .addColumn('shop_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('received')
        .check(sql`state in ('received', 'forwarded', 'answered', 'closed')`),
    )
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('answer_json', 'text')
    .addColumn('note_sealed', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('answered_at', 'text')
    .addColumn('revealed_at', 'text')
    .addColumn('reported_at', 'text')
    .addColumn('report_reason', 'text')
    .addColumn('report_sealed', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('inquiry_shops_key', ['inquiry_id', 'shop_id'])
    .execute();
  await db.schema
    .createIndex('inquiry_shops_open')
    .unique()
    .on('inquiry_shops')
    .columns(['user_id', 'series_id', 'shop_id'])
    .where(sql.ref('is_open'), '=', 1)
    .execute();
  await db.schema
    .createIndex('inquiry_shops_by_shop')
    .on('inquiry_shops')
    .columns(['shop_id', 'inquiry_id'])
    .execute();
}
