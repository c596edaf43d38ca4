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
  if (!isEnvelope(body)) throw new GatewayError(operation.id, { kind: 'malformed' });
  const { code, msg, data } = body;
  if (!operation.codes.includes(code)) throw new GatewayError(operation.id, { kind: 'rejected', code, msg });
  if (operation.fields.some((field) => data[field] === undefined))
    throw new GatewayError(operation.id, { kind: 'malformed' });
  return body as OperationAnswer<Id>;
}

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null) return false;
  const { code, msg, data } = body as Partial<Envelope>;
  return typeof code === 'number' && typeof msg === 'string' && typeof data === 'object' && data !== null;
}
