import { GatewayError } from './gateway-error.ts';
import type { Operation, OperationAnswer, OperationId } from './operation.ts';

/**
 * Takes a parsed body for an operation's answer when it is `{ code, msg, data }`, its code is one the contract answers
 * with, and `data` has the fields the contract requires.
 * @throws GatewayError `malformed` or `rejected`
 */
export function checkAnswer<Id extends OperationId>(
  operation: Operation<Id>,
  body: unknown,
): OperationAnswer<Id> {
  const malformed = () => new GatewayError(operation.id, { kind: 'malformed' });
  if (!isObject(body)) throw malformed();
  const { code, msg, data } = body;
  if (typeof code !== 'number' || typeof msg !== 'string') throw malformed();
  // a gateway that refuses may leave `data` out, so the code is read before it
  if (!operation.codes.includes(code)) throw new GatewayError(operation.id, { kind: 'rejected', code, msg });
  if (!isObject(data) || operation.fields.some((field) => data[field] === undefined)) throw malformed();
  return body as OperationAnswer<Id>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
