import type { FastifyInstance } from 'fastify';

/**
 * Once the server is told to close, no connection is kept open after the answer under way on it: the server would
 * wait for each reader's browser to let go.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
