import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { contractFile } from '../contract/load.ts';

/** The contract for other teams: as a file, and as a page to read. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  const text = await readFile(contractFile, 'utf8');
  app.get('/gateway/openapi.json', (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
      .type('application/json')
      .send(text),
  );
  await app.register(async (scope) => {
    const { default: swagger } = await import('@fastify/swagger');
    const { default: swaggerUi } = await import('@fastify/swagger-ui');
    await scope.register(swagger, { mode: 'static', specification: { document: JSON.parse(text) } });
    await scope.register(swaggerUi, { routePrefix: '/gateway/reference', staticCSP: true });
  });
}
