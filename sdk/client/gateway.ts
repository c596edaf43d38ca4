import createClient from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { serializeBody } from './body-serializer.ts';
import { checkResponse } from './check-response.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { GatewayError } from './gateway-error.ts';
import { clientHeaders, pageHeaders } from './header-rules.ts';
import type { Operation, OperationAnswer, OperationData, OperationId, OperationInput } from './operation.ts';
import type { DeviceFacts, PageFacts } from './page-facts.ts';
import { withTimestamp, withTokenId } from './query-rules.ts';
import { FailedResponse, rejectFailures } from './reject-failures.ts';
import { mayRepeat, waitFor, withRetries } from './retry.ts';

export interface CallOptions {
  /** aborts the call */
  readonly signal?: AbortSignal;
}

/** The gateway client: one typed call per operation of the contract. */
export interface Gateway {
  /** Returns the response body `{ code, msg, data }`. @throws GatewayError */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
  ): Promise<OperationAnswer<Id>>;
  /** Returns `data` of the response. @throws GatewayError */
  data<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
  ): Promise<OperationData<Id>>;
}

export interface GatewayOptions {
  /** prepended to every server's base path; empty in a browser, `https://…` elsewhere */
  readonly origin?: string;
  /** full URLs that replace servers of the contract, by base path */
  readonly servers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** sends requests without `fetch`, see in-process.ts */
  readonly send?: SendRequest;
  readonly page: () => PageFacts;
  readonly device: () => DeviceFacts;
  /** token of the signed-in reader */
  readonly userToken: () => string | undefined;
  /** `id:secret` of this client, for operations with basic authentication */
  readonly clientCredential?: string;
  /** called for every failed call; spec section 8: failed requests only log the error code */
  readonly onError?: (error: GatewayError) => void;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A request of an operation before it is serialised. */
interface UnsentRequest {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly bodySerializer?: (body: object) => unknown;
  readonly params: { readonly query: Readonly<Record<string, unknown>> };
  readonly signal: AbortSignal;
}

/** Sends a request and returns the parsed body of the response. @throws FailedResponse on a status other than 200 */
export type SendRequest = (
  method: string,
  path: string,
  request: UnsentRequest,
) => Promise<{ readonly data?: unknown }>;

interface Parts {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** binary request body */
  readonly bytes?: Blob | Uint8Array<ArrayBuffer>;
}

/** Creates a client that follows the transport rules of spec section 7; each rule is in a file of its own. */
export function createGateway(options: GatewayOptions): Gateway {
  const {
    origin = '',
    servers = {},
    now = Date.now,
    random = Math.random,
    wait = waitFor,
    onError,
  } = options;
  // resolved on each call, so that a fetch replaced by a test or a service worker is used
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({ fetch });
  client.use(rejectFailures);

  /** Reads page and device facts once, so that retries send the same values after a navigation. */
  function prepare(operation: Operation, parts: Parts): (signal: AbortSignal) => Promise<unknown> {
    const page = options.page();
    const device = options.device();
    const query = withTokenId(parts.query ?? {}, parts.body);
    const init = {
      baseUrl: servers[operation.server] ?? origin + operation.server,
      headers: {
        ...parts.headers,
        ...pageHeaders(page, operation.userToken, options.userToken),
        ...clientHeaders(operation.basicClient, options.clientCredential),
        ...(parts.bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...(sendsBody(operation) && {
        body: parts.bytes ?? parts.body ?? {},
        bodySerializer: (body: object) => (body === parts.bytes ? body : serializeBody(body, device, page)),
      }),
    };
    // openapi-fetch cannot infer the operation's types through a variable
    const request = options.send ?? (client.request as SendRequest);
    return async (signal) => {
      const params = { query: withTimestamp(query, now()) };
      const { data } = await request(operation.method, operation.path, { ...init, params, signal });
      return data;
    };
  }

  async function call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    { signal }: CallOptions = {},
  ): Promise<OperationAnswer<Id>> {
    const parts: Parts = input;
    const send = prepare(operation, parts);
    const deadline = startDeadline(signal, now);
    const attempt = async () => {
      try {
        return checkResponse(operation, await send(deadline.signal));
      } catch (error) {
        throw toGatewayError(operation.id, error, deadline);
      }
    };
    try {
      return await (mayRepeat(operation, parts)
        ? withRetries(attempt, deadline, { random, wait })
        : attempt());
    } catch (error) {
      const failure = toGatewayError(operation.id, error, deadline);
      onError?.(failure);
      throw failure;
    } finally {
      deadline.clear();
    }
  }

  return {
    call,
    async data<Id extends OperationId>(
      operation: Operation<Id>,
      input: OperationInput<Id>,
      given?: CallOptions,
    ) {
      const response = (await call(operation, input, given)) as { readonly data: OperationData<Id> };
      return response.data;
    },
  };
}

function sendsBody({ method }: Operation): boolean {
  return method !== 'get' && method !== 'delete';
}

function toGatewayError(operation: string, error: unknown, deadline: Deadline): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof FailedResponse) return new GatewayError(operation, error.failure);
  if (deadline.hasTimedOut()) return new GatewayError(operation, { kind: 'timeout' }, error);
  if (deadline.signal.aborted) return new GatewayError(operation, { kind: 'aborted' }, error);
  return new GatewayError(operation, { kind: error instanceof SyntaxError ? 'malformed' : 'network' }, error);
}
