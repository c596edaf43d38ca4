import { isDeepStrictEqual } from 'node:util';
import { array, asObject, type Json, type JsonObject, type OperationNode } from '../contract.ts';
import { addition, breaking, type Change } from './change.ts';

interface Secured {
  readonly contract: JsonObject;
  readonly node: OperationNode;
}

/** Scopes by scheme: all of them are required together. */
type Way = ReadonlyMap<string, ReadonlySet<string>>;

/** Breaking if an authentication that was sufficient no longer is: the client's request must still satisfy some alternative. */
export function compareSecurity(from: Secured, to: Secured): Change[] {
  const [before, after] = [waysIn(from), waysIn(to)];
  const changes: Change[] = before
    .filter((old) => !after.some((next) => satisfies(old, next)))
    .map((way) => breaking(`${name(way)} no longer suffices`, 'requests with it are refused'));
  const used = new Set(before.flatMap((way) => [...way.keys()]));
  for (const scheme of used)
    if (
      after.some((way) => way.has(scheme)) &&
      !isDeepStrictEqual(definition(scheme, from), definition(scheme, to))
    )
      changes.push({
        ...breaking(`${scheme} is sent differently`, 'the gateway does not find what clients send'),
        cause: `security ${scheme}`,
      });
  if (changes.length === 0 && after.some((next) => !before.some((old) => satisfies(next, old))))
    changes.push(addition('accepts more kinds of authentication'));
  else if (changes.length === 0 && before.some((old) => !after.some((next) => name(next) === name(old))))
    changes.push(addition('asks for less authentication'));
  return changes;
}

/** Whether a request with the credentials of one way is accepted by another. */
function satisfies(sent: Way, required: Way): boolean {
  return [...required].every(([scheme, scopes]) => {
    const granted = sent.get(scheme);
    return granted !== undefined && [...scopes].every((scope) => granted.has(scope));
  });
}

/** Security alternatives; one without schemes if no authentication is required. */
function waysIn({ node, contract }: Secured): Way[] {
  const ways = array(node.operation.security ?? contract.security);
  if (ways.length === 0) return [new Map()];
  return ways.map(
    (way) =>
      new Map(
        Object.entries(asObject(way, `${node.place}: security`)).map(([scheme, scopes]) => [
          scheme,
          new Set(array(scopes).map(String)),
        ]),
      ),
  );
}

function definition(scheme: string, { contract }: Secured): JsonObject {
  const schemes = asObject(
    asObject(contract.components ?? {}, 'components').securitySchemes ?? {},
    'schemes',
  );
  const { description: _, ...rest } = asObject((schemes[scheme] ?? {}) satisfies Json, scheme);
  return rest;
}

function name(way: Way): string {
  if (way.size === 0) return 'no token';
  return [...way]
    .map(([scheme, scopes]) => (scopes.size === 0 ? scheme : `${scheme} (${[...scopes].join(', ')})`))
    .join(' and ');
}
