import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { parseCookies } from './cookies.ts';
import {
  createFirstViews,
  nonceMark,
  type FirstViewRequest,
  type FirstViews,
  type Renderer,
} from './page-cache.ts';
import { untilAborted, type InProcessCalls } from '../middleware/internal-requests.ts';
import { ofPagesAlone, openerPolicy, type Outside, pagePolicy } from '../middleware/security-headers.ts';

export interface PagesOptions {
  /** the client build: index.html, assets/ and the public files */
  readonly clientFolder: string;
  /** module of the server build; without it every page is the plain shell */
  readonly serverEntry: string;
  /** pages rendered at a time */
  readonly capacity: number;
  /** ms after which a reader gets the plain shell instead of a page that is still rendered */
  readonly renderLimit: number;
  readonly calls: InProcessCalls;
  readonly clock: () => Date;
  /** of the database; pages are kept longer where it tells that nothing was written */
  readonly version: () => string | undefined;
  /** address of the script by which pages speak to the messaging app around them */
  readonly messagingScript?: string | undefined;
  /** others that pages load from and send to */
  readonly outside?: Outside;
}

const notPublic = new Set(['index.html', 'manifest.json', 'assets']);

/**
 * Serves the app under /new/: its files, and for every other address the first view of the page, rendered here, or
 * the plain shell where rendering is past its capacity, takes too long or fails.
 * @returns tells the pages that something was written
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<() => void> {
  const { clientFolder } = options;
  const toFrontPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`/new/${request.url.replace(/^[^?]*/, '')}`);
  app.get('/', toFrontPage);
  app.get('/new', toFrontPage);
  if (!existsSync(join(clientFolder, 'index.html'))) {
    app.get('/new/*', () => {
      throw new Failure(503, '页面还没有构建，请先运行 npm run build。', { retryAfter: 60 });
    });
    return () => {};
  }
  await serveAssets(app, join(clientFolder, 'assets'));
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const views = await openFirstViews(app, options);
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
      return sendPage(request, reply, { app, views, shell, options });
    });
  });
  return () => views?.forget();
}

/** Files whose names change with their content, compressed by the build as small as it gets. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      for (const name of ofPagesAlone) reply.removeHeader(name);
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
    });
  });
}

interface PageSource {
  readonly app: FastifyInstance;
  readonly views: FirstViews | undefined;
  readonly shell: string;
  readonly options: PagesOptions;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, views, shell, options: { calls, renderLimit, messagingScript, outside } }: PageSource,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    // a page holds a nonce of its own and may hold a reader's: nobody but the reader's browser keeps it
    'cache-control': 'private, no-cache',
    vary: 'user-agent, cookie',
    'content-security-policy': pagePolicy(nonce, scriptsFor(request, messagingScript), outside),
  });
  try {
    const limit = AbortSignal.timeout(renderLimit);
    const asked: FirstViewRequest = {
      url: request.url,
      userAgent: request.headers['user-agent'] ?? '',
      cookies: parseCookies(request.headers.cookie),
      nonce,
      fetch: calls.fetchFor(app, request.id, limit),
      origin: `${request.protocol}://${request.host}`,
    };
    if (views?.isShared(asked) && !isForSecrets(request.url)) reply.removeHeader(openerPolicy);
    const rendering = views?.get(asked);
    if (rendering === undefined) return reply.send(shell);
    const { status, html, headers } = await untilAborted(limit, rendering);
    if (headers['location'] !== undefined) return reply.redirect(headers['location'], status);
    const isPainted = request.headers['sec-fetch-mode'] === 'navigate';
    return reply.code(status).send(Readable.from(partsOf(html.replaceAll(nonceMark, nonce), isPainted)));
  } catch (error) {
    request.log.error({ err: error }, 'first view failed, the plain shell is served');
    return reply.code(200).send(shell);
  }
}

/** Pages where readers type what nobody may learn. */
const isForSecrets = (url: string) => url.startsWith('/new/login/');

/** UTF-16 units of a page's body that about fill a phone's first screen */
const firstScreen = 3200;

/** ms that a browser has for the first screen before the rest comes: read together, both would be laid out before it paints */
const headStart = 50;

/**
 * A page as its first screen and the rest. They are written one after the other and compressed so that the first can be
 * read alone: a browser paints it while the rest is on its way (docs/decisions/0052).
 * @param isPainted by a browser that a reader is before, rather than read by a program
 */
async function* partsOf(html: string, isPainted: boolean): AsyncGenerator<string> {
  const cut = html.indexOf('<', html.indexOf('<body') + firstScreen);
  if (cut < 0) return yield html;
  yield html.slice(0, cut);
  if (isPainted) await wait(headStart);
  yield html.slice(cut);
}

/** The messaging app's script comes from elsewhere, and to its browser alone. */
function scriptsFor({ headers }: FastifyRequest, messagingScript: string | undefined): string[] {
  const isMessagingApp = headers['user-agent']?.includes('MicroMessenger') ?? false;
  return isMessagingApp && messagingScript?.startsWith('https://') ? [messagingScript] : [];
}

/** @returns undefined, logged, when the server build cannot be loaded: the app then starts from the plain shell */
async function openFirstViews(
  app: FastifyInstance,
  { serverEntry, capacity, clock, version }: PagesOptions,
): Promise<FirstViews | undefined> {
  try {
    return createFirstViews(await loadRenderer(serverEntry), capacity, () => clock().getTime(), version);
  } catch (error) {
    app.log.error({ err: error }, 'no page is rendered on the server, the plain shell is served');
    return undefined;
  }
}

async function loadRenderer(serverEntry: string): Promise<Renderer> {
  const loaded: Partial<Renderer> = await import(pathToFileURL(serverEntry).href);
  if (typeof loaded.render !== 'function' || typeof loaded.firstViewKey !== 'function')
    throw new Error(`${serverEntry} is no server build of the app`);
  return { render: loaded.render, firstViewKey: loaded.firstViewKey };
}

function isPublic(file: string): boolean {
  const [top = ''] = file.split('/');
  return !notPublic.has(top) && /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file);
}
