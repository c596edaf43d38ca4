import type { KeyObject } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { notFound } from '../contract/failure.ts';
import { loadContract } from '../contract/load.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { AccountServices } from '../domains/account/account-services.ts';
import { readerOfToken } from '../domains/account/tokens.ts';
import { createLiveServices } from '../domains/live/live-services.ts';
import { createSignedLedgers } from '../domains/shared/ledger/signed-ledgers.ts';
import { registerLedgerFiles } from './ledger/ledger-files.ts';
import { localAnalytics, outsideAnalytics } from '../services/analytics/visit-analytics.ts';
import { registerAnalytics } from './pages/analytics-script.ts';
import {
  publicUploadsFolder,
  privateUploadsFolder,
  resizedMediaFolder,
  type UploadFiles,
} from '../services/uploads/upload-files.ts';
import { toFailure, sendFailure } from './middleware/failure-response.ts';
import { pageClientCredential } from './operations/client-credentials.ts';
import { closeConnectionsWhileDraining, createDrain, type Drain } from './middleware/drain.ts';
import { createHandlers } from './operations/contract-handlers.ts';
import { registerHealth } from './operations/health.ts';
import { createInternalRequests } from './middleware/internal-requests.ts';
import { createResponseCache } from './operations/response-cache.ts';
import { loggerOptions, logRequests, type LogStream } from './middleware/request-log.ts';
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
import { createRateLimiter, limitCalls } from './middleware/rate-limit.ts';
import { registerReference } from './operations/contract-reference.ts';
import { registerRobots } from './pages/robots.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { createSiteOrigin, ignoreForwardedHost } from './middleware/site-origin.ts';
import { hasFault, injectFaults } from './middleware/fault-injection.ts';

export interface ServerOptions {
  readonly database: OpenDatabase;
  readonly account: AccountServices;
  readonly uploads: UploadFiles;
  /** Ed25519, signs the checkpoints of the ledgers */
  readonly ledgerKey: KeyObject;
  readonly clock?: () => Date;
  /** started before the server closes, so that clients go elsewhere first */
  readonly drain?: Drain;
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
  /** time limit for rendering a page */
  readonly renderLimitMs?: number;
}

/** bytes of a JSON body */
const bodyLimit = 256 * 1024;
/** calls and rendered pages per minute; phones may share an address of their mobile carrier */
const defaultRateLimit = 3000;
/** a page without a stream polls, so readers who share an address of their carrier see a live all the same */
const defaultStreamLimit = 50;
/** time limit for receiving a request; a slow phone needs seconds for the largest body */
const requestTimeoutMs = 60_000;

/** Assembles the HTTP server: operations, media, pages and middleware. It does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), dataDir, root } = options;
  const internal = createInternalRequests();
  const app = fastify({
    logger: loggerOptions(options.logLevel ?? 'info', options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // skips Fastify's per-route log options, which cost time with every request
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
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
      /^(?:text\/(?!event-stream)|application\/(?:json|javascript|vnd\.apple\.mpegurl)|image\/svg\+xml)/,
    // no client compresses requests, and a small body could be a decompression bomb
    globalDecompression: false,
  });

  registerHealth(app, {
    database,
    drain,
    freeDiskBytes: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    version: options.version ?? 'development',
    revision: options.revision,
  });
  const folders = {
    ...(options.demoMedia !== undefined && { demo: options.demoMedia }),
    store: join(dataDir, 'media'),
    uploads: publicUploadsFolder(dataDir),
  };
  registerMedia(app, {
    folders,
    cacheFolder: resizedMediaFolder(dataDir),
    isPublicUpload: (file) => isPublicUpload(database.db, file),
  });
  registerPrivateMedia(app, {
    folder: privateUploadsFolder(dataDir),
    sign: options.account.vault.fingerprint,
    clock,
  });
  registerLiveMedia(app, { db: database.db, clock, siteOrigin, folders });
  registerPaperDrawings(app, database.db);
  registerReference(app);
  const operations = loadContract();
  registerRobots(app, operations);
  const analytics = options.analyticsScript
    ? outsideAnalytics(options.analyticsScript)
    : localAnalytics((visit) => app.log.info(visit, 'visited'));
  registerAnalytics(app, analytics);
  registerMessagingSandbox(app, options.account.messagingApp, siteOrigin);
  if (options.workbenchPage) await registerWorkbenchPage(app, join(root, 'dist-machines'));
  const limitRate = createRateLimiter(options.rateLimit ?? defaultRateLimit, internal);
  const invalidatePages = await registerPages(app, {
    clientFolder: join(root, 'dist', 'new'),
    serverEntry: join(root, 'dist-server', 'entry-server.js'),
    capacity: options.renderCapacity ?? 4,
    renderLimitMs: options.renderLimitMs ?? 3000,
    limitRate,
    internal,
    siteOrigin,
    clock,
    version: () => database.writeVersion(),
    messagingScript: options.account.messagingApp?.script,
    externalOrigins: { analytics: analytics.origin, streams: options.streamOrigins ?? [] },
  });
  await app.register(async (scope) => {
    limitCalls(scope, limitRate);
    if (options.faultInjection) injectFaults(scope);
    const deps = { db: database.db, clock, log: app.log };
    const live = createLiveServices(database, deps);
    const ledgers = createSignedLedgers(deps, options.ledgerKey);
    registerLedgerFiles(scope, database.db, ledgers);
    registerLiveStream(scope, live.hub, options.streamLimit ?? defaultStreamLimit);
    registerOperations(scope, {
      operations,
      handlers: createHandlers(deps, options.account, options.uploads, live, ledgers),
      readerOfToken: (token) => readerOfToken(database.db, token, clock()),
      clientCredentials: options.clientCredentials ?? [pageClientCredential],
      checkResponses: options.checkResponses ?? false,
      onWrite: invalidatePages,
      cache: createResponseCache(() => database.writeVersion()),
      respondDirectly: internal.respondDirectly,
      siteOrigin,
      ...(options.faultInjection && { hasFault }),
    });
  });
  return app;
}
