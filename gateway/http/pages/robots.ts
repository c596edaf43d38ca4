import type { FastifyInstance } from 'fastify';
import type { ContractOperation } from '../../contract/load.ts';

/**
 * Asks crawlers to keep to the pages: calls are not for them, above all those that write by GET, nor are private pictures.
 * @param operations all of them, so that a base that comes later is told of
 */
export function registerRobots(app: FastifyInstance, operations: readonly ContractOperation[]): void {
  const bases = new Set(operations.map(({ url }) => `/${url.split('/')[1] ?? ''}/`));
  const lines = [...bases, '/media/private/'].map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...lines, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=86400' }).type('text/plain; charset=utf-8').send(text),
  );
}
