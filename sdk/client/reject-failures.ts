import type { Middleware } from 'openapi-fetch';
import type { FieldError, GatewayFailure } from './gateway-error.ts';

/** An answer with a status other than 200; the call that made it knows which operation failed. */
export class FailedAnswer extends Error {
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    super('an answer with a status other than 200');
    this.name = 'FailedAnswer';
    this.failure = failure;
  }
}

/** Spec section 7: any status other than 200 rejects the call. @throws FailedAnswer */
export const rejectFailures: Middleware = {
  async onResponse({ response }) {
    if (response.status !== 200) throw new FailedAnswer(await failureOf(response));
  },
};

async function failureOf(response: Response): Promise<GatewayFailure> {
  // the gateway sends seconds; a date, which a proxy may send, would need a clock that is right
  const retryAfter = /^\d+$/.exec(response.headers.get('retry-after') ?? '')?.[0];
  const body = await readFailure(response);
  return {
    kind: 'http',
    status: response.status,
    ...body,
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  };
}

/** A failure's body is a help, not a must: a proxy in between may answer with a page of its own. */
async function readFailure(
  response: Response,
): Promise<{ code?: number; msg?: string; fields?: readonly FieldError[] }> {
  const text = await response.text();
  if (!text.startsWith('{')) return {};
  const body = parse(text);
  if (!isObject(body)) return {};
  const { code, msg, data } = body;
  if (typeof code !== 'number' || typeof msg !== 'string') return {};
  const fields =
    isObject(data) && Array.isArray(data['fields']) ? data['fields'].filter(isFieldError) : undefined;
  return { code, msg, ...(fields && { fields }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return isObject(value) && ['path', 'rule', 'message'].every((key) => typeof value[key] === 'string');
}
