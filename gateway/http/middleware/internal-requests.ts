import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const secretHeader = 'x-in-process';
const idHeader = 'x-request-id';

interface Headed {
  readonly headers: IncomingHttpHeaders;
}

/** Calls that the server makes of its own routes, without a socket, while it renders a page. */
export interface InProcessCalls {
  /** Whether a request is such a call. Nobody outside can make one: its mark is a secret of this process. */
  isOwn(request: Headed): boolean;
  /** Id of a request: that of the page it is made for, else a new one. */
  requestId(request: Headed): string;
  /**
   * A `fetch` for the page with this request id; rules and validation are the same as from outside. It rejects once
   * `signal` is aborted.
   */
  fetchFor(app: FastifyInstance, requestId: string, signal: AbortSignal): typeof globalThis.fetch;
}

export function createInProcessCalls(): InProcessCalls {
  const secret = randomUUID();
  const isOwn = ({ headers }: Headed) => headers[secretHeader] === secret;
  return {
    isOwn,
    requestId: (request) => (isOwn(request) && textOf(request.headers[idHeader])) || randomUUID(),
    fetchFor: (app, requestId, signal) => async (input, init) => {
      const request = new Request(input, init);
      const abort = AbortSignal.any([signal, request.signal]);
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      abort.throwIfAborted();
      const answer = await untilAborted(
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

/** The work's outcome, or the signal's reason when that comes first; the work itself goes on unheard. */
export function untilAborted<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome> {
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
