import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const readBytes = 65_536;
/** the end of the previous chunk, and the empty last chunk (RFC 9112, 7.1) */
const lastChunk = '\r\n0\r\n\r\n';
const headEnd = '\r\n\r\n';
/** status of a call that the server sheds, and the wait that it asks for */
const refused = 503;
const retryAfterMs = 1000;

/** A numbered request that is sent repeatedly. */
export interface LoadRequest {
  readonly origin: string;
  /** path and query of the request with this number */
  readonly path: (number: number) => string;
  /** JSON body of the POST request with this number; without one a GET is sent */
  readonly body?: (number: number) => string | undefined;
  /** header lines of the request with this number, each with its line end */
  readonly headers?: (number: number) => string;
  /** whether 503 is a response too: the connection then waits as long as `Retry-After` says */
  readonly mayBeRefused?: boolean;
}

export interface LoadSize {
  /** requests in flight at a time, each on its own keep-alive connection */
  readonly connections: number;
  readonly requests: number;
}

export interface LoadResponse {
  readonly status: number;
  /** from the request's first byte to the response's last */
  readonly ms: number;
  /** bytes of the body with its chunk framing */
  readonly size: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly responses: readonly LoadResponse[];
}

/**
 * Sends a number of requests over a few keep-alive connections on this machine. It writes to sockets directly: an HTTP client
 * would need as much CPU time as the measured servers and hide their differences. Responses are read into one buffer and
 * counted, not stored: garbage collection would add to the measured times.
 * @throws Error on any response but a 200 with a length or chunked encoding
 */
export async function measureLoad(
  request: LoadRequest,
  { connections, requests }: LoadSize,
): Promise<LoadResult> {
  // open all connections first, so that their first requests start at the same moment
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(request)));
  const responses: LoadResponse[] = [];
  let sent = 0;
  const from = performance.now();
  await Promise.all(
    open.map(async ({ send }) => {
      while (sent < requests) {
        sent += 1;
        const response = await send(sent);
        responses.push(response);
        if (response.status === refused) await wait(retryAfterMs);
      }
    }),
  );
  const perSecond = (responses.length * 1000) / (performance.now() - from);
  for (const { close } of open) close();
  return { perSecond, responses };
}

export interface ConstantRate {
  readonly perSecond: number;
  readonly requests: number;
  /** requests beyond these wait for a connection, and the wait counts as response time */
  readonly connections: number;
}

/** Sends requests at a constant rate, whether or not earlier ones have been answered. Times count from when each was due. */
export async function measureAtRate(
  request: LoadRequest,
  { perSecond, requests, connections }: ConstantRate,
): Promise<readonly LoadResponse[]> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(request)));
  const responses: LoadResponse[] = [];
  const from = performance.now();
  let sent = 0;
  await Promise.all(
    open.map(async ({ send }) => {
      while (sent < requests) {
        const due = from + (sent * 1000) / perSecond;
        sent += 1;
        const number = sent;
        await wait(Math.max(0, due - performance.now()));
        const { status, size } = await send(number);
        responses.push({ status, ms: performance.now() - due, size });
      }
    }),
  );
  for (const { close } of open) close();
  return responses;
}

/** The time within which a share of the responses arrived. @param share from 0 to 1 @returns ms */
export function percentile(responses: readonly Pick<LoadResponse, 'ms'>[], share: number): number {
  const sorted = responses.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** The response to a request in flight. */
interface PendingResponse {
  readonly start: number;
  readonly resolve: (answered: LoadResponse) => void;
  readonly reject: (cause: Error) => void;
  readonly mayBeRefused: boolean;
  /** how to detect its end; known once its head has arrived */
  body?: SizedBody | ChunkedBody;
  /** received bytes of the body, with its chunk framing */
  size: number;
  status: number;
}

interface SizedBody {
  readonly bytes: number;
}

/** A body that ends with an empty chunk; `newest` are its last bytes, at most the size of that chunk. */
interface ChunkedBody {
  newest: string;
}

async function openConnection({ origin, path, body, headers, mayBeRefused = false }: LoadRequest) {
  const { hostname, port, host } = new URL(origin);
  let awaited: PendingResponse | undefined;
  const fail = (cause: Error) => awaited?.reject(cause);
  const buffer = Buffer.alloc(readBytes);
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer,
      callback: (length) => {
        if (awaited !== undefined) receive(awaited, buffer.subarray(0, length));
        return true;
      },
    },
  });
  await once(socket, 'connect');
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  return {
    send: (number: number) =>
      new Promise<LoadResponse>((resolve, reject) => {
        awaited = { start: performance.now(), resolve, reject, mayBeRefused, size: 0, status: 200 };
        socket.write(
          requestText(`host: ${host}\r\n${headers?.(number) ?? ''}`, path(number), body?.(number)),
        );
      }),
    close: () => socket.destroy(),
  };
}

/** Counts a part of a response. The head must arrive in one part, as it does on loopback. */
function receive(awaited: PendingResponse, part: Buffer): void {
  const headBytes = awaited.body === undefined ? part.indexOf(headEnd) + headEnd.length : 0;
  if (awaited.body === undefined) {
    const head = part.toString('latin1', 0, headBytes);
    if (awaited.mayBeRefused && head.startsWith(`HTTP/1.1 ${refused} `)) awaited.status = refused;
    const body = head.startsWith(`HTTP/1.1 ${awaited.status} `) ? bodyOf(head) : undefined;
    if (body === undefined)
      return awaited.reject(new Error(`not measured: ${head || part.toString('latin1')}`));
    awaited.body = body;
  }
  awaited.size += part.length - headBytes;
  if (isComplete(awaited.body, awaited.size, part.subarray(headBytes)))
    awaited.resolve({
      status: awaited.status,
      ms: performance.now() - awaited.start,
      size: awaited.size,
    });
}

function bodyOf(head: string): SizedBody | ChunkedBody | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return { bytes: Number(length) };
  return /\r\ntransfer-encoding: *chunked\r\n/i.test(head) ? { newest: '' } : undefined;
}

function isComplete(body: SizedBody | ChunkedBody, size: number, part: Buffer): boolean {
  if ('bytes' in body) return size >= body.bytes;
  body.newest = (body.newest + part.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length);
  return body.newest === lastChunk;
}

function requestText(headers: string, path: string, body: string | undefined): string {
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\n${headers}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}
