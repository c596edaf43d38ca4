import type { FastifyInstance } from 'fastify';

/** Whether the gateway is about to stop. */
export interface Drain {
  readonly isDraining: boolean;
  /** From now on each response closes its connection, and `/readyz` says that the gateway is stopping. */
  start(): void;
}

export function createDrain(): Drain {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    start() {
      isDraining = true;
    },
  };
}

/**
 * Sends `connection: close` with every response while the gateway drains: clients open their next connection elsewhere,
 * and a closing server would wait for browsers to end their keep-alive connections.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('preClose', async () => drain.start());
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.isDraining) reply.header('connection', 'close');
    done();
  });
}
