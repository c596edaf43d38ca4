import type { ContractOperation } from './contract.ts';
import { SdkError } from './sdk-error.ts';

const identifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;
/** words that cannot name a constant of a module */
const reserved = new Set(
  `
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield
  defineOperation multipart requestShape styledQuery urlEncoded
  `
    .trim()
    .split(/\s+/u),
);

/**
 * The constant that stands for an operation: its operationId, in camelCase if that is not an identifier, and with an
 * underscore if it is a reserved word, such as `delete_`.
 */
export function constantName(id: string): string {
  const name = identifier.test(id) ? id : camelCase(id);
  return reserved.has(name) ? `${name}_` : name;
}

function camelCase(id: string): string {
  const words = id.match(/[\p{L}\p{M}\p{N}_$]+/gu) ?? [];
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return identifier.test(name) ? name : `_${name}`;
}

/**
 * Validates names from an untrusted contract before they are written into source text.
 * @throws SdkError with the first invalid name
 */
export function checkNames(operations: readonly ContractOperation[]): void {
  const places = new Map<string, string>();
  const constants = new Map<string, string>();
  for (const { id, method, path } of operations) {
    const place = `${method} ${path}`;
    const other = places.get(id);
    if (other !== undefined)
      throw new SdkError(`${id} names ${other} and ${place}: operationIds must be unique.`);
    places.set(id, place);
    const constant = constantName(id);
    if (constant === '_')
      throw new SdkError(`${place}: operationId ${JSON.stringify(id)} has no letter or digit.`);
    const namesake = constants.get(constant);
    if (namesake !== undefined)
      throw new SdkError(
        `${JSON.stringify(namesake)} and ${JSON.stringify(id)} both become the constant ${constant}.`,
      );
    constants.set(constant, id);
  }
}

/** A string literal in single quotes, as the formatter writes it. */
export function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** Text that is safe in a single-line comment. */
export function comment(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('*/', '* /');
}
