import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };
import { ledgerNames } from '../../rules/ledger/ledger-origins.ts';
import type { Database } from '../db/database.ts';
import { databaseLocation, keyVariables, type DatabaseLocation } from '../db/location.ts';
import { missingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../db/start-error.ts';
import { lastCheckpoint } from '../domains/shared/ledger/checkpoints.ts';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import { checkLedgers } from '../editor-cli/commands/check-ledgers.ts';
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
  syncFolder,
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

export interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const usage = `npm run backup -- <folder> [--keep <number>]
npm run backup:verify -- <folder>
npm run restore -- <folder>`;

/** Entries of the data folder that a backup holds: the rest can be made again or is worth nothing later. */
const isKept = (path: string) =>
  path === 'store-id' || /^(?:keys|uploads)\//.test(path) || /^media\/(?:.*\/)?[^./][^/]*$/.test(path);

/** Makes, checks or restores a backup. Resolves to the exit code: 1 if that failed. */
export async function runBackup(args: readonly string[], { env, ...terminal }: Terminal): Promise<number> {
  const print = (line: string) => terminal.print(stripControlCharacters(line));
  try {
    const { verb, folder, keep } = readArguments(args, env.INIT_CWD || process.cwd());
    const location = databaseLocation(env);
    if (verb === 'verify') await verify(folder, print);
    else if (verb === 'restore') await restore(folder, location, print);
    else {
      await create(folder, { location, keep, print });
      for (const variable of [...Object.keys(keyVariables), 'KEYS_DIR'])
        if (env[variable])
          print(`${variable} 不在备份里，请另外保存 (is not in the backup: keep it elsewhere)`);
      if (env.MEDIA_STORE)
        print(
          'MEDIA_STORE 里的图片和上传文件不在备份里，请为存储桶开启版本或复制 (media and uploads in MEDIA_STORE are not in the backup: turn on versions or replication of the bucket)',
        );
    }
    return 0;
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof StartError || isSystemError(error);
    if (!isExpected) throw error;
    terminal.printError(stripControlCharacters(error.message));
    return 1;
  }
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
    const [verb, folder, ...more] = positionals;
    const isKnown = verb === 'create' || verb === 'verify' || verb === 'restore';
    if (
      isKnown &&
      folder !== undefined &&
      more.length === 0 &&
      (values.keep === undefined || verb === 'create')
    )
      return { verb, folder: resolve(from, folder), keep: keepOf(values.keep) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BackupError(`${error.message}\n\n${usage}`);
  }
  throw new BackupError(`需要一个文件夹 (one folder is needed)\n\n${usage}`);
}

function keepOf(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,5}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new BackupError(
    `--keep 应为正整数，现在是“${text}”。\n--keep must be a positive whole number, not “${text}”.`,
  );
}

interface Creation {
  readonly location: DatabaseLocation;
  readonly keep: number | undefined;
  readonly print: (line: string) => void;
}

async function create(folder: string, { location, keep, print }: Creation): Promise<void> {
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
    // files are written before the rows that name them, so those that rows of the copy name exist by now
    await copyDatabase(location, join(draft, databaseCopy[kind]));
    await add(databaseCopy[kind]);
    const checked = kind === 'sqlite' ? openCopy(draft) : await openDatabase(location);
    try {
      await checkRecords(checked.db, print);
      for (const name of ledgerNames) {
        const signed = await lastCheckpoint(checked.db, name);
        if (signed === undefined) continue;
        await mkdir(join(draft, 'ledger'), { recursive: true });
        await writeFile(join(draft, 'ledger', name), signed.text, { flush: true });
        await add(`ledger/${name}`);
      }
    } finally {
      await checked.close();
    }
    for (const path of (await filesBelow(dataDir)).filter(isKept)) {
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
    if (kind === 'postgres') await readDump(join(draft, databaseCopy.postgres));
    await completeBackup(draft, backup, manifest);
    print(`已备份到 (backed up to) ${backup}: ${files.length} 个文件 (files)`);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  if (keep !== undefined)
    for (const old of await deleteOldBackups(folder, keep, now)) print(`已删除 (deleted) ${old}`);
}

/** Opens a backup's copy of an embedded database. @throws BackupError if it is damaged */
function openCopy(backup: string) {
  const file = join(backup, databaseCopy.sqlite);
  const problems = sqliteProblems(file);
  if (problems.length > 0)
    throw new BackupError(
      `数据库已损坏，没有通过检查 (the database is damaged): ${file}\n${problems.map((one) => `  ${one}`).join('\n')}`,
    );
  return openSqliteCopy(file);
}

/** @throws BackupError naming the faults of the ledgers */
async function checkRecords(db: Database, print: Creation['print']): Promise<void> {
  if ((await missingMigrations(db)).length > 0)
    return print(
      '数据库来自较早的版本，账本请在启动新版本后用 npm run desk -- ledger verify 验证 (the database is of an earlier version: verify its ledgers once this version has started)',
    );
  const { sound, faults } = await checkLedgers(db);
  sound.forEach(print);
  if (faults.length > 0)
    throw new BackupError(`账本没有通过验证 (the ledgers are not valid):\n${faults.join('\n')}`);
}

/** @returns the backup's folder and manifest */
async function verify(folder: string, print: Creation['print']) {
  const backup = await findBackup(folder);
  const manifest = await readManifest(backup);
  await checkFiles(backup, manifest);
  if (manifest.database === 'postgres') await readDump(join(backup, databaseCopy.postgres));
  else {
    const { db, close } = openCopy(backup);
    try {
      await checkRecords(db, print);
    } finally {
      await close();
    }
  }
  print(`备份完好 (the backup is sound): ${backup}`);
  return { backup, manifest };
}

async function restore(folder: string, location: DatabaseLocation, print: Creation['print']): Promise<void> {
  const { dataDir, databaseUrl } = location;
  const [present] = await namesIn(dataDir);
  if (present !== undefined)
    throw new BackupError(
      `数据目录 ${dataDir} 不是空的（有 ${present}）。请先把它移走，或用 DATA_DIR 指定一个空目录。\n` +
        `The data folder ${dataDir} is not empty (it has ${present}): move it away, or name an empty one with DATA_DIR.`,
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
    for (const file of manifest.files)
      if (file.path.startsWith('data/')) await copy(file, file.path.slice('data/'.length));
    // last: a gateway finds no database in a folder that was restored in part
    const embedded = manifest.files.find(({ path }) => path === databaseCopy.sqlite);
    if (embedded !== undefined) await copy(embedded, embeddedFile);
    await syncFolder(dataDir);
    if (databaseUrl !== undefined) {
      await restoreDump(databaseUrl, join(backup, databaseCopy.postgres));
      const { db, close } = await openDatabase(location);
      try {
        await checkRecords(db, print);
      } finally {
        await close();
      }
    }
  } catch (error) {
    for (const name of await namesIn(dataDir)) await rm(join(dataDir, name), { recursive: true });
    throw error;
  }
  print(`已恢复 ${manifest.createdAt} 的备份到 (restored to) ${dataDir}`);
}
