import type { FastifyInstance } from 'fastify';
import type { ContractOperation } from '../../contract/load.ts';

/**
 * Serves robots.txt: crawlers may fetch pages, but no API calls, some of which write by GET, and no private pictures.
 * @param operations all operations: their first path segments are disallowed
 */
export function registerRobots(app: FastifyInstance, operations: readonly ContractOperation[]): void {
  const bases = new Set(operations.map(({ url }) => `/${url.split('/')[1] ?? ''}/`));
  const lines = [...bases, '/media/private/'].map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...lines, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=86400' }).type('text/plain; charset=utf-8').send(text),
  );
}
