import type { KeyObject } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { notFound } from '../contract/failure.ts';
import { loadContract } from '../contract/load.ts';
import type { OpenDatabase } from '../db/database.ts';
import { monitorWrites } from '../db/write-monitor.ts';
import type { AccountServices } from '../domains/account/account-services.ts';
import { readerOfToken } from '../domains/account/tokens.ts';
import { createLiveServices } from '../domains/live/live-services.ts';
import { createSignedLedgers } from '../domains/shared/ledger/signed-ledgers.ts';
import { registerLedgerFiles } from './ledger/ledger-files.ts';
import type { Metrics } from '../services/metrics/metrics.ts';
import { localAnalytics, outsideAnalytics } from '../services/analytics/visit-analytics.ts';
import { registerAnalytics } from './pages/analytics-script.ts';
import {
  publicUploadsFolder,
  privateUploadsFolder,
  resizedMediaFolder,
  type UploadFiles,
} from '../services/uploads/upload-files.ts';
import { privateUploadKey } from '../services/uploads/object-upload-files.ts';
import { copiesFolder, openLocalCopies } from '../services/storage/local-copies.ts';
import type { ObjectStore } from '../services/storage/object-store.ts';
import type { PushService } from '../services/push/push-service.ts';
import { toFailure, sendFailure } from './middleware/failure-response.ts';
import { pageClientCredential } from './operations/client-credentials.ts';
import { closeConnectionsWhileDraining, createDrain, type Drain } from './middleware/drain.ts';
import { createHandlers } from './operations/contract-handlers.ts';
import { registerFeeds } from './documents/feeds.ts';
import { registerOembed } from './documents/oembed.ts';
import { registerSitemaps } from './documents/sitemaps.ts';
import { minFreeDiskBytes, registerHealth } from './operations/health.ts';
import { measureRequests, registerMetrics } from './operations/metrics-routes.ts';
import { createInternalRequests } from './middleware/internal-requests.ts';
import { createResponseCache } from './operations/response-cache.ts';
import { loggerOptions, logRequests, traceOf, type LogStream } from './middleware/request-log.ts';
import { registerWorkbenchPage } from './pages/workbench-page.ts';
import { registerLiveMedia } from './media/live-media.ts';
import { registerLiveStream } from './streams/live-stream.ts';
import { registerMessagingSandbox } from './pages/messaging-sandbox.ts';
import { isPublicUpload } from '../domains/shared/attachments.ts';
import { registerMedia } from './media/media-routes.ts';
import { registerOperations } from './operations/operation-routes.ts';
import { redirectMalformedPage, registerPages } from './pages/page-routes.ts';
import { registerPaperDrawings } from './media/paper-drawings.ts';
import { registerPrivateMedia } from './media/private-media.ts';
import { defaultCallDelayLimitMs, queueRequests, shedOverdueCalls } from './middleware/load-shedding.ts';
import { createRateLimiter, limitCalls } from './middleware/rate-limit.ts';
import { shareCalls } from './middleware/shared-calls.ts';
import { registerReference } from './operations/contract-reference.ts';
import { registerRobots } from './pages/robots.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { createSiteOrigin, ignoreForwardedHost } from './middleware/site-origin.ts';
import { hasFault, injectFaults } from './middleware/fault-injection.ts';

export interface ServerOptions {
  readonly database: OpenDatabase;
  readonly account: AccountServices;
  /** absent where nothing is measured */
  readonly metrics?: Metrics | undefined;
  /** for clients that read the metrics at `/metrics`; without one they are not served there */
  readonly metricsToken?: string | undefined;
  readonly uploads: UploadFiles;
  /** where the files of all gateways are kept; undefined if in the data folder */
  readonly objects?: ObjectStore | undefined;
  /** Ed25519, signs the checkpoints of the ledgers */
  readonly ledgerKey: KeyObject;
  readonly push: PushService;
  readonly clock?: () => Date;
  /** started before the server closes, so that clients go elsewhere first */
  readonly drain?: Drain;
  /** whether the keys and the data folder are still those of the database */
  readonly hasOwnKeys?: () => Promise<boolean>;
  /** of this build, for `/version` */
  readonly version?: string;
  readonly revision?: string | undefined;
  /** folder of media and resized pictures */
  readonly dataDir: string;
  /** root of the repository, with the builds */
  readonly root: string;
  /** folder of the demo content's media; absent when the database holds no demo content */
  readonly demoMedia?: string;
  readonly logLevel?: string;
  readonly logStream?: LogStream;
  /** calls and rendered pages per minute and IP address; 0 disables the limit */
  readonly rateLimit?: number;
  /** event streams per IP address; 0 disables the limit */
  readonly streamLimit?: number;
  /** ms that a call may wait to be started before it is refused; 0 disables the limit */
  readonly callDelayLimitMs?: number;
  /** addresses of trusted proxies, whose X-Forwarded headers set client address and scheme */
  readonly trustProxy?: string;
  /** scheme and host in absolute URLs; by default those of the request */
  readonly siteOrigin?: string;
  /** `id:secret` of the clients that may sign readers in; by default that of the pages */
  readonly clientCredentials?: readonly string[];
  /** validates responses against the contract */
  readonly checkResponses?: boolean;
  readonly faultInjection?: boolean;
  /** serves the state machine workbench for testers */
  readonly workbenchPage?: boolean;
  /** URL of an external analytics script; without one visits are logged */
  readonly analyticsScript?: string;
  /** origins of external servers that pages may stream from */
  readonly streamOrigins?: readonly string[];
  /** pages rendered at a time; four keep one core busy while others wait for the database */
  readonly renderCapacity?: number;
  /** time limit for rendering a page; 0 for no limit */
  readonly renderLimitMs?: number;
}

/** lifetime of the object store's own address of a private picture: the browser follows it at once */
const privateAddressSeconds = 60;
/** bytes of a JSON body */
const bodyLimit = 256 * 1024;
/** calls and rendered pages per minute; phones may share an address of their mobile carrier */
const defaultRateLimit = 3000;
/** part of the limit from which on the gateways count the calls of a network together */
const sharedFrom = 0.05;
/** a page without a stream polls, so readers who share an address of their carrier see a live all the same */
const defaultStreamLimit = 50;
/** time limit for receiving a request; a slow phone needs seconds for the largest body */
const requestTimeoutMs = 60_000;

/** Assembles the HTTP server: operations, media, pages and middleware. It does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), dataDir, root, metrics } = options;
  const internal = createInternalRequests();
  const app = fastify({
    logger: loggerOptions(options.logLevel ?? 'info', options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // skips Fastify's per-route log options, which cost time with every request
    childLoggerFactory: (logger, bindings, _options, { headers }) =>
      logger.child({ ...bindings, ...traceOf(headers.traceparent) }),
    genReqId: internal.requestId,
    requestIdHeader: false,
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      redirectMalformedPage(request, reply) ?? sendFailure(request, reply, toFailure(error, request)),
  });
  if (options.trustProxy !== undefined) ignoreForwardedHost(app);
  const siteOrigin = createSiteOrigin(options.siteOrigin);
  addSecurityHeaders(app, options.siteOrigin);
  logRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (metrics !== undefined) {
    measureRequests(app, metrics);
    if (options.metricsToken !== undefined) registerMetrics(app, metrics, options.metricsToken);
  }
  const drain = options.drain ?? createDrain();
  closeConnectionsWhileDraining(app, drain);
  app.setErrorHandler((error: Error, request, reply) =>
    sendFailure(request, reply, toFailure(error, request)),
  );
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound('没有这个地址。')));
  await app.register(compress, {
    // no zstd: at affordable speeds its output is a fifth larger than brotli's
    encodings: ['br', 'gzip'],
    // flush after each chunk, so that the client can decode it at once
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      // a window of 128 KB holds any page; setting up the default one of 4 MB takes 0.15 ms for each response
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    customTypes:
      /^(?:text\/(?!event-stream)|application\/(?:json|xml|rss\+xml|atom\+xml|feed\+json|manifest\+json|javascript|vnd\.apple\.mpegurl)|image\/svg\+xml)/,
    // no client compresses requests, and a small body could be a decompression bomb
    globalDecompression: false,
  });

  const freeDiskBytes = async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  };
  const writes = monitorWrites({
    database,
    async checkRoom() {
      // a PostgreSQL server keeps the database elsewhere: only uploads need the data folder
      if (database.dialect === 'postgres') return;
      const free = await freeDiskBytes();
      if (free < minFreeDiskBytes) throw new Error(`the disk of the database has only ${free} bytes free`);
    },
    onChange: (problem) =>
      problem === undefined
        ? app.log.warn('the database accepts writes again')
        : app.log.fatal({ err: problem }, 'the database accepts no writes: calls that write are refused'),
  });
  // before the database is closed
  app.addHook('preClose', async () => writes.stop());
  registerHealth(app, {
    database,
    drain,
    writes,
    hasOwnKeys: options.hasOwnKeys ?? (async () => true),
    freeDiskBytes,
    version: options.version ?? 'development',
    revision: options.revision,
  });
  const { objects } = options;
  // what the object store holds is copied here to be served
  const filesDir = objects === undefined ? dataDir : copiesFolder(dataDir);
  const folders = {
    ...(options.demoMedia !== undefined && { demo: options.demoMedia }),
    store: join(filesDir, 'media'),
    uploads: publicUploadsFolder(filesDir),
  };
  registerMedia(app, {
    folders,
    cacheFolder: resizedMediaFolder(filesDir),
    isPublicUpload: (file) => isPublicUpload(database.db, file),
    shared: objects && { objects, copies: openLocalCopies(objects, filesDir) },
  });
  registerPrivateMedia(app, {
    folder: privateUploadsFolder(dataDir),
    sign: options.account.vault.fingerprint,
    clock,
    addressOf: objects && ((file) => objects.signedAddress(privateUploadKey(file), privateAddressSeconds)),
  });
  registerLiveMedia(app, { db: database.db, clock, siteOrigin, folders });
  registerPaperDrawings(app, database.db);
  registerReference(app);
  const operations = loadContract();
  registerRobots(app, operations, siteOrigin);
  const analytics = options.analyticsScript
    ? outsideAnalytics(options.analyticsScript)
    : localAnalytics((visit) => app.log.info(visit, 'visited'));
  registerAnalytics(app, analytics);
  registerMessagingSandbox(app, options.account.messagingApp, siteOrigin);
  if (options.workbenchPage) await registerWorkbenchPage(app, join(root, 'dist-machines'));
  const queue = queueRequests(app.server, {
    maxDelayMs: options.callDelayLimitMs ?? defaultCallDelayLimitMs,
  });
  const maxCalls = options.rateLimit ?? defaultRateLimit;
  const limitRate = createRateLimiter(maxCalls, internal, {
    clock: () => clock().getTime(),
    // SQLite has one gateway
    ...(database.dialect === 'postgres' && {
      share: (counter) => {
        const stopSharing = shareCalls({
          db: database.db,
          name: 'calls',
          counter,
          least: maxCalls * sharedFrom,
          hash: (network) => options.account.vault.fingerprint('calls', network),
          onFailure: (err) => app.log.warn({ err }, 'calls to other gateways are not counted now'),
        });
        // before the database is closed
        app.addHook('preClose', stopSharing);
      },
    }),
  });
  const pages = await registerPages(app, {
    clientFolder: join(root, 'dist', 'new'),
    serverEntry: join(root, 'dist-server', 'entry-server.js'),
    capacity: options.renderCapacity ?? 4,
    renderLimitMs: options.renderLimitMs ?? 3000,
    limitRate,
    isOverdue: (request) => queue.isOverdue(request.raw),
    internal,
    siteOrigin,
    clock,
    version: () => database.writeVersion(),
    messagingScript: options.account.messagingApp?.script,
    externalOrigins: {
      analytics: analytics.origin,
      streams: options.streamOrigins ?? [],
      pictures: objects?.origin,
    },
  });
  await app.register(async (scope) => {
    limitCalls(scope, limitRate);
    if (options.faultInjection) injectFaults(scope);
    const deps = { db: database.db, clock, log: app.log };
    const live = createLiveServices(database, deps);
    if (metrics !== undefined) {
      metrics.addGauge('gateway_live_viewers', 'Open event streams of lives', () => live.hub.viewers);
      metrics.addGauge('gateway_cached_pages', 'Rendered pages in memory', () => pages.size.pages);
      metrics.addGauge(
        'gateway_cached_page_bytes',
        'Bytes of rendered pages in memory',
        () => pages.size.bytes,
      );
      metrics.addGauge(
        'gateway_queue_delay_seconds',
        'How long the next request has waited to be started',
        () => queue.delayMs / 1000,
      );
      metrics.addCounter(
        'gateway_requests_overdue_total',
        'Requests that waited too long: calls were refused, pages not rendered',
        () => queue.overdueCount,
      );
      metrics.addGauge('gateway_disk_free_bytes', 'Free bytes on the disk of the data folder', () =>
        // a data folder that is gone must not take the other metrics with it
        freeDiskBytes().catch(() => Number.NaN),
      );
      metrics.addGauge('gateway_database_writable', '1 while the database accepts writes', () =>
        writes.problem === undefined ? 1 : 0,
      );
      metrics.addGauges(
        'gateway_database_connections',
        'Connections to PostgreSQL by purpose and state',
        ['purpose', 'state'],
        () =>
          database.connections().map(({ purpose, state, value }) => ({ labels: { purpose, state }, value })),
      );
      metrics.addCounter(
        'gateway_database_conflicts_total',
        'Transactions and statements repeated because PostgreSQL rolled them back in favour of concurrent ones',
        database.conflicts,
      );
    }
    const ledgers = createSignedLedgers(deps, options.ledgerKey);
    registerLedgerFiles(scope, database.db, ledgers);
    registerOembed(scope, database.db, siteOrigin);
    registerFeeds(scope, database.db, siteOrigin);
    registerSitemaps(scope, { db: database.db, clock, siteOrigin });
    registerLiveStream(scope, live.hub, { maxPerNetwork: options.streamLimit ?? defaultStreamLimit, clock });
    await scope.register(async (calls) => {
      shedOverdueCalls(calls, queue);
      registerOperations(calls, {
        operations,
        handlers: createHandlers(deps, options.account, options.uploads, live, ledgers, options.push),
        readerOfToken: (token) => readerOfToken(database.db, token, clock()),
        clientCredentials: options.clientCredentials ?? [pageClientCredential],
        checkResponses: options.checkResponses ?? false,
        writes,
        onWrite: pages.invalidate,
        cache: createResponseCache(() => database.writeVersion()),
        respondDirectly: internal.respondDirectly,
        siteOrigin,
        ...(options.faultInjection && { hasFault }),
      });
    });
  });
  return app;
}
