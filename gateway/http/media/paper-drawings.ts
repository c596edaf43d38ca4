import type { FastifyInstance } from 'fastify';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { readDrawing } from '../../domains/paper/drawings.ts';

/** the URL contains a hash of the content, so it never changes */
const maxAgeSeconds = 31_536_000;

/**
 * Serves the pages of the paper, the only SVG under /media/. The gateway draws them; pages show them as images, which run
 * no scripts, and the policy forbids scripts when one is opened directly.
 */
export function registerPaperDrawings(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/media/paper/:file', async (request, reply) => {
    const [, hash] = /^([0-9a-f]{32})\.svg$/.exec(request.params.file) ?? [];
    const svg = hash === undefined ? undefined : await readDrawing(db, hash);
    if (svg === undefined) throw notFound('没有这个文件。');
    return reply
      .headers({
        'cache-control': `public, max-age=${maxAgeSeconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(svg);
  });
}
