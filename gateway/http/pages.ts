import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFirstViews, nonceMark, type FirstViews, type Renderer } from './first-views.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { pagePolicy } from './security-headers.ts';

export interface PagesOptions {
  /** the client build: index.html, assets/ and the public files */
  readonly clientFolder: string;
  /** module of the server build; without it every page is the plain shell */
  readonly serverEntry: string;
  readonly capacity: number;
  readonly secret: string;
}

const notPublic = new Set(['index.html', 'manifest.json', 'assets']);

/**
 * Serves the app under /new/: its files, and for every other address the first view of the page, rendered here, or
 * the plain shell where rendering is past its capacity or fails.
 * @returns tells the pages that something was written
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<() => void> {
  const { clientFolder, serverEntry, capacity, secret } = options;
  if (!existsSync(join(clientFolder, 'index.html'))) return () => {};
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const publicFiles = new Set(
    readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter(isPublic),
  );
  const views = existsSync(serverEntry)
    ? createFirstViews(await loadRenderer(serverEntry), capacity)
    : undefined;

  app.get('/', (_request, reply) => reply.redirect('/new/'));
  app.get('/new', (_request, reply) => reply.redirect('/new/'));
  app.get<{ Params: { '*': string } }>('/new/*', (request, reply) => {
    const file = request.params['*'];
    if (publicFiles.has(file)) return reply.sendFile(file, clientFolder, { maxAge: '1h' });
    return sendPage(app, views, shell, secret, request, reply);
  });
  return () => views?.forget();
}

async function sendPage(
  app: FastifyInstance,
  views: FirstViews | undefined,
  shell: string,
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'user-agent, cookie',
    'content-security-policy': pagePolicy(nonce),
  });
  try {
    const view = await views?.get({
      url: request.url,
      userAgent: request.headers['user-agent'] ?? '',
      cookies: parseCookies(request.headers.cookie),
      nonce,
      fetch: inProcessFetch(app, secret, request.id),
      origin: `${request.protocol}://${request.host}`,
    });
    if (view === undefined) return reply.send(shell);
    const { location } = view.headers;
    if (location !== undefined) return reply.redirect(location, view.status);
    return reply.code(view.status).send(view.html.replaceAll(nonceMark, nonce));
  } catch (error) {
    request.log.error({ err: error }, 'first view failed, the plain shell is served');
    return reply.send(shell);
  }
}

async function loadRenderer(serverEntry: string): Promise<Renderer> {
  const loaded: Partial<Renderer> = await import(pathToFileURL(serverEntry).href);
  if (typeof loaded.render !== 'function' || typeof loaded.firstViewKey !== 'function')
    throw new Error(`${serverEntry} is no server build of the app`);
  return { render: loaded.render, firstViewKey: loaded.firstViewKey };
}

function isPublic(file: string): boolean {
  const [top = ''] = file.split(/[\\/]/);
  return !notPublic.has(top) && /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file);
}

/** A broken escape in one cookie must not cost the reader the page: it is taken as it stands. */
function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim(), unescape(part.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs);
}

function unescape(value: string): string {
  return /%(?![0-9a-f]{2})/i.test(value) ? value : safeDecode(value);
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}
