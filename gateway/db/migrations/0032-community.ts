import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await circles(db);
  await invitations(db);
  await topics(db);
  await posts(db);
  await commentsUnderPosts(db);
}

async function circles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('circles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('rules_json', 'text', (column) => column.notNull())
    .addColumn('host_name', 'text', (column) => column.notNull())
    .addColumn('host_head_img', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) =>
      column.notNull().check(sql`mode in ('open', 'approval', 'closed')`),
    )
    .addColumn('capacity', 'integer', (column) => column.notNull().check(sql`capacity > 0`))
    .addColumn('members', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`members between 0 and capacity`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('circle_members')
    .addColumn('circle_id', 'text', (column) => column.notNull().references('circles.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'joined', 'left', 'refused')`),
    )
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('circle_members_key', ['circle_id', 'user_id'])
    .execute();
  await index(db, 'circle_members_by_state', 'circle_members', [
    'circle_id',
    'state',
    'changed_at',
    'user_id',
  ]);
  await index(db, 'circle_members_by_user', 'circle_members', ['user_id']);
}

async function invitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('circle_invitations')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('circle_id', 'text', (column) => column.notNull().references('circles.id').onDelete('cascade'))
    .addColumn('inviter_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'circle_invitations_by_inviter', 'circle_invitations', [
    'circle_id',
    'inviter_id',
    'expires_at',
  ]);
  // the first invitation that brought a person counts; the row stays when they leave
  await db.schema
    .createTable('circle_invitees')
    .addColumn('circle_id', 'text', (column) => column.notNull().references('circles.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('inviter_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('circle_invitees_key', ['circle_id', 'user_id'])
    .execute();
  await index(db, 'circle_invitees_by_inviter', 'circle_invitees', ['circle_id', 'inviter_id']);
}

async function topics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('square_topics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('host_name', 'text', (column) => column.notNull())
    .addColumn('host_words', 'text', (column) => column.notNull())
    .addColumn('is_held', 'integer', (column) => column.notNull().check(sql`is_held in (0, 1)`))
    .addColumn('opens_at', 'text', (column) => column.notNull())
    .addColumn('closes_at', 'text', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('participants', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hot', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'square_topics_by_heat', 'square_topics', ['hot', 'id']);
  await index(db, 'square_topics_by_time', 'square_topics', ['opens_at', 'id']);
  // readers who wrote a post that was shown; the row stays when the post is removed
  await db.schema
    .createTable('topic_participants')
    .addColumn('topic_id', 'text', (column) =>
      column.notNull().references('square_topics.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('topic_participants_key', ['topic_id', 'user_id'])
    .execute();
  await index(db, 'topic_participants_by_user', 'topic_participants', ['user_id', 'created_at', 'topic_id']);
}

const reasons = sql`reason in ('abuse', 'advertising', 'vulgar', 'unlawful', 'untrue', 'privacy', 'other')`;

async function posts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('topic_id', 'text', (column) => column.references('square_topics.id').onDelete('cascade'))
    .addColumn('circle_id', 'text', (column) => column.references('circles.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('shown', 'held', 'removed')`),
    )
    .addColumn('removed_by', 'text', (column) => column.check(sql`removed_by in ('author', 'editor')`))
    .addColumn('reason', 'text', (column) => column.check(reasons))
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hot', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('posts_place', sql`(topic_id is null) <> (circle_id is null)`)
    .execute();
  await index(db, 'posts_by_topic_time', 'posts', ['topic_id', 'state', 'created_at', 'id']);
  await index(db, 'posts_by_topic_heat', 'posts', ['topic_id', 'state', 'hot', 'id']);
  await index(db, 'posts_by_circle_time', 'posts', ['circle_id', 'state', 'created_at', 'id']);
  await index(db, 'posts_by_author', 'posts', ['author_id', 'created_at', 'id']);
  await index(db, 'posts_by_state', 'posts', ['state', 'created_at', 'id']);
  await db.schema
    .createTable('post_likes')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_likes_key', ['post_id', 'user_id'])
    .execute();
  await index(db, 'post_likes_by_user', 'post_likes', ['user_id']);
  await db.schema
    .createTable('post_reports')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull().check(reasons))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`settled in (0, 1)`),
    )
    .addPrimaryKeyConstraint('post_reports_key', ['post_id', 'user_id'])
    .execute();
  await index(db, 'post_reports_by_settled', 'post_reports', ['settled', 'post_id']);
  await index(db, 'post_reports_by_user', 'post_reports', ['user_id']);
}

/** SQLite cannot change the CHECK of a column: a new column replaces the one whose check lacks posts. */
async function commentsUnderPosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('subject_kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('news')
        .check(sql`subject_kind in ('news', 'topic', 'tip', 'post')`),
    )
    .execute();
  await sql`update comments set subject_kind = subject_type`.execute(db);
  await db.schema.dropIndex('comments_by_time').execute();
  await db.schema.dropIndex('comments_by_heat').execute();
  await db.schema.alterTable('comments').dropColumn('subject_type').execute();
  await db.schema.alterTable('comments').renameColumn('subject_kind', 'subject_type').execute();
  const subject = ['subject_type', 'subject_id', 'parent_id'];
  await index(db, 'comments_by_time', 'comments', [...subject, 'created_at', 'id']);
  await index(db, 'comments_by_heat', 'comments', [...subject, 'hot', 'id']);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
