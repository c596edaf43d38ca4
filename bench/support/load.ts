import { connect } from 'node:net';
import { once } from 'node:events';

/** What is sent again and again. */
export interface LoadRequest {
  readonly origin: string;
  /** path and search of the request with this number */
  readonly path: (number: number) => string;
  /** JSON, sent as POST; without one a GET is sent */
  readonly body?: string;
}

export interface LoadSize {
  /** requests under way at a time, each on a kept connection of its own */
  readonly connections: number;
  readonly requests: number;
}

export interface Answered {
  /** from the request's first byte to the answer's last */
  readonly ms: number;
  /** bytes of the body */
  readonly size: number;
}

export interface Load {
  readonly perSecond: number;
  readonly answers: readonly Answered[];
}

/**
 * Sends a bounded number of requests over a few kept connections of this machine. It writes bytes to sockets itself: a
 * whole HTTP client needs as much of the processor as the servers that are measured, and would hide how they differ.
 * @throws Error on any answer but a 200 that names its length
 */
export async function measureLoad(request: LoadRequest, { connections, requests }: LoadSize): Promise<Load> {
  // all of them first, so that as many requests as there are connections begin at the same moment
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(request)));
  const answers: Answered[] = [];
  let sent = 0;
  const from = performance.now();
  await Promise.all(
    open.map(async ({ ask }) => {
      while (sent < requests) {
        sent += 1;
        answers.push(await ask(sent));
      }
    }),
  );
  const perSecond = (answers.length * 1000) / (performance.now() - from);
  for (const { close } of open) close();
  return { perSecond, answers };
}

/** The share of answers, from 0 to 1, that took no longer. @returns ms */
export function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

async function openConnection({ origin, path, body }: LoadRequest) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return {
    ask: (number: number) =>
      new Promise<Answered>((resolve, reject) => {
        const start = performance.now();
        let received: Buffer = Buffer.alloc(0);
        const finish = (settle: () => void) => {
          socket.removeAllListeners();
          settle();
        };
        socket.on('data', (part: Buffer) => {
          received = received.length === 0 ? part : Buffer.concat([received, part]);
          const size = sizeOf(received);
          if (size instanceof Error) finish(() => reject(size));
          else if (size !== undefined) finish(() => resolve({ ms: performance.now() - start, size }));
        });
        socket.once('error', (error) => finish(() => reject(error)));
        socket.once('close', () => finish(() => reject(new Error('the server closed the connection'))));
        socket.write(textOf(host, path(number), body));
      }),
    close: () => socket.destroy(),
  };
}

function textOf(host: string, path: string, body: string | undefined): string {
  if (body === undefined) return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}

/** Bytes of the body once all of it is there. */
function sizeOf(received: Buffer): number | undefined | Error {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const size = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
  if (!head.startsWith('HTTP/1.1 200 ') || Number.isNaN(size)) return new Error(`not measured: ${head}`);
  return received.length >= end + 4 + size ? size : undefined;
}
