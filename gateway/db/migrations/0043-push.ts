import type { Kysely } from 'kysely';

/** Browsers that are notified of new stories of hot events, and the events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_devices')
    // an endpoint is longer than PostgreSQL indexes well
    .addColumn('endpoint_hash', 'text', (column) => column.primaryKey())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('push_devices_of_reader')
    .on('push_devices')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('push_events')
    .addColumn('endpoint_hash', 'text', (column) =>
      column.notNull().references('push_devices.endpoint_hash').onDelete('cascade'),
    )
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('notified_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('retry_at', 'text')
    .addPrimaryKeyConstraint('push_events_key', ['endpoint_hash', 'event_id'])
    .execute();
  await db.schema
    .createIndex('push_events_by_event')
    .on('push_events')
    .columns(['event_id', 'notified_at'])
    .execute();
}
