import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';

/** GET /healthz: 200 while the database responds, else 503. */
export function registerHealth(app: FastifyInstance, database: OpenDatabase): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not respond');
      return reply.code(503).header('retry-after', 1).send({ status: 'database unavailable' });
    }
    return { status: 'ok' };
  });
}
