import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FieldError } from './failure.ts';
import type { JsonSchema } from './load.ts';

// `example` and the contract's x- keywords are no JSON schema; formats are those of OpenAPI
const options = { strict: false, allErrors: true, useDefaults: true } as const;
/** for bodies: a number is a number */
const exact = formats.default(new Ajv(options));
/** for queries and headers, where everything is text */
const coercing = formats.default(new Ajv({ ...options, coerceTypes: true }));

export type RequestPart = 'body' | 'query' | 'headers';

/** Compiles the check of one part of a request; it fills in defaults and, but for bodies, turns text into values. */
export function compileCheck(part: RequestPart, schema: JsonSchema): ValidateFunction {
  return (part === 'body' ? exact : coercing).compile(schema);
}

/** Compiles the check of an answer. */
export function compileAnswerCheck(schema: JsonSchema): ValidateFunction {
  return exact.compile(schema);
}

/** What a check found, as the 400 answer names it: which field, which rule, and what to do in one Chinese sentence. */
export function fieldErrors(
  part: RequestPart,
  errors: readonly ErrorObject[] | null | undefined,
): FieldError[] {
  return (errors ?? []).map((error) => {
    const name = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined;
    const path = [
      part,
      ...error.instancePath.split('/').slice(1),
      ...(name === undefined ? [] : [name]),
    ].join('.');
    return { path, rule: error.keyword, message: sentence(error, path.split('.').at(-1) ?? path) };
  });
}

function sentence({ keyword, params }: ErrorObject, field: string): string {
  const limit = String(params['limit'] ?? '');
  switch (keyword) {
    case 'required':
      return `缺少 ${field}，请补上。`;
    case 'type':
      return `${field} 的类型不对，应为 ${String(params['type'])}。`;
    case 'enum':
      return `${field} 只能取 ${(params['allowedValues'] as unknown[]).join('、')} 之一。`;
    case 'minLength':
      return `${field} 太短，至少 ${limit} 个字。`;
    case 'maxLength':
      return `${field} 太长，最多 ${limit} 个字。`;
    case 'minimum':
      return `${field} 不能小于 ${limit}。`;
    case 'maximum':
      return `${field} 不能大于 ${limit}。`;
    case 'pattern':
      return `${field} 的格式不对，请检查后再试。`;
    default:
      return `${field} 不符合要求，请检查后再试。`;
  }
}
