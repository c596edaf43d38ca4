import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { parseCookies } from './cookies.ts';
import { pageStream } from './page-body.ts';
import {
  createPageCache,
  type EncodedPage,
  type PageRenderRequest,
  type PageCache,
  type PageRenderer,
} from './page-cache.ts';
import { rejectOnAbort, type InternalRequests } from '../middleware/internal-requests.ts';
import {
  pageOnlyHeaders,
  openerPolicyHeader,
  type ExternalOrigins,
  pagePolicy,
} from '../middleware/security-headers.ts';
import type { RateLimiter } from '../middleware/rate-limit.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';

export interface PageRoutesOptions {
  /** client build: index.html, assets/ and public files */
  readonly clientFolder: string;
  /** entry module of the server build; without it every page is the plain shell */
  readonly serverEntry: string;
  /** pages rendered at a time */
  readonly capacity: number;
  /** after this time the plain shell is sent instead of a page that is still rendering */
  readonly renderLimitMs: number;
  /** counts pages that are rendered; cached ones and files are served without */
  readonly limitRate: RateLimiter;
  /** whether a request waited so long that no page is rendered for it */
  readonly isOverdue: (request: FastifyRequest) => boolean;
  readonly internal: InternalRequests;
  readonly siteOrigin: SiteOrigin;
  readonly clock: () => Date;
  /** database version; pages are cached longer while it is unchanged */
  readonly version: () => string | undefined;
  /** URL of the messaging app's JS-SDK */
  readonly messagingScript?: string | undefined;
  /** external origins that pages may use */
  readonly externalOrigins?: ExternalOrigins;
}

const privateEntries = new Set(['index.html', 'manifest.json', 'assets']);

/**
 * Serves the app under /new/: its files, and for every other path a server-rendered page. When rendering is at capacity,
 * takes too long or fails, it serves a stale page or else the plain shell; the shell, with status 429, when the address has
 * reached the rate limit.
 * @returns the cached pages, to be invalidated after a write
 */
export async function registerPages(
  app: FastifyInstance,
  options: PageRoutesOptions,
): Promise<Pick<PageCache, 'invalidate' | 'size'>> {
  const { clientFolder } = options;
  const redirectToHome = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`/new/${request.url.replace(/^[^?]*/, '')}`);
  app.get('/', redirectToHome);
  app.get('/new', redirectToHome);
  if (!existsSync(join(clientFolder, 'index.html'))) {
    app.get('/new/*', () => {
      throw new Failure(503, '页面还没有构建，请先运行 npm run build。', { retryAfter: 60 });
    });
    return noPages;
  }
  await serveAssets(app, join(clientFolder, 'assets'));
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const cache = await openPageCache(app, options);
  const publicFiles = new Set(
    readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isPublic),
  );
  await app.register(async (scope) => {
    await scope.register(statics, { root: clientFolder, serve: false, preCompressed: true, maxAge: '1h' });
    scope.get<{ Params: { '*': string } }>('/new/*', (request, reply) => {
      const file = request.params['*'];
      if (publicFiles.has(file)) return reply.sendFile(file);
      return sendPage(request, reply, { app, cache, shell, options });
    });
  });
  return cache ?? noPages;
}

/** Serves files with a content hash in their name, precompressed by the build. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      for (const name of pageOnlyHeaders) reply.removeHeader(name);
      done();
    });
    await scope.register(statics, {
      root: folder,
      prefix: '/new/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      acceptRanges: false,
      lastModified: false,
      // a route for each file: to serve a wildcard, the plugin reads the whole folder for every request
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
    });
    scope.get('/new/assets/*', (_request, reply) => reply.callNotFound());
  });
}

/**
 * Redirects a page address whose percent signs are no UTF-8 to one with percent signs as text, which the app answers with its
 * not-found page.
 * @returns undefined for any other request
 */
export function redirectMalformedPage(
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (method !== 'GET' || !url.startsWith('/new/')) return undefined;
  const [path = '', ...query] = url.split('?');
  return reply.redirect([path.replaceAll('%', '%25'), ...query].join('?'));
}

interface PageSource {
  readonly app: FastifyInstance;
  readonly cache: PageCache | undefined;
  readonly shell: string;
  readonly options: PageRoutesOptions;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, cache, shell, options }: PageSource,
): Promise<FastifyReply> {
  const { internal, siteOrigin, limitRate, isOverdue, renderLimitMs, messagingScript, externalOrigins } =
    options;
  const nonce = randomBytes(16).toString('base64');
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    // pages carry a nonce and may be personal: no shared cache may store them
    'cache-control': 'private, no-cache',
    vary: 'user-agent, cookie',
    'content-security-policy': pagePolicy(nonce, scriptsFor(request, messagingScript), externalOrigins),
  });
  const limit = renderLimitMs > 0 ? AbortSignal.timeout(renderLimitMs) : new AbortController().signal;
  const renderRequest: PageRenderRequest = {
    url: request.url,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: parseCookies(request.headers.cookie),
    nonce,
    exchange: internal.exchangeFor(app, request.id, limit),
    origin: siteOrigin(request),
  };
  const send = ({ status, body, headers }: EncodedPage) => {
    if (headers['location'] !== undefined) return reply.redirect(headers['location'], status);
    if (status === 503) reply.header('retry-after', 1);
    const isNavigation = request.headers['sec-fetch-mode'] === 'navigate';
    return reply.code(status).send(pageStream(body, nonce, isNavigation));
  };
  let isShared = false;
  try {
    isShared = cache?.isShared(renderRequest) === true;
    if (isShared && !isLoginPage(request.url)) reply.removeHeader(openerPolicyHeader);
    const rendering = cache?.get(renderRequest, () => {
      const refusal = limitRate(request, reply);
      if (refusal !== undefined) throw refusal;
      if (isOverdue(request)) throw overdue;
    });
    if (rendering === undefined) return reply.send(shell);
    return send(await rejectOnAbort(limit, rendering));
  } catch (error) {
    if (error instanceof Failure && error.code === 429)
      return reply
        .code(429)
        .header('retry-after', error.retryAfter ?? 1)
        .send(shell);
    const stale = isShared ? cache?.getStale(renderRequest) : undefined;
    if (error !== overdue)
      request.log.error(
        { err: error },
        `page rendering failed, ${stale === undefined ? 'the plain shell' : 'a stale page'} is served`,
      );
    return stale === undefined ? reply.code(200).send(shell) : send(stale);
  }
}

/** prevents the rendering of a page whose request waited too long; cached pages are sent */
const overdue = new Failure(503, 'overdue');

const noPages = { invalidate: () => {}, size: { pages: 0, bytes: 0 } };

/** Pages where readers enter credentials. */
const isLoginPage = (url: string) => url.startsWith('/new/login/');

/** The messaging app's script is external and allowed in its browser only. */
function scriptsFor({ headers }: FastifyRequest, messagingScript: string | undefined): string[] {
  const isMessagingApp = headers['user-agent']?.includes('MicroMessenger') ?? false;
  return isMessagingApp && messagingScript?.startsWith('https://') ? [messagingScript] : [];
}

/** @returns undefined when the server build cannot be loaded: logs it, and every page is the plain shell */
async function openPageCache(
  app: FastifyInstance,
  { serverEntry, capacity, clock, version }: PageRoutesOptions,
): Promise<PageCache | undefined> {
  try {
    return createPageCache(await loadPageRenderer(serverEntry), capacity, () => clock().getTime(), version);
  } catch (error) {
    app.log.error({ err: error }, 'pages are not rendered on the server, the plain shell is served');
    return undefined;
  }
}

async function loadPageRenderer(serverEntry: string): Promise<PageRenderer> {
  const loaded: Partial<PageRenderer> = await import(pathToFileURL(serverEntry).href);
  if (typeof loaded.render !== 'function' || typeof loaded.pageCacheKey !== 'function')
    throw new Error(`${serverEntry} is not a server build of the app`);
  return { render: loaded.render, pageCacheKey: loaded.pageCacheKey };
}

function isPublic(file: string): boolean {
  const [top = ''] = file.split('/');
  return !privateEntries.has(top) && /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file);
}
