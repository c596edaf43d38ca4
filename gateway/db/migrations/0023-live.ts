import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await rooms(db);
  await told(db);
  await readers(db);
  await packets(db);
}

const states = sql`state in ('preview', 'living', 'paused', 'ended', 'replay')`;

async function rooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('live_albums')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .execute();
  // a live room outlives its story, so that readers who have it open learn that it was removed
  await db.schema
    .createTable('live_rooms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('album_id', 'text', (column) => column.references('live_albums.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('host_name', 'text', (column) => column.notNull())
    .addColumn('host_img', 'text', (column) => column.notNull())
    .addColumn('host_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('city_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull().check(states))
    .addColumn('chat', 'text', (column) => column.notNull().check(sql`chat in ('open', 'held', 'closed')`))
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('began_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('aired', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('on_air_since', 'text')
    .addColumn('source_json', 'text')
    .addColumn('replay_url', 'text')
    .addColumn('seq', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('appointments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('removed_at', 'text')
    .execute();
  await index(db, 'live_rooms_by_state', 'live_rooms', ['state', 'starts_at', 'id']);
  await index(db, 'live_rooms_by_album', 'live_rooms', ['album_id', 'starts_at', 'id']);
  await ofRoom(db, 'live_audiences')
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('viewers', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_audiences_key', ['room_id', 'process_id'])
    .execute();
}

/** Tables of what every viewer sees. */
async function told(db: Kysely<unknown>): Promise<void> {
  await ofRoom(db, 'live_events')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('data_json', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_events_key', ['room_id', 'seq'])
    .execute();
  await index(db, 'live_events_by_time', 'live_events', ['at']);
  await ofRoom(db, 'live_scenes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('video_json', 'text')
    .addColumn('removed', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`removed in (0, 1)`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'live_scenes_by_number', 'live_scenes', ['room_id', 'seq', 'id']);
  await ofRoom(db, 'live_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scene_id', 'text', (column) => column.references('live_scenes.id').onDelete('cascade'))
    .addColumn('picture_json', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('shown_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'live_pictures_by_time', 'live_pictures', ['room_id', 'shown_at', 'id']);
  await index(db, 'live_pictures_by_scene', 'live_pictures', ['scene_id']);
  await ofRoom(db, 'live_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('by_host', 'integer', (column) => column.notNull().check(sql`by_host in (0, 1)`))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('shown', 'held', 'removed')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'live_messages_by_number', 'live_messages', ['room_id', 'seq', 'id']);
  await index(db, 'live_messages_by_author', 'live_messages', ['author_id', 'created_at']);
  await index(db, 'live_messages_by_state', 'live_messages', ['state', 'created_at', 'id']);
  await ofRoom(db, 'live_reporters')
    .addColumn('publisher_id', 'text', (column) =>
      column.notNull().references('publishers.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_reporters_key', ['room_id', 'publisher_id'])
    .execute();
}

async function readers(db: Kysely<unknown>): Promise<void> {
  await ofReader(ofRoom(db, 'live_appointments'))
    .addPrimaryKeyConstraint('live_appointments_key', ['room_id', 'user_id'])
    .execute();
  await index(db, 'live_appointments_by_reader', 'live_appointments', ['user_id']);
  await ofReader(ofRoom(db, 'live_invites'))
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addUniqueConstraint('live_invites_key', ['room_id', 'user_id'])
    .execute();
  await index(db, 'live_invites_by_reader', 'live_invites', ['user_id']);
  await ofReader(ofRoom(db, 'live_invitees'))
    .addColumn('inviter_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('live_invitees_key', ['room_id', 'user_id'])
    .execute();
  const inviter = ['room_id', 'inviter_id', 'created_at', 'user_id'];
  await index(db, 'live_invitees_by_inviter', 'live_invitees', inviter);
}

async function packets(db: Kysely<unknown>): Promise<void> {
  await ofRoom(db, 'live_packets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('left_over', 'integer', (column) => column.notNull().check(sql`left_over >= 0`))
    .addColumn('per_invite', 'integer', (column) => column.notNull().check(sql`per_invite > 0`))
    .addColumn('minimum', 'integer', (column) => column.notNull().check(sql`minimum > 0`))
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'live_packets_by_room', 'live_packets', ['room_id', 'created_at', 'id']);
  // stays after the reader deletes the account, since the newspaper may still owe them money
  await db.schema
    .createTable('live_purses')
    .addColumn('packet_id', 'text', (column) =>
      column.notNull().references('live_packets.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('earned', 'integer', (column) => column.notNull().check(sql`earned >= 0`))
    .addColumn('cashed_at', 'text')
    .addColumn('paid_at', 'text')
    .addPrimaryKeyConstraint('live_purses_key', ['packet_id', 'user_id'])
    .execute();
  await index(db, 'live_purses_by_reader', 'live_purses', ['user_id', 'packet_id']);
  await index(db, 'live_purses_by_cash_out', 'live_purses', ['cashed_at']);
}

const ofRoom = (db: Kysely<unknown>, table: string) =>
  db.schema
    .createTable(table)
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('live_rooms.id').onDelete('cascade'),
    );

const ofReader = (table: ReturnType<typeof ofRoom>) =>
  table
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull());

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
