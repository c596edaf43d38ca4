import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };
import { toBase64 } from '../../rules/ledger/bytes.ts';
import { parseCheckpoint } from '../../rules/ledger/checkpoint.ts';
import { ledgerNames, type LedgerName } from '../../rules/ledger/ledger-origins.ts';
import { MalformedError } from '../../rules/ledger/malformed-error.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { databaseLocation, keyVariables, type DatabaseLocation } from '../db/location.ts';
import { missingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../db/start-error.ts';
import type { PublishedEnds } from '../domains/shared/ledger/check-database.ts';
import { lastCheckpoint } from '../domains/shared/ledger/checkpoints.ts';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import { checkLedgers } from '../editor-cli/commands/check-ledgers.ts';
import { openBucket, openObjectStore, parseBucketAddress } from '../open-object-store.ts';
import { ObjectStoreUnavailable, storeIdKey, type ObjectStore } from '../services/storage/object-store.ts';
import {
  deleteOldUploads,
  downloadBackup,
  downloadObjects,
  inParallel,
  uploadBackup,
  type BackupBucket,
} from './backup-bucket.ts';
import { BackupError } from './backup-error.ts';
import {
  checkFiles,
  completeBackup,
  copyMeasured,
  deleteOldBackups,
  filesBelow,
  findBackup,
  ifMissing,
  measure,
  nameOfBackup,
  namesIn,
  readManifest,
  syncToDisk,
  type BackupFile,
  type Manifest,
} from './backup-files.ts';
import {
  copyDatabase,
  databaseCopy,
  embeddedFile,
  openSqliteCopy,
  readDump,
  refuseUsedDatabase,
  restoreDump,
  sqliteProblems,
} from './database-copy.ts';
import { openDumpedLedgers } from './dumped-ledgers.ts';

export interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const usage = `npm run backup -- <folder or s3://bucket/folder?endpoint=…> [--keep <number>]
npm run backup:verify -- <folder or s3://…>
npm run restore -- <folder or s3://…>`;

/** Where the last signed checkpoints of the ledgers are in a backup. */
const checkpointFolder = 'ledger';

/** What the gateway keeps in its object store, if it has one: else it is in the data folder. */
const isShared = (path: string) =>
  path === storeIdKey || path.startsWith('uploads/') || /^media\/(?:.*\/)?[^./][^/]*$/.test(path);

/** Entries of the data folder that a backup holds: the rest can be made again or is worth nothing later. */
const isKept = (path: string) => path.startsWith('keys/') || isShared(path);

/** Makes, checks or restores a backup. Resolves to the exit code: 1 if that failed. */
export async function runBackup(args: readonly string[], { env, ...terminal }: Terminal): Promise<number> {
  const print = (line: string) => terminal.print(stripControlCharacters(line));
  try {
    const { verb, place, keep } = readArguments(args, env.INIT_CWD || process.cwd());
    const archive: Archive = {
      location: databaseLocation(env),
      shared: verb === 'verify' ? undefined : await openObjectStore(env),
      print,
    };
    if (typeof place === 'string') await runOnFolder(verb, place, keep, archive);
    else await runOnBucket(verb, place, keep, archive);
    if (verb === 'create')
      for (const variable of [...Object.keys(keyVariables), 'KEYS_DIR'])
        if (env[variable])
          print(`${variable} 不在备份里，请另外保存 (is not in the backup: keep it elsewhere)`);
    return 0;
  } catch (error) {
    const shown = error instanceof ObjectStoreUnavailable ? bucketError(error) : error;
    const isExpected = shown instanceof BackupError || shown instanceof StartError || isSystemError(shown);
    if (!isExpected) throw error;
    terminal.printError(stripControlCharacters(shown.message));
    return 1;
  }
}

/** What a backup is made of, or restored to. */
interface Archive {
  readonly location: DatabaseLocation;
  /** has the media and uploads, if the gateway is configured so */
  readonly shared: ObjectStore | undefined;
  readonly print: (line: string) => void;
}

type Verb = 'create' | 'verify' | 'restore';

async function runOnFolder(
  verb: Verb,
  folder: string,
  keep: number | undefined,
  archive: Archive,
): Promise<void> {
  const { print } = archive;
  if (verb !== 'create') return readBackup(verb, folder, archive);
  const { backup, files } = await create(folder, archive);
  print(backedUp(backup, files));
  if (keep !== undefined)
    for (const old of await deleteOldBackups(folder, keep, new Date())) print(deleted(old));
}

/** Uses a folder for temporary files, which needs room for one backup. */
async function runOnBucket(
  verb: Verb,
  { location, prefix, address }: BucketAddress,
  keep: number | undefined,
  archive: Archive,
): Promise<void> {
  const { print } = archive;
  const bucket: BackupBucket = { store: await openBucket(location), prefix, address };
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    if (verb === 'create') {
      const { backup, files } = await create(folder, archive);
      await uploadBackup(bucket, backup);
      print(backedUp(`${address} (${basename(backup)})`, files));
      if (keep !== undefined)
        for (const old of await deleteOldUploads(bucket, keep, new Date())) print(deleted(old));
    } else {
      await downloadBackup(bucket, folder);
      await readBackup(verb, folder, archive);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBackup(verb: 'verify' | 'restore', folder: string, archive: Archive): Promise<void> {
  if (verb === 'verify') await verify(folder, archive.print);
  else await restore(folder, archive);
}

const backedUp = (place: string, files: number) =>
  `已备份到 (backed up to) ${place}: ${files} 个文件 (files)`;
const deleted = (backup: string) => `已删除 (deleted) ${backup}`;

function bucketError(error: ObjectStoreUnavailable): BackupError {
  const { cause } = error;
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return new BackupError(
    `存储桶没有响应，或拒绝了请求（${reason}），请稍后重试。\nThe bucket does not respond, or refused a request: try again later.`,
    { cause: error },
  );
}

/** A full disk, a folder without rights: the message names call and path. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error;

function readArguments(args: readonly string[], from: string) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb, place, ...more] = positionals;
    const isKnown = verb === 'create' || verb === 'verify' || verb === 'restore';
    if (
      isKnown &&
      place !== undefined &&
      more.length === 0 &&
      (values.keep === undefined || verb === 'create')
    )
      return { verb, place: placeOf(place, from), keep: keepOf(values.keep) } as const;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BackupError(`${error.message}\n\n${usage}`);
  }
  throw new BackupError(`需要一个文件夹 (one folder is needed)\n\n${usage}`);
}

type BucketAddress = NonNullable<ReturnType<typeof parseBucketAddress>> & { readonly address: string };

/** @returns a folder, or a place in a bucket */
function placeOf(text: string, from: string): string | BucketAddress {
  if (!text.startsWith('s3:')) return resolve(from, text);
  const parsed = parseBucketAddress(text);
  if (parsed) return { ...parsed, address: text };
  throw new BackupError(
    `存储桶的地址应为 s3://<存储桶>/<目录>?endpoint=<https 地址>&region=<区域>，现在是“${text}”。\n` +
      `The address of a bucket must be s3://<bucket>/<folder>?endpoint=<https address>&region=<region>, not “${text}”.`,
  );
}

function keepOf(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,5}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new BackupError(
    `--keep 应为正整数，现在是“${text}”。\n--keep must be a positive whole number, not “${text}”.`,
  );
}

/** @returns the backup's folder, and how many files it has */
async function create(
  folder: string,
  { location, shared, print }: Archive,
): Promise<{ readonly backup: string; readonly files: number }> {
  const { dataDir } = location;
  if (!relative(dataDir, folder).startsWith('..'))
    throw new BackupError(
      `备份不能放在数据目录 ${dataDir} 里面，否则会一起丢失。\nA backup inside the data folder ${dataDir} would be lost with it: name another folder.`,
    );
  const now = new Date();
  const kind = location.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const draft = join(folder, `.draft-${nameOfBackup(now)}`);
  const backup = join(folder, nameOfBackup(now));
  await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 });
  try {
    const files: BackupFile[] = [];
    const add = async (path: string) => files.push({ path, ...(await measure(join(draft, path))) });
    async function addCheckpoints(db: Database): Promise<void> {
      for (const name of ledgerNames) {
        const signed = await lastCheckpoint(db, name);
        if (signed === undefined) continue;
        await mkdir(join(draft, checkpointFolder), { recursive: true });
        await writeFile(join(draft, checkpointFolder, name), signed.text, { flush: true });
        await add(`${checkpointFolder}/${name}`);
      }
    }
    // before the dump, which then has all records that they sign
    if (kind === 'postgres') await withDatabase(await openDatabase(location), addCheckpoints);
    // files are written before the rows that name them, so those that rows of the copy name exist by now
    await copyDatabase(location, join(draft, databaseCopy[kind]));
    await add(databaseCopy[kind]);
    await checkCopy(draft, kind, print);
    if (kind === 'sqlite') await withDatabase(openCopy(draft), addCheckpoints);
    if (shared !== undefined)
      for (const path of await downloadObjects(shared, await sharedObjects(shared), '', join(draft, 'data')))
        await add(`data/${path}`);
    const isHere = (path: string) => isKept(path) && !(shared !== undefined && isShared(path));
    for (const path of (await filesBelow(dataDir)).filter(isHere)) {
      // what a reader withdraws meanwhile need not be kept
      const copied = await copyMeasured(join(dataDir, path), join(draft, 'data', path)).catch(ifMissing);
      if (copied !== undefined) files.push({ path: `data/${path}`, ...copied });
    }
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      version: packageFile.version,
      database: kind,
      files,
    };
    await completeBackup(draft, backup, manifest);
    return { backup, files: files.length };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** What a gateway with an object store keeps there, without what can be made again. */
async function sharedObjects(store: ObjectStore) {
  const found = [];
  for (const prefix of [storeIdKey, 'media/', 'uploads/']) found.push(...(await store.list(prefix)));
  return found.filter(({ key }) => isShared(key));
}

const openCopy = (backup: string) => openSqliteCopy(join(backup, databaseCopy.sqlite));

/** Checks a backup's copy of the database, and its ledgers by the checkpoints beside it. @throws BackupError */
async function checkCopy(backup: string, kind: Manifest['database'], print: Archive['print']): Promise<void> {
  const file = join(backup, databaseCopy[kind]);
  if (kind === 'postgres') await readDump(file);
  const problems = kind === 'sqlite' ? sqliteProblems(file) : [];
  if (problems.length > 0)
    throw new BackupError(
      `数据库已损坏，没有通过检查 (the database is damaged): ${file}\n${problems.map((one) => `  ${one}`).join('\n')}`,
    );
  const published = await checkpointsIn(backup);
  await withDatabase(kind === 'sqlite' ? openCopy(backup) : await openDumpedLedgers(file), (db) =>
    checkRecords(db, print, published),
  );
}

async function withDatabase(
  { db, close }: Pick<OpenDatabase, 'db' | 'close'>,
  run: (db: Database) => Promise<void>,
): Promise<void> {
  try {
    await run(db);
  } finally {
    await close();
  }
}

/** The checkpoints in a backup, by ledger. */
async function checkpointsIn(backup: string): Promise<Partial<Record<LedgerName, PublishedEnds>>> {
  const found: Partial<Record<LedgerName, PublishedEnds>> = {};
  for (const name of ledgerNames) {
    const file = join(backup, checkpointFolder, name);
    const text = await readFile(file, 'utf8').catch(ifMissing);
    if (text === undefined) continue;
    try {
      const { size, root } = parseCheckpoint(text).checkpoint;
      found[name] = { roots: [{ size, root: toBase64(root) }] };
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      throw new BackupError(`${file} 已损坏 (is damaged): ${error.message}`, { cause: error });
    }
  }
  return found;
}

/** Checks the ledgers of a database. @throws BackupError naming the faults */
async function checkRecords(
  db: Database,
  print: Archive['print'],
  published: Partial<Record<LedgerName, PublishedEnds>>,
): Promise<void> {
  if ((await missingMigrations(db)).length > 0)
    return print(
      '数据库来自较早的版本，账本请在启动新版本后用 npm run desk -- ledger verify 验证 (the database is of an earlier version: verify its ledgers once this version has started)',
    );
  const { sound, faults } = await checkLedgers(db, published);
  sound.forEach(print);
  if (faults.length > 0)
    throw new BackupError(`账本没有通过验证 (the ledgers are not valid):\n${faults.join('\n')}`);
}

/** @returns the backup's folder and manifest */
async function verify(folder: string, print: Archive['print']) {
  const backup = await findBackup(folder);
  const manifest = await readManifest(backup);
  await checkFiles(backup, manifest);
  await checkCopy(backup, manifest.database, print);
  print(`备份完好 (the backup is sound): ${backup}`);
  return { backup, manifest };
}

/** Checks what a server made of a dump. @throws BackupError if its ledgers are not those of the backup */
async function checkRestored(
  location: DatabaseLocation,
  published: Awaited<ReturnType<typeof checkpointsIn>>,
): Promise<void> {
  try {
    // verifying the backup has printed what is sound
    await withDatabase(await openDatabase(location), (db) => checkRecords(db, () => {}, published));
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(
      `恢复出来的数据库与备份不符，请删除这个数据库 (the restored database differs from the backup: delete the database)。\n${error.message}`,
      { cause: error },
    );
  }
}

async function restore(folder: string, { location, shared, print }: Archive): Promise<void> {
  const { dataDir, databaseUrl } = location;
  const [present] = await namesIn(dataDir);
  if (present !== undefined)
    throw new BackupError(
      `数据目录 ${dataDir} 不是空的（有 ${present}）。请先把它移走，或用 DATA_DIR 指定一个空目录。\n` +
        `The data folder ${dataDir} is not empty (it has ${present}): move it away, or name an empty one with DATA_DIR.`,
    );
  const stored = shared && (await sharedObjects(shared))[0];
  if (stored !== undefined)
    throw new BackupError(
      `MEDIA_STORE 的存储桶不是空的（有 ${stored.key}）。请换一个空的存储桶再恢复。\n` +
        `The bucket of MEDIA_STORE is not empty (it has ${stored.key}): restore into an empty one.`,
    );
  const { backup, manifest } = await verify(folder, print);
  if ((databaseUrl === undefined) !== (manifest.database === 'sqlite'))
    throw new BackupError(
      `这个备份是 ${manifest.database} 的，请${databaseUrl === undefined ? '设置' : '取消'} DATABASE_URL。\n` +
        `This backup is of ${manifest.database}: ${databaseUrl === undefined ? 'set' : 'unset'} DATABASE_URL.`,
    );
  if (databaseUrl !== undefined) await refuseUsedDatabase(location);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const copy = async (file: BackupFile, to: string) => {
      const { size, sha256 } = await copyMeasured(join(backup, file.path), join(dataDir, to));
      if (size !== file.size || sha256 !== file.sha256)
        throw new BackupError(`${file.path} 已损坏 (is damaged)`);
    };
    const inData = manifest.files.filter(({ path }) => path.startsWith('data/'));
    const nameOf = ({ path }: BackupFile) => path.slice('data/'.length);
    const isStored = (file: BackupFile) => shared !== undefined && isShared(nameOf(file));
    for (const file of inData) if (!isStored(file)) await copy(file, nameOf(file));
    await inParallel(inData.filter(isStored), async (file) =>
      shared?.putFile(nameOf(file), join(backup, file.path)),
    );
    // last: a gateway finds no database in a folder that was restored in part
    const embedded = manifest.files.find(({ path }) => path === databaseCopy.sqlite);
    if (embedded !== undefined) await copy(embedded, embeddedFile);
    await syncToDisk(dataDir);
    if (databaseUrl !== undefined) {
      await restoreDump(databaseUrl, join(backup, databaseCopy.postgres));
      await checkRestored(location, await checkpointsIn(backup));
    }
  } catch (error) {
    for (const name of await namesIn(dataDir)) await rm(join(dataDir, name), { recursive: true });
    if (shared !== undefined) await shared.remove((await sharedObjects(shared)).map(({ key }) => key));
    throw error;
  }
  print(`已恢复 ${manifest.createdAt} 的备份到 (restored to) ${dataDir}`);
}
