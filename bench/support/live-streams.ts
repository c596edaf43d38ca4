import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Readers who have a live open, each on a connection of their own. */
export interface LiveStreams {
  /** ms since `since` (of `performance.now()`) at which each reader was told something with these words */
  timesOf(words: string, since: number): Promise<number[]>;
  /** Passes on what one of the readers is told, as it comes. */
  onText(listener: (part: string) => void): void;
  close(): void;
}

/** connections that are made at the same time */
const atOnce = 50;

/** Opens streams of a live. @throws Error when one is refused */
export async function openStreams(
  origin: string,
  { roomId, after, count }: { readonly roomId: string; readonly after: number; readonly count: number },
): Promise<LiveStreams> {
  const { hostname, port } = new URL(origin);
  const request =
    `GET /gateway/x/live/stream?roomId=${roomId}&after=${after} HTTP/1.1\r\n` +
    `Host: ${hostname}:${port}\r\nAccept: text/event-stream\r\n\r\n`;
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const group = Math.min(atOnce, count - sockets.length);
    sockets.push(
      ...(await Promise.all(Array.from({ length: group }, () => openOne(hostname, Number(port), request)))),
    );
  }
  return {
    timesOf: (words, since) => Promise.all(sockets.map((socket) => timeOf(socket, words, since))),
    onText: (listener) => void sockets[0]?.on('data', listener),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

async function openOne(host: string, port: number, request: string): Promise<Socket> {
  const socket = connect({ host, port }).setEncoding('utf8');
  socket.write(request);
  const [head] = await once(socket, 'data');
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(`a stream was refused: ${String(head)}`);
  return socket;
}

function timeOf(socket: Socket, words: string, since: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onData = (part: string) => {
      if (!part.includes(words)) return;
      socket.off('data', onData);
      resolve(performance.now() - since);
    };
    socket.on('data', onData);
    socket.once('close', () => reject(new Error('a stream was closed before it told')));
  });
}
