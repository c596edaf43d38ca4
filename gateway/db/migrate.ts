import { type Migration, Migrator } from 'kysely/migration';
import { up as news } from './migrations/0001-news.ts';
import { up as readers } from './migrations/0002-readers.ts';
import { up as comments } from './migrations/0003-comments.ts';
import { up as sources } from './migrations/0004-sources.ts';
import { up as audio } from './migrations/0005-audio.ts';
import { up as account } from './migrations/0006-account.ts';
import type { Database } from './open.ts';
import { StartError } from './start-error.ts';

/** In the order of their names; a migration that was released is never changed, a new one is added. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-news': { up: news },
  '0002-readers': { up: readers },
  '0003-comments': { up: comments },
  '0004-sources': { up: sources },
  '0005-audio': { up: audio },
  '0006-account': { up: account },
};

/**
 * Brings the tables to the newest version, all or nothing. Processes that start at once take turns: PostgreSQL by an
 * advisory lock, SQLite by its write lock. Throws `StartError` when the database comes from a newer version.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const unknown = await newerMigrations(db);
  if (unknown.length > 0) {
    throw new StartError(
      `数据库来自更新的版本（${unknown.join('、')}），请使用创建它的版本启动，或换一个数据目录。\n` +
        `The database was written by a newer version (${unknown.join(', ')}): start that version, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function newerMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return done.map(({ name }) => name).filter((name) => !(name in migrations));
}
