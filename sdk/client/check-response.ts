import { GatewayError } from './gateway-error.ts';
import type { Operation, OperationAnswer, OperationId } from './operation.ts';

/**
 * Validates a parsed response body: `{ code, msg, data }` with a code that the contract lists and all required fields in
 * `data`.
 * @throws GatewayError `malformed` or `rejected`
 */
export function checkResponse<Id extends OperationId>(
  operation: Operation<Id>,
  body: unknown,
): OperationAnswer<Id> {
  const malformed = () => new GatewayError(operation.id, { kind: 'malformed' });
  if (!isObject(body)) throw malformed();
  const { code, msg, data } = body;
  if (typeof code !== 'number' || typeof msg !== 'string') throw malformed();
  // an error response may omit `data`, so the code is checked first
  if (!operation.codes.includes(code)) throw new GatewayError(operation.id, { kind: 'rejected', code, msg });
  if (!isObject(data) || operation.fields.some((field) => data[field] === undefined)) throw malformed();
  return body as OperationAnswer<Id>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
