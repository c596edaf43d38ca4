import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FieldError } from './failure.ts';
import { fieldErrors, type RequestPart } from './field-errors.ts';
import type { JsonSchema } from './load.ts';
import type { ResponseData, OperationId } from './handler.ts';

// not strict: `example` and the contract's x- keywords are not JSON Schema
const options = { strict: false, allErrors: true } as const;
/** for bodies: types are exact */
const bodyAjv = formats.default(new Ajv({ ...options, useDefaults: true }));
/** for queries and headers: converts text to the schema's types */
const parameterAjv = formats.default(new Ajv({ ...options, useDefaults: true, coerceTypes: true }));
/** for responses: without defaults, which would hide a missing field */
const responseAjv = new Ajv(options);
formats.default(responseAjv);

/** Validates a part of a request and fills in defaults. @returns the errors; empty if it is valid */
export type RequestCheck = (value: unknown) => FieldError[];

/** Makes the check of a part of a request. Except for bodies, it also converts text to the schema's types. */
export function requestCheck(part: RequestPart, schema: JsonSchema): RequestCheck {
  const compiled = lazily(() => (part === 'body' ? bodyAjv : parameterAjv).compile(schema));
  return (value) => {
    const check = compiled();
    return check(value) ? [] : fieldErrors(part, check.errors ?? []);
  };
}

/** Makes the check of a response. The check returns a description of the errors; undefined if it is valid. */
export function responseCheck(schema: JsonSchema): (response: unknown) => string | undefined {
  const compiled = lazily(() => responseAjv.compile(schema));
  return (response) => {
    const check = compiled();
    return check(response)
      ? undefined
      : responseAjv.errorsText(check.errors?.slice(0, 3), { dataVar: 'response' });
  };
}

/** Whether a value is the `data` of an operation's answer. @param schema of the whole answer */
export function isResponseData<Id extends OperationId>(
  schema: JsonSchema,
  data: unknown,
): data is ResponseData<Id> {
  // compiled once for each schema object
  return responseAjv.compile<{ data: ResponseData<Id> }>(schema)({ code: 200, msg: '', data });
}

/** Compiling takes milliseconds per schema, too long for all operations at the start. */
function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}
