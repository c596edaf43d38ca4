import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FieldError } from './failure.ts';
import { fieldErrors, type RequestPart } from './field-errors.ts';
import type { JsonSchema } from './load.ts';
import type { AnswerData, OperationId } from './handler.ts';

// `example` and the contract's x- keywords are no JSON schema; formats are those of OpenAPI
const options = { strict: false, allErrors: true } as const;
/** for bodies: a number is a number */
const bodyAjv = formats.default(new Ajv({ ...options, useDefaults: true }));
/** for queries and headers, where everything is text */
const parameterAjv = formats.default(new Ajv({ ...options, useDefaults: true, coerceTypes: true }));
/** for answers: a field that a handler left out must not be filled in before it is missed */
const answerAjv = new Ajv(options);
formats.default(answerAjv);

/** Finds what is wrong with one part of a request, and fills its defaults in; empty when it keeps the contract. */
export type RequestCheck = (value: unknown) => FieldError[];

/** The check of one part of a request. But for bodies, it turns text into the values the schema asks for. */
export function requestCheck(part: RequestPart, schema: JsonSchema): RequestCheck {
  const compiled = lazily(() => (part === 'body' ? bodyAjv : parameterAjv).compile(schema));
  return (value) => {
    const check = compiled();
    return check(value) ? [] : fieldErrors(part, check.errors ?? []);
  };
}

/** The check of an answer. @returns what is off the contract; undefined when nothing is */
export function answerCheck(schema: JsonSchema): (answer: unknown) => string | undefined {
  const compiled = lazily(() => answerAjv.compile(schema));
  return (answer) => {
    const check = compiled();
    return check(answer) ? undefined : answerAjv.errorsText(check.errors?.slice(0, 3), { dataVar: 'answer' });
  };
}

/** Whether a value is the `data` of an operation's answer. @param schema of the whole answer */
export function isAnswerData<Id extends OperationId>(
  schema: JsonSchema,
  data: unknown,
): data is AnswerData<Id> {
  // compiled once for each schema object
  return answerAjv.compile<{ data: AnswerData<Id> }>(schema)({ code: 200, msg: '', data });
}

/** Compiling takes milliseconds a schema, and a start with a hundred operations would wait for all of them. */
function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}
