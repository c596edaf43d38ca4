import type { ContractOperation } from './contract.ts';
import { SdkError } from './sdk-error.ts';

const identifier = /^[A-Za-z_$][\w$]*$/u;
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Makes sure that names from a contract, which may be anyone's copy, can stand in source text and in file names.
 * @throws SdkError naming the first that cannot
 */
export function checkNames(operations: readonly ContractOperation[]): void {
  const places = new Map<string, string>();
  for (const { id, domain, method, path } of operations) {
    const place = `${method} ${path}`;
    const other = places.get(id);
    if (other !== undefined)
      throw new SdkError(`${id} names ${other} and ${place}: operationIds are used once each.`);
    places.set(id, place);
    if (!identifier.test(id))
      throw new SdkError(`${place}: operationId ${JSON.stringify(id)} is no identifier.`);
    if (!fileName.test(domain))
      throw new SdkError(`${place}: tag ${JSON.stringify(domain)} is no kebab-case name of a domain.`);
  }
}

/** A string literal of the generated source, in single quotes as the formatter writes it. */
export function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** Text that can stand in a comment on one line. */
export function comment(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('*/', '* /');
}
