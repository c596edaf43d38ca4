import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  openAccountServices,
  openLedgerKey,
  openPushKey,
  readAccountSettings,
  readKeySource,
} from './account-settings.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import { readConfig, type Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { StartError } from './db/start-error.ts';
import { sweep } from './db/sweep.ts';
import { importDemo, prepareDemo } from './demo-content.ts';
import { makeBriefings } from './domains/news/briefing/make-briefings.ts';
import { eraseOldInquiries } from './domains/auto-show/inquiry/inquiry-rows.ts';
import { notifyFollowers } from './domains/news/push/notify-followers.ts';
import { shingleAll } from './domains/tech-support/copies/shingle-stories.ts';
import { unlockAbandonedUploads } from './domains/uploads/uploads.ts';
import { sweepUploads } from './domains/uploads/sweep-uploads.ts';
import { createDrain, type Drain } from './http/middleware/drain.ts';
import { checkIdentity, localStoreId, otherParts, readIdentity, sharedStoreId } from './identity.ts';
import { logToStandardOutput } from './http/middleware/buffered-log.ts';
import { listenForMetrics } from './http/operations/metrics-routes.ts';
import { buildServer } from './http/server.ts';
import type { Metrics } from './services/metrics/metrics.ts';
import { createPushService } from './services/push/push-service.ts';
import { copiesFolder, openLocalCopies } from './services/storage/local-copies.ts';
import type { ObjectStore } from './services/storage/object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { openObjectUploadFiles } from './services/uploads/object-upload-files.ts';
import { openUploadFiles } from './services/uploads/upload-files.ts';

/** ms that requests in flight get to finish when the gateway stops */
const stopTimeoutMs = 5000;
/** further ms in which the database must have closed */
const closeTimeoutMs = 3000;
/**
 * A repeated signal within these ms is a duplicate: a terminal signals every process of a command, and npm and the
 * launcher forward theirs.
 */
const duplicateSignalMs = 500;
/** connections that the system accepts before the gateway does; beyond these, clients wait a second */
const maxWaitingConnections = 4096;
/** interval in ms of deleting expired rows and files */
const sweepIntervalMs = 6 * 3_600_000;
const minuteMs = 60_000;
/** of a local copy of an object */
const copyLifetimeMs = 24 * 3_600_000;

/** whom push services can complain to where the site has no address of its own */
const newspaperSite = 'https://www.qlwb.com.cn';

/** Warm-up flag: loads the modules of every kind of start without starting, so that Node caches the compiled code. */
const loadOnlyFlag = '--load-only';

async function start(): Promise<void> {
  if (process.argv.includes(loadOnlyFlag)) return loadAll();
  // everything that the gateway writes is for its user only
  process.umask(0o077);
  const config = readConfig(process.env);
  const accountSettings = readAccountSettings(process.env);
  const keys = readKeySource(process.env);
  prepareDataFolder(config.database.dataDir, warn);
  const account = openAccountServices(accountSettings, {
    dataDir: config.database.dataDir,
    keys,
    print,
    messagingSandbox: config.messagingSandbox,
  });
  const ledgerKey = openLedgerKey(keys);
  const pushKey = openPushKey(keys);
  const push = createPushService({
    key: pushKey,
    contact: config.siteOrigin?.startsWith('https:') ? config.siteOrigin : newspaperSite,
  });
  const database = await openDatabase(config.database, { waitMs: config.databaseWaitMs });
  await migrate(database.jobs);
  const objects = await openObjectStore(process.env);
  const identity = readIdentity(
    objects === undefined ? localStoreId(config.database.dataDir) : await sharedStoreId(objects),
    { ...account, ledgerKey, pushKey },
  );
  await checkIdentity(database.jobs, identity);
  const metrics =
    config.metricsPort === undefined && config.metricsToken === undefined
      ? undefined
      : (await import('./services/metrics/metrics.ts')).createMetrics(config);
  const files =
    objects === undefined
      ? openUploadFiles(config.database.dataDir)
      : openObjectUploadFiles(objects, join(copiesFolder(config.database.dataDir), 'checked'));
  const uploads = metrics?.measureUploads(files) ?? files;
  await unlockAbandonedUploads(database.jobs);
  const demoMedia = await prepareDemo(database.jobs, {
    isWanted: config.demoContent,
    clock: () => new Date(),
    vault: account.vault,
  });
  // before the first page is rendered
  await makeBriefings(database.jobs, new Date());
  const drain = createDrain();
  const app = await buildServer({
    database,
    drain,
    hasOwnKeys: async () => (await otherParts(database.db, identity)).length === 0,
    version: config.version,
    revision: config.revision,
    account: metrics === undefined ? account : { ...account, sms: metrics.measureSms(account.sms) },
    metrics,
    metricsToken: config.metricsToken,
    uploads,
    objects,
    ledgerKey,
    push,
    dataDir: config.database.dataDir,
    root: config.root,
    ...(demoMedia !== undefined && { demoMedia }),
    logLevel: config.logLevel,
    logStream: logToStandardOutput(),
    checkResponses: !config.production,
    faultInjection: config.faultInjection,
    workbenchPage: config.workbenchPage,
    ...(config.rateLimit !== undefined && { rateLimit: config.rateLimit }),
    ...(config.callDelayLimitMs !== undefined && { callDelayLimitMs: config.callDelayLimitMs }),
    ...(config.renderLimitMs !== undefined && { renderLimitMs: config.renderLimitMs }),
    ...(config.streamLimit !== undefined && { streamLimit: config.streamLimit }),
    streamOrigins: config.streamOrigins,
    ...(config.analyticsScript !== undefined && { analyticsScript: config.analyticsScript }),
    ...(config.siteOrigin !== undefined && { siteOrigin: config.siteOrigin }),
    ...(config.trustProxy !== undefined && { trustProxy: config.trustProxy }),
    ...(accountSettings.clientCredentials && { clientCredentials: accountSettings.clientCredentials }),
  });
  app.addHook('onClose', () => database.close());
  if (objects !== undefined) deleteOldCopies(app, objects, config.database.dataDir);
  database.guard({
    onLost: (err) => app.log.fatal({ err }, 'the database is lost: nothing is read or written'),
    onUnchecked: (err) => app.log.error({ err }, 'the database file could not be checked for damage'),
  });
  const jobs = createBackgroundJobs(app, database.jobs, metrics?.runJob ?? ((_job, run) => run()));
  jobs.repeat({
    name: 'sweep',
    title: 'deleting expired rows and files',
    lookMs: 10 * minuteMs,
    intervalMs: sweepIntervalMs,
    async run() {
      await sweep(database.jobs, new Date());
      await sweepUploads(database.jobs, uploads, new Date());
      await eraseOldInquiries(database.jobs, new Date());
    },
  });
  jobs.repeat({
    name: 'index-stories',
    title: 'indexing stories for copy detection',
    lookMs: minuteMs,
    intervalMs: minuteMs / 2,
    run: (isStopped) => shingleAll(database.jobs, isStopped),
  });
  jobs.repeat({
    name: 'briefings',
    title: 'making 早报 and 晚报',
    lookMs: minuteMs / 2,
    intervalMs: minuteMs / 4,
    run: async () => void (await makeBriefings(database.jobs, new Date())),
  });
  const deps = { db: database.jobs, clock: () => new Date(), log: app.log };
  jobs.repeat({
    name: 'notify',
    title: 'notifying browsers of new stories',
    lookMs: minuteMs / 2,
    intervalMs: minuteMs / 4,
    run: (isStopped) => notifyFollowers(deps, { push, isStopped }),
  });
  stopOnSignals(app, drain, config.stopGraceMs);
  if (metrics !== undefined && config.metricsPort !== undefined) {
    const { close, port } = await listenToMetrics(app, metrics, config);
    app.addHook('onClose', async () => close());
    print(`metrics: http://${config.metricsHost}:${port}/metrics`);
  }
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

/** Deletes copies of objects that are older than a day, again and again: each gateway has copies of its own. */
function deleteOldCopies(app: FastifyInstance, objects: ObjectStore, dataDir: string): void {
  const copies = openLocalCopies(objects, copiesFolder(dataDir));
  const timer = setInterval(() => {
    copies
      .removeOlderThan(new Date(Date.now() - copyLifetimeMs))
      .catch((error: unknown) => app.log.error({ err: error }, 'old copies of files cannot be deleted'));
  }, sweepIntervalMs);
  app.addHook('onClose', async () => clearInterval(timer));
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const warn = (line: string) => void process.stderr.write(`${line}\n`);

async function listenToMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { metricsHost: host, metricsPort: port = 0 }: Config,
): ReturnType<typeof listenForMetrics> {
  try {
    return await listenForMetrics(app, metrics, { host, port });
  } catch (cause) {
    throw new StartError(
      `METRICS_PORT ${port} 无法使用，请换一个。\nMETRICS_PORT ${port} on ${host} cannot be used: set another one.`,
      { cause },
    );
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port, backlog: maxWaitingConnections });
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
