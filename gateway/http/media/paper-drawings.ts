import type { FastifyInstance } from 'fastify';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { readDrawing } from '../../domains/paper/drawings.ts';

/** seconds: what has the hash of its content in its address never changes */
const year = 31_536_000;

/**
 * Serves the pages of the paper. They are the one SVG under /media/: drawn by the gateway itself, and shown as pictures,
 * which run nothing; opened by itself such a file may run nothing either.
 */
export function registerPaperDrawings(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/media/paper/:file', async (request, reply) => {
    const [, hash] = /^([0-9a-f]{32})\.svg$/.exec(request.params.file) ?? [];
    const svg = hash === undefined ? undefined : await readDrawing(db, hash);
    if (svg === undefined) throw notFound('没有这个文件。');
    return reply
      .headers({
        'cache-control': `public, max-age=${year}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(svg);
  });
}
