import { existsSync } from 'node:fs';
import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';

const base = '/new/__machines';
/** The page loads only its own files and connects to nothing. */
const workbenchPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the state machine workbench for testers. @param folder its build */
export async function registerWorkbenchPage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get(`${base}/`, () => {
      throw new Failure(503, '试验台还没有构建，请先运行 npm run build。', { retryAfter: 60 });
    });
    return;
  }
  app.get(base, (_request, reply) => reply.redirect(`${base}/`));
  await app.register(statics, {
    root: folder,
    prefix: `${base}/`,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'no-cache');
      response.header('content-security-policy', workbenchPolicy);
    },
  });
}
