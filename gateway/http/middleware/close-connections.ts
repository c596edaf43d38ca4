import type { FastifyInstance } from 'fastify';

/**
 * Sends `connection: close` with every response once the server is closing; otherwise it would wait for browsers to end
 * their keep-alive connections.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
