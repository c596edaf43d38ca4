import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vr_tours')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('live_id', 'text', (column) => column.unique().references('news.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('vr_tours_by_time').on('vr_tours').columns(['published_at', 'id']).execute();

  await db.schema
    .createTable('vr_scenes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tour_id', 'text', (column) => column.notNull().references('vr_tours.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('film_url', 'text')
    .addColumn('film_live', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('film_duration', 'integer')
    .addColumn('film_bytes', 'integer')
    .addColumn('yaw', 'double precision', (column) => column.notNull())
    .addColumn('pitch', 'double precision', (column) => column.notNull())
    .addColumn('fov', 'double precision', (column) => column.notNull())
    .addCheckConstraint('vr_scenes_live_film', sql`film_live = 0 or (film_live = 1 and film_url is not null)`)
    .execute();
  await db.schema
    .createIndex('vr_scenes_by_place')
    .unique()
    .on('vr_scenes')
    .columns(['tour_id', 'place'])
    .execute();

  await db.schema
    .createTable('vr_spots')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scene_id', 'text', (column) =>
      column.notNull().references('vr_scenes.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('text', 'story', 'scene')`))
    .addColumn('yaw', 'double precision', (column) => column.notNull())
    .addColumn('pitch', 'double precision', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('news_id', 'text', (column) => column.references('news.id').onDelete('cascade'))
    .addColumn('to_scene_id', 'text', (column) => column.references('vr_scenes.id').onDelete('cascade'))
    // each kind has exactly its own target
    .addCheckConstraint(
      'vr_spots_end',
      sql`(kind = 'text') = (body is not null) and (kind = 'story') = (news_id is not null) and (kind = 'scene') = (to_scene_id is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('vr_spots_by_place')
    .unique()
    .on('vr_spots')
    .columns(['scene_id', 'place'])
    .execute();
  // for stories and scenes that are deleted
  await db.schema.createIndex('vr_spots_by_story').on('vr_spots').column('news_id').execute();
  await db.schema.createIndex('vr_spots_by_scene').on('vr_spots').column('to_scene_id').execute();
}
