import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const secretHeader = 'x-in-process';
const idHeader = 'x-request-id';

/** Requests from the server to its own routes, without a socket, while it renders a page. */
export interface InternalRequests {
  /** Whether a request is internal. It cannot be forged: the header value is a secret of this process. */
  isInternal(request: { readonly headers: IncomingHttpHeaders }): boolean;
  /** Id of a request: for an internal one that of its page, else a new one. */
  requestId(request: { readonly headers: IncomingHttpHeaders }): string;
  /**
   * Returns a `fetch` for the page with this request id. Validation is the same as for external requests; only the rate
   * limit does not apply. It rejects once `signal` is aborted.
   */
  fetchFor(app: FastifyInstance, requestId: string, signal: AbortSignal): typeof globalThis.fetch;
}

export function createInternalRequests(): InternalRequests {
  const secret = randomUUID();
  const isInternal = ({ headers }: { readonly headers: IncomingHttpHeaders }) =>
    headers[secretHeader] === secret;
  return {
    isInternal,
    requestId: (request) => (isInternal(request) && textOf(request.headers[idHeader])) || randomUUID(),
    fetchFor: (app, requestId, signal) => async (input, init) => {
      const request = new Request(input, init);
      const abort = AbortSignal.any([signal, request.signal]);
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      abort.throwIfAborted();
      const answer = await rejectOnAbort(
        abort,
        app.inject({
          method: request.method === 'POST' ? 'POST' : 'GET',
          url: pathname + search,
          headers: { ...Object.fromEntries(request.headers), [secretHeader]: secret, [idHeader]: requestId },
          ...(body !== '' && { payload: body }),
        }),
      );
      return new Response(answer.payload, { status: answer.statusCode, headers: headersOf(answer.headers) });
    },
  };
}

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
): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, String(one));
  return headers;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
