import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import type { Metrics } from '../../services/metrics/metrics.ts';

/** Records the duration of every request, by operation or by the pattern of its path. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = 'none' } = request.routeOptions;
    metrics.observeRequest({
      operation: config.operation ?? url,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

/** Serves `GET /metrics` to clients with a token. @param token sent as `Authorization: Bearer` */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = Buffer.from(`Bearer ${token}`);
  app.get('/metrics', async ({ headers: { authorization = '' } }, reply) => {
    const given = Buffer.from(authorization);
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new Failure(401, '没有权限。');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': metrics.contentType })
      .send(await metrics.text());
  });
}

/** Serves the metrics to everybody who reaches a port of its own. */
export async function listenForMetrics(
  { log }: Pick<FastifyInstance, 'log'>,
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics cannot be read');
        response.writeHead(500).end();
      },
    );
    return response;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** id of the contract's operation that a route handles */
    operation?: string;
  }
}
