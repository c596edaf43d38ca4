import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a server through which a test causes the faults of a network. */
export interface FaultyProxy {
  readonly port: number;
  /** What is sent through present connections is lost from now on, and neither side learns it; new ones work. */
  loseConnections(): void;
  /** Ends present connections and refuses new ones, as while the server restarts. */
  refuse(): void;
  accept(): void;
  close(): Promise<void>;
}

/** Forwards connections to a server on this machine. @param port of the server */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((inside) => {
    if (isRefusing) return inside.destroy();
    const outside = connect({ host: '127.0.0.1', port });
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => {});
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    loseConnections() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('data').resume();
      }
    },
    refuse() {
      isRefusing = true;
      for (const socket of sockets) socket.destroy();
    },
    accept: () => void (isRefusing = false),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
