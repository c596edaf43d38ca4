import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openAccountServices, openLedgerKey, readAccountSettings } from './account-settings.ts';
import { readConfig, type Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { StartError } from './db/start-error.ts';
import { sweep } from './db/sweep.ts';
import { importDemo, prepareDemo } from './demo-content.ts';
import { eraseOldInquiries } from './domains/auto-show/inquiry/inquiry-rows.ts';
import { shingleAll } from './domains/tech-support/copies/shingle-stories.ts';
import { unlockAbandonedUploads } from './domains/uploads/uploads.ts';
import { sweepUploads } from './domains/uploads/sweep-uploads.ts';
import { createDrain, type Drain } from './http/middleware/drain.ts';
import { checkIdentity, readIdentity } from './identity.ts';
import { logToStandardOutput } from './http/middleware/buffered-log.ts';
import { buildServer } from './http/server.ts';

import { openUploadFiles, type UploadFiles } from './services/uploads/upload-files.ts';

/** ms that requests in flight get to finish when the gateway stops */
const stopTimeoutMs = 5000;
/** further ms in which the database must have closed */
const closeTimeoutMs = 3000;
/**
 * A repeated signal within these ms is a duplicate: a terminal signals every process of a command, and npm and the
 * launcher forward theirs.
 */
const duplicateSignalMs = 500;
/** interval in ms of deleting expired rows and files */
const sweepIntervalMs = 6 * 3_600_000;
/** interval in ms of indexing stories for copy detection */
const shingleIntervalMs = 60_000;

/** Warm-up flag: loads the modules of every kind of start without starting, so that Node caches the compiled code. */
const loadOnlyFlag = '--load-only';

async function start(): Promise<void> {
  if (process.argv.includes(loadOnlyFlag)) return loadAll();
  // everything that the gateway writes is for its user only
  process.umask(0o077);
  const config = readConfig(process.env);
  const accountSettings = readAccountSettings(process.env);
  prepareDataFolder(config.database.dataDir, warn);
  const account = openAccountServices(accountSettings, {
    dataDir: config.database.dataDir,
    print,
    messagingSandbox: config.messagingSandbox,
  });
  const ledgerKey = openLedgerKey(config.database.dataDir);
  const database = await openDatabase(config.database, { waitMs: config.databaseWaitMs });
  await migrate(database.jobs);
  await checkIdentity(database.jobs, readIdentity(config.database.dataDir, account));
  const uploads = openUploadFiles(config.database.dataDir);
  await sweep(database.jobs, new Date());
  await unlockAbandonedUploads(database.jobs);
  await sweepUploads(database.jobs, uploads, new Date());
  await eraseOldInquiries(database.jobs, new Date());
  const demoMedia = await prepareDemo(database.jobs, {
    isWanted: config.demoContent,
    clock: () => new Date(),
    vault: account.vault,
  });
  const drain = createDrain();
  const app = await buildServer({
    database,
    drain,
    version: config.version,
    revision: config.revision,
    account,
    uploads,
    ledgerKey,
    dataDir: config.database.dataDir,
    root: config.root,
    ...(demoMedia !== undefined && { demoMedia }),
    logLevel: config.logLevel,
    logStream: logToStandardOutput(),
    checkResponses: !config.production,
    faultInjection: config.faultInjection,
    workbenchPage: config.workbenchPage,
    ...(config.rateLimit !== undefined && { rateLimit: config.rateLimit }),
    ...(config.streamLimit !== undefined && { streamLimit: config.streamLimit }),
    streamOrigins: config.streamOrigins,
    ...(config.analyticsScript !== undefined && { analyticsScript: config.analyticsScript }),
    ...(config.siteOrigin !== undefined && { siteOrigin: config.siteOrigin }),
    ...(config.trustProxy !== undefined && { trustProxy: config.trustProxy }),
    ...(accountSettings.clientCredentials && { clientCredentials: accountSettings.clientCredentials }),
  });
  sweepRegularly(app, database.jobs, uploads);
  app.addHook('onClose', () => database.close());
  database.guard((cause) =>
    app.log.fatal({ err: cause }, 'the database is lost: nothing is read or written'),
  );
  shingleRegularly(app, database.jobs);
  stopOnSignals(app, drain, config.stopGraceMs);
  const port = await listen(app, config);
  const address = `http://${hostForReaders(config.host)}:${port}/new/`;
  print(`齐鲁晚报 已在 ${address} 就绪`);
  if (config.workbenchPage) print(`状态机试验台 ${address}__machines/`);
}

/** Loads the modules that only some starts need; all others are imported statically. */
async function loadAll(): Promise<void> {
  await Promise.all([
    import('./db/drivers/open-sqlite.ts'),
    import('./db/drivers/open-postgres.ts'),
    ...(readConfig(process.env).demoContent ? [importDemo()] : []),
  ]);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const warn = (line: string) => void process.stderr.write(`${line}\n`);

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `端口 ${port} 已被占用，请换一个：PORT=${port + 1} npm start\nPort ${port} is in use: set another PORT.`,
      );
    if (code === 'EACCES')
      throw new StartError(
        `没有权限使用端口 ${port}，请换一个大于 1024 的端口。\nPort ${port} needs more rights: set a PORT above 1024.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new StartError(`HOST“${host}”不是本机地址。\nHOST “${host}” is no address of this machine.`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** A host name that a browser on this machine can open. */
function hostForReaders(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function sweepRegularly(app: FastifyInstance, db: Database, uploads: UploadFiles): void {
  const timer = setInterval(() => {
    sweep(db, new Date())
      .then(() => sweepUploads(db, uploads, new Date()))
      .then(() => eraseOldInquiries(db, new Date()))
      .catch((error: unknown) => app.log.error({ err: error }, 'deleting expired rows and files failed'));
  }, sweepIntervalMs);
  timer.unref();
}

/** Indexes new and changed stories for copy detection; a running index job ends before the database closes. */
function shingleRegularly(app: FastifyInstance, db: Database): void {
  let isStopped = false;
  let work = Promise.resolve();
  const look = () => {
    work = work
      .then(() => shingleAll(db, () => isStopped))
      .catch((error: unknown) => app.log.error({ err: error }, 'indexing stories for copy detection failed'));
  };
  const timer = setInterval(look, shingleIntervalMs);
  timer.unref();
  app.addHook('onListen', look);
  // onClose hooks run in reverse order, so this one runs before the one that closes the database
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await work;
  });
}

/**
 * The first signal stops the gateway: SIGTERM, which comes from a service manager, leaves clients a grace period in which
 * new connections are accepted and each response closes its connection; then requests in flight finish and the database
 * is closed. A second signal exits immediately.
 */
function stopOnSignals(app: FastifyInstance, drain: Drain, graceMs: number): void {
  let stoppingSince: number | undefined;
  const onSignal = (name: NodeJS.Signals, number: number) => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      drain.start();
      setTimeout(() => void stop(app), name === 'SIGTERM' ? graceMs : 0);
    } else if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(128 + number);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), stopTimeoutMs).unref();
  setTimeout(() => process.exit(1), stopTimeoutMs + closeTimeoutMs).unref();
  try {
    await app.close();
  } catch (error) {
    app.log.error({ err: error }, 'the gateway did not stop cleanly');
    process.exit(1);
  }
  process.exit(0);
}

start().catch((error: unknown) => {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
