import type { ContractOperation } from './contract.ts';
import { SdkError } from './sdk-error.ts';

const identifier = /^[A-Za-z_$][\w$]*$/u;
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Validates names from an untrusted contract before they are written into source text and file names.
 * @throws SdkError with the first invalid name
 */
export function checkNames(operations: readonly ContractOperation[]): void {
  const places = new Map<string, string>();
  for (const { id, domain, method, path } of operations) {
    const place = `${method} ${path}`;
    const other = places.get(id);
    if (other !== undefined)
      throw new SdkError(`${id} names ${other} and ${place}: operationIds must be unique.`);
    places.set(id, place);
    if (!identifier.test(id))
      throw new SdkError(`${place}: operationId ${JSON.stringify(id)} is not an identifier.`);
    if (!fileName.test(domain))
      throw new SdkError(`${place}: tag ${JSON.stringify(domain)} is not a kebab-case domain name.`);
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
