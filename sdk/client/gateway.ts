import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { serializeBody } from './body-serializer.ts';
import { checkResponse, dataOf } from './check-response.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { GatewayError } from './gateway-error.ts';
import { clientHeaders, pageHeaders } from './header-rules.ts';
import { hooksOf, type Hooks } from './hooks.ts';
import type {
  CallParts,
  RequestContent,
  Operation,
  OperationAnswer,
  OperationData,
  OperationId,
  OperationInput,
  RequestShape,
} from './operation.ts';
import type { DeviceFacts, PageFacts } from './page-facts.ts';
import { withTimestamp, withTokenId } from './query-rules.ts';
import { FailedResponse, rejectErrors, rejectFailures } from './reject-failures.ts';
import { mayRepeat, waitFor, withRetries, type RetryRule } from './retry.ts';

/** Settings of a client, each of which a call may replace. */
interface CallSettings {
  /** ms for a whole call, retries included; 30 seconds by default */
  readonly timeout?: number;
  /** when a call that is safe to repeat is sent again */
  readonly retry?: RetryRule;
  /** further headers; those of an operation and of the transport rules have precedence */
  readonly headers?: Readonly<Record<string, string>>;
  /** checks a whole answer, see answer-schemas.ts; what it returns is wrong with it */
  readonly check?: (operation: Operation, answer: unknown) => string | undefined;
}

export interface CallOptions extends CallSettings {
  /** aborts the call */
  readonly signal?: AbortSignal;
}

/** The gateway client: one typed call per operation of the contract. */
export interface Gateway {
  /** Returns the response body, in the gateway's contract `{ code, msg, data }`. @throws GatewayError */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
  ): Promise<OperationAnswer<Id>>;
  /** Returns `data` of the response, or the whole response if it has no envelope. @throws GatewayError */
  data<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
  ): Promise<OperationData<Id>>;
}

export interface GatewayOptions extends CallSettings, Hooks {
  /** prepended to a server's base path; empty in a browser, `https://…` elsewhere */
  readonly origin?: string;
  /** full URLs that replace servers of the contract, by base path */
  readonly servers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** sends requests without `fetch`, see in-process.ts */
  readonly send?: SendRequest;
  /** facts of the page that calls; programs other than the web application have none */
  readonly page?: () => PageFacts;
  /** identifies the device in every body */
  readonly device?: () => DeviceFacts;
  /** token of the signed-in reader */
  readonly userToken?: () => string | undefined;
  /** `id:secret` of this client, for operations with basic authentication */
  readonly clientCredential?: string;
  /** called for every failed call; spec section 8: failed requests only log the error code */
  readonly onError?: (error: GatewayError) => void;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A request of an operation before it is serialised. */
interface UnsentRequest extends Omit<RequestShape, 'path'> {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Pick<RequestShape, 'path'> & { readonly query: Readonly<Record<string, unknown>> };
  readonly middleware: readonly Middleware[];
  readonly signal: AbortSignal;
}

/** Sends a request and returns the parsed body of the response. @throws FailedResponse on a status other than 200 */
export type SendRequest = (
  method: string,
  path: string,
  request: UnsentRequest,
) => Promise<{ readonly data?: unknown }>;

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

  /** Reads page and device facts once, so that retries send the same values after a navigation. */
  function prepare(
    operation: Operation,
    parts: CallParts,
    further: CallSettings['headers'],
  ): (signal: AbortSignal) => Promise<unknown> {
    const { codes, events, method, server, template = operation.path } = operation;
    const isPlain = codes === undefined && !events;
    const rules = isPlain ? undefined : transportRules(operation, parts);
    const { path, ...shape } = operation.shape?.(parts, isPlain) ?? {};
    const init = {
      baseUrl: servers[server] ?? (server.includes('://') ? server : origin + server),
      ...rules?.body,
      ...shape,
      headers: {
        ...options.headers,
        ...further,
        ...parts.headers,
        ...rules?.headers,
        ...shape.headers,
      },
      // responses pass the last one first
      middleware: [isPlain ? rejectErrors : rejectFailures, ...hooksOf(options, operation)],
    };
    // openapi-fetch cannot infer the operation's types through a variable
    const request = options.send ?? (client.request as SendRequest);
    return async (signal) => {
      const params = { ...(path && { path }), query: rules?.query() ?? parts.query ?? {} };
      const { data } = await request(method, template, { ...init, params, signal });
      return data;
    };
  }

  /** What spec section 7 adds to a call. */
  function transportRules(operation: Operation, parts: CallParts) {
    const page = options.page?.() ?? {};
    const device = options.device?.();
    const query = withTokenId(parts.query ?? {}, parts.body);
    return {
      headers: {
        ...pageHeaders(page, operation.userToken, options.userToken),
        ...clientHeaders(operation.basicClient, options.clientCredential),
        ...(parts.bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      query: () => withTimestamp(query, now()),
      body: sendsBody(operation) && {
        body: parts.bytes ?? parts.body ?? {},
        bodySerializer: (body: RequestContent) =>
          typeof body === 'string' || body === parts.bytes ? body : serializeBody(body, device, page),
      },
    };
  }

  async function call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput<Id>,
    given: CallOptions = {},
  ): Promise<OperationAnswer<Id>> {
    const parts: CallParts = input;
    const { timeout = options.timeout, retry = options.retry ?? {}, check = options.check } = given;
    const send = prepare(operation, parts, given.headers);
    const deadline = startDeadline(given.signal, now, timeout);
    const attempt = async () => {
      try {
        return checkResponse(operation, await send(deadline.signal), check);
      } catch (error) {
        throw toGatewayError(operation.id, error, deadline);
      }
    };
    try {
      return await (mayRepeat(operation, parts)
        ? withRetries(attempt, retry, deadline, { random, wait })
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
      return dataOf(operation, await call(operation, input, given));
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
