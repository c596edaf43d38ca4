import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseLocation } from '../../gateway/db/location.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { emptyTestLocation, type TestLocation } from '../../gateway/db/test-database.ts';
import { runSql } from '../../gateway/db/test-sql.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { writeComment } from './comments.ts';
import { runProcess } from './run-process.ts';

/** a reader may write sixty comments an hour */
const maxComments = 50;
const readerCount = 3;

let folder: string;
let place: TestLocation;
let copy: TestLocation | undefined;
let gateway: RunningGateway;
const start = ({ dataDir, databaseUrl = '' }: DatabaseLocation) =>
  startGateway({ dataDir, environment: { DATABASE_URL: databaseUrl } });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-under-load-'));
  place = await emptyTestLocation();
  gateway = await start(place.location);
  await mkdir(join(gateway.dataDir, 'media'));
  await writeFile(join(gateway.dataDir, 'media', 'picture.jpg'), 'picture');
  await mkdir(join(gateway.dataDir, 'uploads', 'private'), { recursive: true });
  await writeFile(join(gateway.dataDir, 'uploads', 'private', 'card.jpg'), 'private');
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await place.remove();
  await copy?.remove();
  await rm(folder, { recursive: true, force: true });
});

const cli = (verb: 'create' | 'restore', backups: string, { dataDir, databaseUrl }: DatabaseLocation) =>
  runProcess(['gateway/backup/backup-cli.ts', verb, backups], {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INIT_CWD: undefined },
    timeoutMs: 120_000,
  });

/** Restores the newest backup into an empty place. */
async function restore(backups: string): Promise<DatabaseLocation> {
  await copy?.remove();
  copy = await emptyTestLocation();
  expect(await cli('restore', backups, copy.location)).toMatchObject({ code: 0, stderr: '' });
  return copy.location;
}

/** All rows of all tables, sorted, as JSON. */
async function readTables(location: DatabaseLocation): Promise<ReadonlyMap<string, readonly string[]>> {
  const { db, close } = await openDatabase(location);
  try {
    const tables = new Map<string, readonly string[]>();
    for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
      const rows = await runSql(db, `select * from "${name}"`);
      tables.set(name, rows.map((row) => JSON.stringify(row)).toSorted());
    }
    return tables;
  } finally {
    await close();
  }
}

async function foreignKeyFaults({ dataDir, databaseUrl }: DatabaseLocation): Promise<readonly unknown[]> {
  // a server refuses a dump whose foreign keys do not hold
  if (databaseUrl !== undefined) return [];
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await runSql(db, 'pragma foreign_key_check');
  } finally {
    await close();
  }
}

/** A reader writes comments, likes and saves until it is done. @returns ids of the acknowledged comments, in their order */
async function write(token: string, isDone: (count: number) => boolean): Promise<string[]> {
  const comments: string[] = [];
  const post = async (path: string, body: object) => {
    const response = await fetch(`${gateway.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ newsId: '1001', clientId: randomUUID(), ...body }),
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  };
  // spread over the whole backup
  for (; !isDone(comments.length); await wait(100)) {
    comments.push(await writeComment(gateway.origin, token));
    await post('/gateway/x/news/like', { like: comments.length % 2 === 0 });
    await post('/gateway/x/news/save', { save: comments.length % 2 === 0 });
  }
  return comments;
}

test('a backup under writes has every row of before, and of each reader the first writes beside it', async () => {
  const tokens: string[] = [];
  while (tokens.length < readerCount) tokens.push(await gateway.token(`笔耕不辍${tokens.length}`));
  const acknowledged = (
    await Promise.all(tokens.map((token) => write(token, (count) => count === 2)))
  ).flat();
  const before = await readTables(place.location);
  let isMade = false;
  const writing = Promise.all(
    tokens.map((token) => write(token, (count) => isMade || count === maxComments)),
  );
  const backups = join(folder, 'load');
  const made = await cli('create', backups, place.location);
  isMade = true;
  const during = await writing;
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const after = await readTables(place.location);

  const restored = await restore(backups);
  const tables = await readTables(restored);
  expect([...tables.keys()]).toEqual([...before.keys()]);
  for (const [name, rows] of before) {
    const later = new Set(after.get(name));
    const found = new Set(tables.get(name));
    // rows that a later write changed or deleted may be as before or as after it
    expect(
      rows.filter((row) => later.has(row) && !found.has(row)),
      name,
    ).toEqual([]);
    if (rows.join('\n') === after.get(name)?.join('\n')) expect(tables.get(name), name).toEqual(rows);
  }
  for (const name of ['comments', 'write_receipts']) {
    const later = new Set(after.get(name));
    expect(
      (tables.get(name) ?? []).filter((row) => !later.has(row)),
      name,
    ).toEqual([]);
  }

  const stored = (tables.get('comments') ?? []).join('\n');
  const receipts = (tables.get('write_receipts') ?? []).join('\n');
  const isIn = (text: string) => (id: string) => text.includes(id);
  expect(acknowledged.filter((id) => !isIn(stored)(id))).toEqual([]);
  for (const comments of during) {
    expect(comments.length).toBeGreaterThan(1);
    const kept = comments.filter(isIn(stored));
    expect(kept).toEqual(comments.slice(0, kept.length));
    // a write and its idempotency record are there together
    expect(comments.filter(isIn(receipts))).toEqual(kept);
  }
  expect(await foreignKeyFaults(restored)).toEqual([]);
  expect(await readdir(join(restored.dataDir, 'media'))).toEqual(['picture.jpg']);
  expect(await readdir(join(restored.dataDir, 'uploads', 'private'))).toEqual(['card.jpg']);
}, 240_000);

test('a backup without writes restores to equal tables, on which a gateway serves and writes', async () => {
  const token = await gateway.token('笔耕不止');
  await gateway.stop();
  const backups = join(folder, 'rest');
  expect(await cli('create', backups, place.location)).toMatchObject({ code: 0, stderr: '' });
  const restored = await restore(backups);
  const tables = await readTables(place.location);
  expect(tables.size).toBeGreaterThan(50);
  for (const [name, rows] of await readTables(restored)) expect(rows, name).toEqual(tables.get(name));
  gateway = await start(restored);
  await writeComment(gateway.origin, token);
  const refused = await cli('restore', backups, restored);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('is not empty');
}, 240_000);
