import { GatewayError } from './gateway-error.ts';
import type { Operation, OperationAnswer, OperationData, OperationId } from './operation.ts';

/**
 * Validates a parsed response body: `{ code, msg, data }` with a code that the contract lists and all required fields in
 * `data`. An operation without the envelope has its required fields in the body itself.
 * @param check what is wrong with the whole answer, if the caller asks
 * @throws GatewayError `malformed` or `rejected`
 */
export function checkResponse<Id extends OperationId>(
  operation: Operation<Id>,
  response: unknown,
  check?: (operation: Operation, answer: unknown) => string | undefined,
): OperationAnswer<Id> {
  const { id, codes, fields } = operation;
  const malformed = () => new GatewayError(id, { kind: 'malformed' });
  const lacksFields = (value: unknown) =>
    !isObject(value) || fields.some((field) => value[field] === undefined);
  const body = response;
  if (codes === undefined) {
    if (fields.length > 0 && lacksFields(body)) throw malformed();
  } else {
    if (!isObject(body)) throw malformed();
    const { code, msg, data } = body;
    if (typeof code !== 'number' || typeof msg !== 'string') throw malformed();
    // an error response may omit `data`, so the code is checked first
    if (!codes.includes(code)) throw new GatewayError(id, { kind: 'rejected', code, msg });
    if (lacksFields(data)) throw malformed();
  }
  const fault = check?.(operation, response);
  if (fault !== undefined) throw new GatewayError(id, { kind: 'malformed' }, new TypeError(fault));
  return response as OperationAnswer<Id>;
}

/** `data` of a checked response, or the whole response of an operation without the envelope. */
export function dataOf<Id extends OperationId>(
  operation: Operation<Id>,
  response: unknown,
): OperationData<Id> {
  const data = operation.codes !== undefined && isObject(response) ? response['data'] : response;
  return data as OperationData<Id>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
