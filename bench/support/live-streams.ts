import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Viewers of a live room, each with their own connection. */
export interface LiveStreams {
  /** for each viewer, ms from `since` (of `performance.now()`) to the arrival of the text */
  arrivalTimes(text: string, since: number): Promise<number[]>;
  /** Forwards what one of the viewers receives. */
  onText(listener: (part: string) => void): void;
  close(): void;
}

/** connections opened at the same time */
const parallelConnections = 50;

/** Opens event streams of a live room. @throws Error if the gateway rejects one */
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
    const group = Math.min(parallelConnections, count - sockets.length);
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: group }, () => openStream(hostname, Number(port), request)),
      )),
    );
  }
  return {
    arrivalTimes: (text, since) => Promise.all(sockets.map((socket) => arrivalTime(socket, text, since))),
    onText: (listener) => void sockets[0]?.on('data', listener),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

async function openStream(host: string, port: number, request: string): Promise<Socket> {
  const socket = connect({ host, port }).setEncoding('utf8');
  socket.write(request);
  const [head] = await once(socket, 'data');
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(`a stream was rejected: ${String(head)}`);
  return socket;
}

function arrivalTime(socket: Socket, text: string, since: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onData = (part: string) => {
      if (!part.includes(text)) return;
      socket.off('data', onData);
      resolve(performance.now() - since);
    };
    socket.on('data', onData);
    socket.once('close', () => reject(new Error('a stream was closed before the event arrived')));
  });
}
