import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestProxy {
  readonly databaseUrl: string;
  /** Drops all packets of the present connections without closing them, as a firewall or a failover does. */
  silence(): void;
  /** Closes the present connections, and refuses new ones until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** A proxy on a free local port before the PostgreSQL server of a database. */
export async function proxyTo(databaseUrl: string): Promise<TestProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const onConnection = (client: Socket) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (part) => to.write(part));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => from.destroy());
    }
  };
  let listener = createServer(onConnection).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const refuse = async () => {
    for (const socket of sockets) socket.destroy();
    if (!listener.listening) return;
    listener.close();
    await once(listener, 'close');
  };
  return {
    databaseUrl: url.href,
    silence() {
      for (const socket of sockets) {
        socket.removeAllListeners('data');
        socket.resume();
      }
    },
    refuse,
    async accept() {
      listener = createServer(onConnection).listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
    close: refuse,
  };
}
