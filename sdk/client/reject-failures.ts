import type { Middleware } from 'openapi-fetch';
import type { FieldError, GatewayFailure } from './gateway-error.ts';

/** A response with a status other than 200; the caller adds the operation. */
export class FailedResponse extends Error {
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    super('an answer with a status other than 200');
    this.name = 'FailedResponse';
    this.failure = failure;
  }
}

/** Spec section 7: any status other than 200 rejects the call. @throws FailedResponse */
export const rejectFailures: Middleware = {
  async onResponse({ response }) {
    if (response.status !== 200) throw new FailedResponse(await failureOf(response));
  },
};

/** For operations without the envelope: any status that is no success rejects the call. @throws FailedResponse */
export const rejectErrors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new FailedResponse(await failureOf(response));
  },
};

/** Reads why a call failed. @param response with a status other than 200 */
export async function failureOf(response: Response): Promise<GatewayFailure> {
  // seconds only: an HTTP date, which a proxy may send, depends on a correct device clock
  const retryAfter = /^\d+$/.exec(response.headers.get('retry-after') ?? '')?.[0];
  const body = await readFailure(response);
  return {
    kind: 'http',
    status: response.status,
    ...body,
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  };
}

/** Reads the error body if it follows the contract; a proxy may respond with a page of its own. */
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
