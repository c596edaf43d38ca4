import type { Operation } from './operation.ts';

interface Schema {
  readonly [keyword: string]: unknown;
}

/**
 * Checks whole answers by the schemas of a contract, which `createGateway` does for top-level fields only: for tests and
 * development, since a browser would have to load the contract.
 * @param contract parsed `openapi.json`
 * @returns a function for `check` of a client or a call; it returns the first fault, such as `data.list.0.title: …`
 */
export function answerSchemas(
  contract: object,
): (operation: Operation, answer: unknown) => string | undefined {
  const document = contract as Schema;
  return ({ method, path }, answer) => {
    const operation = at(document, 'paths', path, method);
    const responses = asSchema(resolve(operation?.['responses'], document));
    const [, response] =
      Object.entries(responses).find(([status]) => status.startsWith('2')) ??
      Object.entries(responses).find(([status]) => status === 'default') ??
      [];
    const contents = Object.entries(asSchema(asSchema(resolve(response, document))['content']));
    const json = contents.find(([type]) => /json|^\*\/\*/u.test(type))?.[1];
    return json === undefined ? undefined : fault(asSchema(json)['schema'], answer, '', document);
  };
}

/** What is wrong with a value, at its path; undefined if nothing is. */
function fault(written: unknown, value: unknown, path: string, document: Schema): string | undefined {
  const schema = asSchema(resolve(written, document));
  const place = path === '' ? 'answer' : path;
  if (value === null && schema['nullable'] === true) return undefined;
  const types = list(schema['type']);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return `${place}: is ${typeOf(value)}, not ${types.join(' or ')}`;
  const options = schema['enum'];
  if (Array.isArray(options) && !options.includes(value))
    return `${place}: is not one of ${options.join(', ')}`;
  for (const part of list(schema['allOf'])) {
    const found = fault(part, value, path, document);
    if (found !== undefined) return found;
  }
  for (const kind of ['oneOf', 'anyOf']) {
    const faults = list(schema[kind]).map((part) => fault(part, value, path, document));
    if (faults.length > 0 && !faults.includes(undefined))
      return `${place}: fits no alternative: ${faults[0]}`;
  }
  return limitFault(schema, value, place) ?? innerFault(schema, value, path, document);
}

function limitFault(schema: Schema, value: unknown, place: string): string | undefined {
  const size =
    typeof value === 'string' || Array.isArray(value)
      ? [...value].length
      : typeof value === 'number'
        ? value
        : undefined;
  const { pattern } = schema as { pattern?: unknown };
  if (typeof value === 'string' && typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    return `${place}: does not match ${pattern}`;
  const [minimum, maximum] =
    typeof value === 'number'
      ? [schema['minimum'], schema['maximum']]
      : Array.isArray(value)
        ? [schema['minItems'], schema['maxItems']]
        : [schema['minLength'], schema['maxLength']];
  if (size === undefined) return undefined;
  if (typeof minimum === 'number' && size < minimum) return `${place}: is less than ${minimum}`;
  return typeof maximum === 'number' && size > maximum ? `${place}: is more than ${maximum}` : undefined;
}

function innerFault(schema: Schema, value: unknown, path: string, document: Schema): string | undefined {
  const inside = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  const { items, properties, required, additionalProperties: others } = schema as Record<string, unknown>;
  if (Array.isArray(value))
    return items === undefined
      ? undefined
      : firstOf(value, (item, index) => fault(items, item, inside(index), document));
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Schema;
  const missing = list(required).find((name) => fields[String(name)] === undefined);
  if (missing !== undefined) return `${inside(String(missing))}: is missing`;
  return firstOf(Object.entries(fields), ([name, field]) => {
    const known = asSchema(properties)[name];
    if (known !== undefined)
      return field === undefined ? undefined : fault(known, field, inside(name), document);
    if (others === false) return `${inside(name)}: is not in the contract`;
    return typeof others === 'object' ? fault(others, field, inside(name), document) : undefined;
  });
}

function firstOf<T>(values: readonly T[], faultOf: (value: T, index: number) => string | undefined) {
  for (const [index, value] of values.entries()) {
    const found = faultOf(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isOfType(value: unknown, type: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}

function at(document: Schema, ...keys: readonly string[]): Schema | undefined {
  return keys.reduce<Schema>((inner, key) => asSchema(resolve(inner[key], document)), document);
}

/** Follows local references, such as `#/components/schemas/News`. */
function resolve(value: unknown, document: Schema): unknown {
  const reference = asSchema(value)['$ref'];
  if (typeof reference !== 'string') return value;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolve(
    keys.reduce<unknown>((inner, key) => asSchema(inner)[key], document),
    document,
  );
}
