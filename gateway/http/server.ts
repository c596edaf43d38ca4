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
import { localAnalytics, outsideAnalytics } from '../services/analytics/visit-analytics.ts';
import { registerAnalytics } from './pages/analytics-script.ts';
import {
  publicUploadsFolder,
  privateUploadsFolder,
  type UploadFiles,
} from '../services/uploads/upload-files.ts';
import { failureOf, sendFailure } from './middleware/failure-response.ts';
import { pagesCredential } from './operations/client-credentials.ts';
import { letGoWhenClosing } from './middleware/close-connections.ts';
import { createHandlers } from './operations/contract-handlers.ts';
import { registerHealth } from './operations/health.ts';
import { createInProcessCalls } from './middleware/internal-requests.ts';
import { keepAnswers } from './operations/response-cache.ts';
import { loggerOptions, logRequests, type LogStream } from './middleware/request-log.ts';
import { registerMachinesPage } from './pages/workbench-page.ts';
import { registerLiveMedia } from './media/live-media.ts';
import { registerLiveStream } from './streams/live-stream.ts';
import { registerMessagingSandbox } from './pages/messaging-sandbox.ts';
import { registerMedia } from './media/media-routes.ts';
import { registerOperations } from './operations/operation-routes.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerPaperDrawings } from './media/paper-drawings.ts';
import { registerPrivateMedia } from './media/private-media.ts';
import { limitRate } from './middleware/rate-limit.ts';
import { registerReference } from './operations/contract-reference.ts';
import { registerRobots } from './pages/robots.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { addSentinels } from './middleware/fault-injection.ts';

export interface ServerOptions {
  readonly database: OpenDatabase;
  readonly account: AccountServices;
  readonly uploads: UploadFiles;
  readonly clock?: () => Date;
  /** where the gateway keeps media and made pictures */
  readonly dataDir: string;
  /** the repository: contains the builds */
  readonly root: string;
  /** folder of the demo content's media; absent when the database holds no demo content */
  readonly demoMedia?: string;
  readonly logLevel?: string;
  readonly logStream?: LogStream;
  /** calls per minute and address; 0 sets no limit */
  readonly rateLimit?: number;
  /** addresses of proxies before the gateway, whose word on a reader's address, host and scheme is taken */
  readonly trustProxy?: string;
  /** `id:secret` of the clients that may sign readers in; the pages' own when absent */
  readonly clientCredentials?: readonly string[];
  /** answers are checked against the contract */
  readonly checkAnswers?: boolean;
  readonly sentinels?: boolean;
  /** serves testers the page on which the machines are driven */
  readonly machinesPage?: boolean;
  /** address of a script that counts visits; without one the log tells of them */
  readonly analyticsScript?: string;
  /** origins of servers elsewhere that pages may stream from */
  readonly streamOrigins?: readonly string[];
  /** first views rendered at a time; four keep one core busy while others wait for the database */
  readonly renderCapacity?: number;
  /** ms a first view may take */
  readonly renderLimit?: number;
}

/** bytes of a JSON body */
const bodyLimit = 256 * 1024;
/** what a phone on a shared address of a mobile carrier must be able to do */
const defaultRateLimit = 3000;
/** ms in which a request must have arrived; a slow phone needs seconds for the largest body */
const requestTimeout = 60_000;

/** Assembles the gateway: contract, media, pages, and what surrounds them. Not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), dataDir, root } = options;
  const calls = createInProcessCalls();
  const app = fastify({
    logger: loggerOptions(options.logLevel ?? 'info', options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // no route has options of its own for its log; pino looks through all that there could be, once for each request
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
    genReqId: calls.requestId,
    requestIdHeader: false,
    bodyLimit,
    requestTimeout,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => sendFailure(request, reply, failureOf(error, request)),
  });
  addSecurityHeaders(app);
  logRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  letGoWhenClosing(app);
  app.setErrorHandler((error: Error, request, reply) =>
    sendFailure(request, reply, failureOf(error, request)),
  );
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound('没有这个地址。')));
  await app.register(compress, {
    // no zstd: at speeds a server can afford it makes a page a fifth larger than brotli does
    encodings: ['br', 'gzip'],
    // each part that is sent can be read when it is there
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    customTypes:
      /^(?:text\/(?!event-stream)|application\/(?:json|javascript|vnd\.apple\.mpegurl)|image\/svg\+xml)/,
    // no client of the contract compresses what it sends, and a small body could become a huge one
    globalDecompression: false,
  });

  registerHealth(app, database);
  const folders = {
    ...(options.demoMedia !== undefined && { demo: options.demoMedia }),
    store: join(dataDir, 'media'),
    uploads: publicUploadsFolder(dataDir),
  };
  registerMedia(app, { folders, cacheFolder: join(dataDir, 'cache') });
  registerPrivateMedia(app, {
    folder: privateUploadsFolder(dataDir),
    sign: options.account.vault.fingerprint,
    clock,
  });
  registerLiveMedia(app, { db: database.db, clock, folders });
  registerPaperDrawings(app, database.db);
  registerReference(app);
  const operations = loadContract();
  registerRobots(app, operations);
  const analytics = options.analyticsScript
    ? outsideAnalytics(options.analyticsScript)
    : localAnalytics((visit) => app.log.info(visit, 'visited'));
  registerAnalytics(app, analytics);
  registerMessagingSandbox(app, options.account.messagingApp);
  if (options.machinesPage) await registerMachinesPage(app, join(root, 'dist-machines'));
  const forgetPages = await registerPages(app, {
    clientFolder: join(root, 'dist', 'new'),
    serverEntry: join(root, 'dist-server', 'entry-server.js'),
    capacity: options.renderCapacity ?? 4,
    renderLimit: options.renderLimit ?? 3000,
    calls,
    clock,
    version: () => database.version(),
    messagingScript: options.account.messagingApp?.script,
    outside: { analytics: analytics.origin, streams: options.streamOrigins ?? [] },
  });
  await app.register(async (scope) => {
    const limit = options.rateLimit ?? defaultRateLimit;
    if (limit > 0) limitRate(scope, limit, calls);
    if (options.sentinels) addSentinels(scope);
    const deps = { db: database.db, clock, log: app.log };
    const live = createLiveServices(database, deps);
    registerLiveStream(scope, live.hub);
    registerOperations(scope, {
      operations,
      handlers: createHandlers(deps, options.account, options.uploads, live),
      readerOfToken: (token) => readerOfToken(database.db, token, clock()),
      clientCredentials: options.clientCredentials ?? [pagesCredential],
      checkAnswers: options.checkAnswers ?? false,
      onWrite: forgetPages,
      kept: keepAnswers(() => database.version()),
    });
  });
  return app;
}
