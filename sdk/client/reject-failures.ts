import type { Middleware } from 'openapi-fetch';
import { GatewayError, type FieldError, type GatewayFailure } from './gateway-error.ts';

/** Spec section 7: any status other than 200 rejects the call. */
export const rejectFailures: Middleware = {
  async onResponse({ response, schemaPath }) {
    if (response.status !== 200) throw new GatewayError(schemaPath, await failureOf(response));
  },
};

async function failureOf(response: Response): Promise<GatewayFailure> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const body = await readFailure(response);
  return {
    kind: 'http',
    status: response.status,
    ...body,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

/** A failure's body is a help, not a must: a proxy in between may answer with a page of its own. */
async function readFailure(response: Response): Promise<{ msg?: string; fields?: readonly FieldError[] }> {
  const text = await response.text();
  if (!text.startsWith('{')) return {};
  const body = parse(text);
  if (!isObject(body) || typeof body['msg'] !== 'string') return {};
  const data = body['data'];
  const fields =
    isObject(data) && Array.isArray(data['fields']) ? data['fields'].filter(isFieldError) : undefined;
  return { msg: body['msg'], ...(fields && { fields }) };
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
