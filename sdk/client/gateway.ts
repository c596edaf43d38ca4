import createClient from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { serializeBody } from './body-serializer.ts';
import { checkAnswer } from './check-answer.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { GatewayError } from './gateway-error.ts';
import { clientHeaders, pageHeaders } from './header-rules.ts';
import type { Operation, OperationAnswer, OperationData, OperationId, OperationInput } from './operation.ts';
import type { DeviceFacts, PageFacts } from './page-facts.ts';
import { withTimestamp, withTokenId } from './query-rules.ts';
import { FailedAnswer, rejectFailures } from './reject-failures.ts';
import { mayRepeat, waitFor, withRetries } from './retry.ts';

export interface CallOptions {
  /** gives the call up */
  readonly signal?: AbortSignal;
}

/** The gateway as pages see it: one typed call per operation of the contract. */
export interface Gateway {
  /** The answer's body `{ code, msg, data }`. @throws GatewayError */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
  ): Promise<OperationAnswer<Id>>;
  /** The answer's `data`. @throws GatewayError */
  data<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
  ): Promise<OperationData<Id>>;
}

export interface GatewayOptions {
  /** before every server's base path; empty in a browser, `https://…` elsewhere */
  readonly origin?: string;
  /** full addresses in place of the contract's servers, by the contract's base path */
  readonly servers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  readonly page: () => PageFacts;
  readonly device: () => DeviceFacts;
  /** token of the signed-in reader */
  readonly userToken: () => string | undefined;
  /** `id:secret` of this client, for operations whose `security` asks for it */
  readonly clientCredential?: string;
  /** told of every failed call; spec section 8: failed requests only log the error code */
  readonly onError?: (error: GatewayError) => void;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Parts {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** sent as they are, in place of a body */
  readonly bytes?: Blob | Uint8Array<ArrayBuffer>;
}

/** Makes a gateway that obeys the transport rules of spec section 7; what each rule does is in its own file. */
export function createGateway(options: GatewayOptions): Gateway {
  const {
    origin = '',
    servers = {},
    now = Date.now,
    random = Math.random,
    wait = waitFor,
    onError,
  } = options;
  // looked up at each call, so that a test's or a service worker's fetch is the one that is used
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({ fetch });
  client.use(rejectFailures);

  /** Takes what the page and the device say once: a repeat is the same call, wherever the reader is by then. */
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
    // the operation's types are the contract's; openapi-fetch cannot follow them through a variable
    const request = client.request as (
      method: string,
      path: string,
      init: object,
    ) => Promise<{ data?: unknown }>;
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
        return checkAnswer(operation, await send(deadline.signal));
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
      const answer = (await call(operation, input, given)) as { readonly data: OperationData<Id> };
      return answer.data;
    },
  };
}

function sendsBody({ method }: Operation): boolean {
  return method !== 'get' && method !== 'delete';
}

function toGatewayError(operation: string, error: unknown, deadline: Deadline): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof FailedAnswer) return new GatewayError(operation, error.failure);
  if (deadline.isOver()) return new GatewayError(operation, { kind: 'timeout' }, error);
  if (deadline.signal.aborted) return new GatewayError(operation, { kind: 'aborted' }, error);
  return new GatewayError(operation, { kind: error instanceof SyntaxError ? 'malformed' : 'network' }, error);
}
