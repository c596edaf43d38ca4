import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a server through which a test causes the faults of a network. */
export interface FaultyProxy {
  readonly port: number;
  /**
   * What is sent through present connections is lost from now on, and neither side learns it; new ones work.
   * @param kind `listening` for those only that listen to notifications of PostgreSQL
   * @returns how many are lost
   */
  loseConnections(kind?: 'listening'): number;
  /** Ends present connections and refuses new ones, as while the server restarts. */
  refuse(): void;
  accept(): void;
  close(): Promise<void>;
}

/** Forwards connections to a server on this machine. @param port of the server */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const connections = new Set<readonly Socket[]>();
  const listening = new WeakSet<readonly Socket[]>();
  let isRefusing = false;
  const server = createServer((inside) => {
    if (isRefusing) return inside.destroy();
    const outside = connect({ host: '127.0.0.1', port });
    const connection = [inside, outside] as const;
    connections.add(connection);
    inside.on('data', (part) => {
      if (part.includes('listen "')) listening.add(connection);
    });
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      from.pipe(to);
      from.on('error', () => {});
      from.once('close', () => {
        connections.delete(connection);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => [...connections].flat().forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    loseConnections(kind) {
      const lost = [...connections].filter((connection) => kind === undefined || listening.has(connection));
      for (const socket of lost.flat()) {
        socket.unpipe();
        socket.removeAllListeners('data').resume();
      }
      return lost.length;
    },
    refuse() {
      isRefusing = true;
      endAll();
    },
    accept: () => void (isRefusing = false),
    async close() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
