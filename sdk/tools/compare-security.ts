import { array, asObject, type Json, type JsonObject, type OperationNode } from './contract.ts';
import type { Change } from './compare-schemas.ts';

interface Secured {
  readonly contract: JsonObject;
  readonly node: OperationNode;
}

/** Breaking if an authentication that was sufficient no longer is: the client's request must still satisfy some alternative. */
export function compareSecurity(from: Secured, to: Secured): Change[] {
  const [before, after] = [waysIn(from), waysIn(to)];
  const changes: Change[] = before
    .filter((old) => !after.some((next) => next.every((scheme) => old.includes(scheme))))
    .map((way) => ({ kind: 'breaking', text: `${name(way)} no longer suffices` }));
  const used = new Set(before.flat());
  for (const scheme of used)
    if (after.flat().includes(scheme) && definition(scheme, from) !== definition(scheme, to))
      changes.push({ kind: 'breaking', text: `${scheme} is sent differently` });
  if (changes.length === 0 && after.length > before.length)
    changes.push({ kind: 'addition', text: 'accepts more kinds of authentication' });
  return changes;
}

/** Security alternatives, each a set of schemes; one empty set if no authentication is required. */
function waysIn({ node, contract }: Secured): string[][] {
  const ways = array(node.operation.security ?? contract.security);
  return ways.length === 0 ? [[]] : ways.map((way) => Object.keys(asObject(way, `${node.place}: security`)));
}

function definition(scheme: string, { contract }: Secured): string {
  const schemes = asObject(
    asObject(contract.components ?? {}, 'components').securitySchemes ?? {},
    'schemes',
  );
  const { description: _, ...rest } = asObject((schemes[scheme] ?? {}) satisfies Json, scheme);
  return JSON.stringify(rest);
}

function name(way: readonly string[]): string {
  return way.length === 0 ? 'no token' : way.join(' and ');
}
