import { connect } from 'node:net';
import { once } from 'node:events';

const readBytes = 65_536;
/** the end of the chunk before, and the empty one (RFC 9112, 7.1) */
const lastChunk = '\r\n0\r\n\r\n';
const headEnd = '\r\n\r\n';

/** What is sent again and again. */
export interface LoadRequest {
  readonly origin: string;
  /** path and search of the request with this number */
  readonly path: (number: number) => string;
  /** JSON of the request with this number, sent as POST; without one a GET is sent */
  readonly body?: (number: number) => string;
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
 * whole HTTP client needs as much of the processor as the servers that are measured, and would hide how they differ. What
 * comes is read into one buffer and counted, not kept: collecting it later would stand in the times of whoever is measured.
 * @throws Error on any answer but a 200 that names its length or ends with an empty chunk
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

/** An answer that is under way. */
interface Awaited {
  readonly start: number;
  readonly resolve: (answered: Answered) => void;
  readonly reject: (cause: Error) => void;
  /** how its end is known, once its head told of it */
  body?: SizedBody | ChunkedBody;
  /** bytes of its body that came, with what frames its chunks */
  size: number;
}

interface SizedBody {
  readonly bytes: number;
}

/** A body that tells of its end by an empty last chunk: its newest bytes, no more than that chunk takes. */
interface ChunkedBody {
  newest: string;
}

async function openConnection({ origin, path, body }: LoadRequest) {
  const { hostname, port, host } = new URL(origin);
  let awaited: Awaited | undefined;
  const fail = (cause: Error) => awaited?.reject(cause);
  const buffer = Buffer.alloc(readBytes);
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer,
      callback: (length) => {
        if (awaited !== undefined) take(awaited, buffer.subarray(0, length));
        return true;
      },
    },
  });
  await once(socket, 'connect');
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  return {
    ask: (number: number) =>
      new Promise<Answered>((resolve, reject) => {
        awaited = { start: performance.now(), resolve, reject, size: 0 };
        socket.write(textOf(host, path(number), body?.(number)));
      }),
    close: () => socket.destroy(),
  };
}

/** Counts what came of an answer, whose head must come in one piece, as it does on loopback. */
function take(awaited: Awaited, part: Buffer): void {
  const headBytes = awaited.body === undefined ? part.indexOf(headEnd) + headEnd.length : 0;
  if (awaited.body === undefined) {
    const head = part.toString('latin1', 0, headBytes);
    const body = head.startsWith('HTTP/1.1 200 ') ? bodyOf(head) : undefined;
    if (body === undefined)
      return awaited.reject(new Error(`not measured: ${head || part.toString('latin1')}`));
    awaited.body = body;
  }
  awaited.size += part.length - headBytes;
  if (isWhole(awaited.body, awaited.size, part.subarray(headBytes)))
    awaited.resolve({ ms: performance.now() - awaited.start, size: awaited.size });
}

function bodyOf(head: string): SizedBody | ChunkedBody | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return { bytes: Number(length) };
  return /\r\ntransfer-encoding: *chunked\r\n/i.test(head) ? { newest: '' } : undefined;
}

function isWhole(body: SizedBody | ChunkedBody, size: number, part: Buffer): boolean {
  if ('bytes' in body) return size >= body.bytes;
  body.newest = (body.newest + part.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length);
  return body.newest === lastChunk;
}

function textOf(host: string, path: string, body: string | undefined): string {
  if (body === undefined) return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}
