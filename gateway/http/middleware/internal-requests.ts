import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logRequest } from './request-log.ts';

const secretHeader = 'x-in-process';
const idHeader = 'x-request-id';

interface InternalRequest {
  readonly method: string;
  /** path and query */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

interface InternalResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The same shape as in sdk/client/in-process.ts. */
export type Exchange = (request: InternalRequest) => Promise<InternalResponse>;

/** An internal request that is answered without the HTTP server, with what a handler reads of it. */
export type DirectRequest = Pick<
  FastifyRequest,
  'id' | 'headers' | 'query' | 'body' | 'ip' | 'protocol' | 'host'
>;

/** @returns the body of a response with status 200; undefined if the HTTP server has to answer */
export type DirectResponder = (request: DirectRequest) => Promise<string | Buffer<ArrayBuffer> | undefined>;

/** Requests from the server to its own routes, without a socket, while it renders a page. */
export interface InternalRequests {
  /** Whether a request is internal. It cannot be forged: the header value is a secret of this process. */
  isInternal(request: { readonly headers: IncomingHttpHeaders }): boolean;
  /** Id of a request: for an internal one that of its page, else a new one. */
  requestId(request: { readonly headers: IncomingHttpHeaders }): string;
  /** Answers internal requests of a route directly: an injected request takes as long as a point read of the database. */
  respondDirectly(method: string, path: string, responder: DirectResponder): void;
  /**
   * Returns what answers the requests of the page with this request id. Validation is the same as for external requests;
   * only the rate limit does not apply. It rejects once `signal` is aborted.
   */
  exchangeFor(app: FastifyInstance, requestId: string, signal: AbortSignal): Exchange;
}

export function createInternalRequests(): InternalRequests {
  const secret = randomUUID();
  const directResponders = new Map<string, DirectResponder>();
  const isInternal = ({ headers }: { readonly headers: IncomingHttpHeaders }) =>
    headers[secretHeader] === secret;

  async function respond(
    app: FastifyInstance,
    requestId: string,
    { method, url, headers: givenHeaders, body }: InternalRequest,
  ): Promise<InternalResponse> {
    const headers = Object.fromEntries(
      Object.entries(givenHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const [path = '', query = ''] = url.split('?', 2);
    const start = performance.now();
    const direct = await directResponders.get(`${method} ${path}`)?.({
      id: requestId,
      headers,
      query: parseQuery(query),
      body,
      ip: '127.0.0.1',
      protocol: 'http',
      host: 'localhost:80',
    });
    if (direct !== undefined) {
      const log = app.log.child({ reqId: requestId });
      logRequest(log, 'info', { method, url, status: 200, ms: performance.now() - start });
      return {
        status: 200,
        headers: { 'content-type': jsonType, [idHeader]: requestId },
        body: String(direct),
      };
    }
    const response = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...headers, [secretHeader]: secret, [idHeader]: requestId },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, headers: headersOf(response.headers), body: response.payload };
  }

  return {
    isInternal,
    requestId: (request) => (isInternal(request) && textOf(request.headers[idHeader])) || randomUUID(),
    respondDirectly(method, path, responder) {
      directResponders.set(`${method} ${path}`, responder);
    },
    exchangeFor: (app, requestId, signal) => async (request) => {
      signal.throwIfAborted();
      request.signal.throwIfAborted();
      return rejectOnAbort(signal, rejectOnAbort(request.signal, respond(app, requestId, request)));
    },
  };
}

const jsonType = 'application/json; charset=utf-8';

/** Resolves like `work`, or rejects with the reason of `signal` if it aborts first; `work` itself is not cancelled. */
export function rejectOnAbort<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function headersOf(
  given: Readonly<Record<string, number | string | readonly string[] | undefined>>,
): Record<string, string> {
  const defined = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    defined.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
