import { type Migration, Migrator } from 'kysely/migration';
import { up as news } from './migrations/0001-news.ts';
import { up as readers } from './migrations/0002-readers.ts';
import { up as comments } from './migrations/0003-comments.ts';
import { up as sources } from './migrations/0004-sources.ts';
import { up as audio } from './migrations/0005-audio.ts';
import { up as account } from './migrations/0006-account.ts';
import { up as qrLogin } from './migrations/0007-qr-login.ts';
import { up as trials } from './migrations/0008-trials.ts';
import { up as messaging } from './migrations/0009-messaging.ts';
import { up as keptStories } from './migrations/0010-kept-stories.ts';
import { up as newsShingles } from './migrations/0011-news-shingles.ts';
import { up as newsHours } from './migrations/0012-news-hours.ts';
import { up as collectForms } from './migrations/0013-collect-forms.ts';
import { up as storyReaders } from './migrations/0014-story-readers.ts';
import { up as votes } from './migrations/0015-votes.ts';
import { up as uploads } from './migrations/0016-uploads.ts';
import { up as specials } from './migrations/0017-specials.ts';
import { up as adClosings } from './migrations/0018-ad-closings.ts';
import { up as paper } from './migrations/0019-paper.ts';
import { up as tips } from './migrations/0020-tips.ts';
import { up as commentCare } from './migrations/0021-comment-care.ts';
import { up as publishers } from './migrations/0022-publishers.ts';
import { up as live } from './migrations/0023-live.ts';
import { up as vr } from './migrations/0024-vr.ts';
import { up as commonweal } from './migrations/0025-commonweal.ts';
import { up as videos } from './migrations/0026-videos.ts';
import { up as withdrawnUploads } from './migrations/0027-withdrawn-uploads.ts';
import { up as uploadReservations } from './migrations/0028-upload-reservations.ts';
import { up as earlierParticipations } from './migrations/0029-earlier-participations.ts';
import { up as ledgers } from './migrations/0030-ledgers.ts';
import { up as lossSearch } from './migrations/0031-loss-search.ts';
import { up as community } from './migrations/0032-community.ts';
import { up as thinkTank } from './migrations/0033-think-tank.ts';
import { up as autoShow } from './migrations/0034-auto-show.ts';
import { up as inquiries } from './migrations/0035-inquiries.ts';
import { up as gatewayIdentity } from './migrations/0036-gateway-identity.ts';
import { up as newsAuthors } from './migrations/0037-news-authors.ts';
import { up as newsDays } from './migrations/0038-news-days.ts';
import { up as createSchemaFloor } from './migrations/0040-schema-floor.ts';
import { up as newsFollows } from './migrations/0041-news-follows.ts';
import { up as push } from './migrations/0043-push.ts';
import { up as jobLeases } from './migrations/0044-job-leases.ts';
import { up as briefings } from './migrations/0045-briefings.ts';
import { createConflictRetry } from './conflict.ts';
import type { Database } from './database.ts';
import { StartError } from './start-error.ts';

/** Run in the order of their names. A released migration is never changed; add a new one instead. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-news': { up: news },
  '0002-readers': { up: readers },
  '0003-comments': { up: comments },
  '0004-sources': { up: sources },
  '0005-audio': { up: audio },
  '0006-account': { up: account },
  '0007-qr-login': { up: qrLogin },
  '0008-trials': { up: trials },
  '0009-messaging': { up: messaging },
  '0010-kept-stories': { up: keptStories },
  '0011-news-shingles': { up: newsShingles },
  '0012-news-hours': { up: newsHours },
  '0013-collect-forms': { up: collectForms },
  '0014-story-readers': { up: storyReaders },
  '0015-votes': { up: votes },
  '0016-uploads': { up: uploads },
  '0017-specials': { up: specials },
  '0018-ad-closings': { up: adClosings },
  '0019-paper': { up: paper },
  '0020-tips': { up: tips },
  '0021-comment-care': { up: commentCare },
  '0022-publishers': { up: publishers },
  '0023-live': { up: live },
  '0024-vr': { up: vr },
  '0025-commonweal': { up: commonweal },
  '0026-videos': { up: videos },
  '0027-withdrawn-uploads': { up: withdrawnUploads },
  '0028-upload-reservations': { up: uploadReservations },
  '0029-earlier-participations': { up: earlierParticipations },
  '0030-ledgers': { up: ledgers },
  '0031-loss-search': { up: lossSearch },
  '0032-community': { up: community },
  '0033-think-tank': { up: thinkTank },
  '0034-auto-show': { up: autoShow },
  '0035-inquiries': { up: inquiries },
  '0036-gateway-identity': { up: gatewayIdentity },
  '0037-news-authors': { up: newsAuthors },
  '0038-news-days': { up: newsDays },
  '0040-schema-floor': { up: createSchemaFloor },
  '0041-news-follows': { up: newsFollows },
  '0043-push': { up: push },
  '0044-job-leases': { up: jobLeases },
  '0045-briefings': { up: briefings },
};

/**
 * Migrates the database to the newest version in one transaction. Processes that start together run one after the
 * other: PostgreSQL uses an advisory lock, SQLite its write lock. A database that a later version has only expanded is
 * used as it is (docs/decisions/0095).
 * @throws StartError when a later version has taken away what this one needs
 */
export async function migrate(db: Database): Promise<void> {
  const done = await doneMigrations(db);
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    if (missingOf(done).length === 0 && (await schemaFloor(db)) in migrations) return;
    throw new StartError(
      `数据库来自更新的版本（${unknown.join('、')}），请使用创建它的版本启动，或换一个数据目录。\n` +
        `The database was written by a newer version (${unknown.join(', ')}): start that version, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  // gateways of the version before write meanwhile, and the database does not repeat the migrator's own transaction
  await createConflictRetry()(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/** The last migration of the oldest version that may use the database. */
async function schemaFloor(db: Database): Promise<string> {
  return (await db.selectFrom('schema_floor').select('migration').executeTakeFirstOrThrow()).migration;
}

const missingOf = (done: readonly string[]) => Object.keys(migrations).filter((name) => !done.includes(name));

/** Migrations of this version that the database lacks: it was replaced by an older or an empty one. */
export async function missingMigrations(db: Database): Promise<string[]> {
  return missingOf(await doneMigrations(db));
}

async function doneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return done.map(({ name }) => name);
}
