import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { GatewayError } from './gateway-error.ts';

/** A response body in the contract's envelope. */
export function envelope(data: object = {}, code = 200, msg = 'ok'): string {
  return JSON.stringify({ code, msg, data });
}

export function response(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers });
}

/** A recorded request. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface TestGateway {
  readonly gateway: Gateway;
  /** recorded requests */
  readonly sent: readonly Sent[];
  /** delays before retries in ms */
  readonly waits: readonly number[];
  /** errors passed to `onError` */
  readonly failures: readonly GatewayError[];
}

type Step = () => Response | Promise<Response>;

/**
 * A gateway whose nth request is answered by the nth step, the last step answering all further ones. Delays are skipped,
 * and `random()` returns 0.5.
 */
export function testGateway(
  steps: Step | readonly Step[],
  options: Partial<GatewayOptions> = {},
): TestGateway {
  const queue = typeof steps === 'function' ? [steps] : [...steps];
  const sent: Sent[] = [];
  const waits: number[] = [];
  const failures: GatewayError[] = [];
  const gateway = createGateway({
    origin: 'http://gateway.test',
    page: () => ({}),
    device: () => ({ uuid: 'device-1', userAgent: 'reader/1' }),
    userToken: () => undefined,
    now: () => 1_700_000_000_000,
    random: () => 0.5,
    wait: async (ms) => void waits.push(ms),
    onError: (error) => void failures.push(error),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      sent.push({
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: text === '' ? undefined : isJson(request) ? JSON.parse(text) : text,
      });
      request.signal.throwIfAborted();
      const step = queue.length > 1 ? queue.shift() : queue[0];
      if (step === undefined) throw new Error('no answer was prepared');
      return step();
    },
    ...options,
  });
  return { gateway, sent, waits, failures };
}

const isJson = ({ headers }: Request) => headers.get('content-type') === 'application/json';

/** The error that a call rejects with. @throws Error if it does not reject with a GatewayError */
export async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}
