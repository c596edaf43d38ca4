import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { notFound } from '../contract/failure.ts';
import { loadContract } from '../contract/load.ts';
import type { OpenDatabase } from '../db/open.ts';
import { readerOfToken } from '../domains/account/tokens.ts';
import { createHandlers } from './handlers.ts';
import { failureOf, sendFailure } from './answer.ts';
import { inProcessHeader } from './in-process-fetch.ts';
import { logRequests, loggerOptions } from './log.ts';
import { registerMedia } from './media.ts';
import { registerOperations } from './operation-routes.ts';
import { registerPages } from './pages.ts';
import { registerReference } from './reference.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addSentinels } from './sentinels.ts';

export interface ServerOptions {
  readonly database: OpenDatabase;
  readonly clock?: () => Date;
  /** where the gateway keeps media and made pictures */
  readonly dataDir: string;
  /** the repository: builds and demo media are found below it */
  readonly root: string;
  readonly logLevel?: string;
  /** calls per minute and address; 0 sets no limit */
  readonly rateLimit?: number;
  /** answers are checked against the contract */
  readonly checkAnswers?: boolean;
  readonly sentinels?: boolean;
  /** first views rendered at a time */
  readonly renderCapacity?: number;
}

/** bytes of a JSON body */
const bodyLimit = 256 * 1024;
/** what a phone on a shared address of a mobile carrier must be able to do */
const defaultRateLimit = 3000;

/** Assembles the gateway: contract, media, pages, and what surrounds them. Not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), dataDir, root, sentinels = false } = options;
  const secret = randomUUID();
  const app = fastify({
    logger: loggerOptions(options.logLevel ?? 'info'),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  addSecurityHeaders(app);
  logRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler((error: Error, request, reply) => {
    // a range beyond a file's end is between the browser's player and the file, not a call of the contract
    if ('statusCode' in error && error.statusCode === 416) return reply.code(416).send();
    return sendFailure(request, reply, failureOf(error, request));
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound('没有这个地址。')));

  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  await app.register(statics, {
    root: join(root, 'dist', 'new', 'assets'),
    prefix: '/new/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    wildcard: true,
  });

  app.get('/healthz', async (_request, reply) => {
    await database.ping();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  const forgetPages = await registerPages(app, {
    clientFolder: join(root, 'dist', 'new'),
    serverEntry: join(root, 'dist-server', 'entry-server.js'),
    capacity: options.renderCapacity ?? 4,
    secret,
  });
  registerMedia(app, {
    folders: { demo: join(root, 'gateway', 'demo', 'media'), store: join(dataDir, 'media') },
    cacheFolder: join(dataDir, 'cache'),
  });
  await registerReference(app);
  await app.register(async (scope) => {
    const max = options.rateLimit ?? defaultRateLimit;
    if (max > 0) {
      await scope.register(rateLimit, {
        max,
        timeWindow: 60_000,
        allowList: (request) => request.headers[inProcessHeader] === secret,
        errorResponseBuilder: (_request, { ttl }) =>
          Object.assign(new Error('too many requests'), {
            statusCode: 429,
            retryAfter: Math.ceil(ttl / 1000),
          }),
      });
    }
    if (sentinels) addSentinels(scope);
    registerOperations(scope, {
      operations: loadContract(),
      handlers: createHandlers({ db: database.db, clock, log: app.log }),
      readerOfToken: (token) => readerOfToken(database.db, token, clock()),
      checkAnswers: options.checkAnswers ?? false,
      onWrite: forgetPages,
    });
  });
  return app;
}
