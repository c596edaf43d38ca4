import { array, asObject, resolve, type JsonObject, type OperationNode } from '../contract.ts';
import { addition, breaking, narrowed, replaced, warning, widened, type Change } from './change.ts';
import { compareContent, type Side } from './compare-content.ts';
import type { CompareSchemas } from './compare-schemas.ts';

interface Found extends Side {
  readonly node: OperationNode;
}

const ways: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
};
/** styles that write even a single value in a form of their own */
const markedStyles = new Set(['matrix', 'label', 'deepObject']);

/** Compares the parameters of two operations. */
export function compareParameters(from: Found, to: Found, compareSchemas: CompareSchemas): Change[] {
  const [before, after] = [parameters(from), parameters(to)];
  const renamed = renamedPathParameters(from, to);
  const changes: Change[] = [];
  for (const [name, old] of before) {
    const counterpart = renamed.get(name) ?? name;
    const next = after.get(counterpart);
    if (next === undefined) {
      const moved = [...after].find(([other, { name: same }]) => same === old.name && !before.has(other));
      changes.push(
        moved === undefined
          ? breaking(`${name} is removed`, 'what clients send in it is ignored or refused')
          : breaking(
              `${name} moves to ${String(moved[1].in)}`,
              'the gateway does not find what clients send',
            ),
      );
      continue;
    }
    if (counterpart !== name)
      changes.push(
        breaking(`${name} is renamed to ${String(next.name)}`, 'callers of the SDK pass it by name'),
      );
    changes.push(...compareOne(old, next, name, from, to, compareSchemas));
  }
  const kept = new Set(renamed.values());
  for (const [name, next] of after)
    if (!before.has(name) && !kept.has(name) && !isMoved(next, before, after))
      changes.push(
        next.required === true
          ? breaking(`${name} is new and required`, 'requests without it are refused')
          : addition(`${name} is new`),
      );
  return changes;
}

function compareOne(
  old: JsonObject,
  next: JsonObject,
  name: string,
  from: Side,
  to: Side,
  compareSchemas: CompareSchemas,
): Change[] {
  const changes: Change[] = [];
  if (old.required !== true && next.required === true)
    changes.push(breaking(`${name} is now required`, 'requests without it are refused'));
  if (old.required === true && next.required !== true) changes.push(addition(`${name} is now optional`));
  if (old.deprecated !== true && next.deprecated === true)
    changes.push(warning(`${name} is deprecated`, 'clients should stop using it'));
  for (const keyword of ['allowReserved', 'allowEmptyValue'])
    if ((old[keyword] === true) !== (next[keyword] === true))
      changes.push(
        next[keyword] === true
          ? widened('request', `${name} now has ${keyword}`)
          : narrowed('request', `${name} no longer has ${keyword}`),
      );
  if (old.content !== undefined && next.content !== undefined)
    changes.push(...compareContent([old.content, next.content], 'request', name, compareSchemas));
  else if ((old.content === undefined) !== (next.content === undefined))
    changes.push(
      replaced(
        'request',
        `${name} is ${next.content === undefined ? 'no longer' : 'now'} content of a media type`,
      ),
    );
  else {
    const [was, is] = [styleOf(old, from), styleOf(next, to)];
    if (was !== is) changes.push(replaced('request', `${name} is written in style ${is} and was in ${was}`));
    changes.push(...compareSchemas(old.schema, next.schema, 'request', name));
  }
  return changes;
}

/** How a parameter is written, without what makes no difference for its type. */
function styleOf({ in: where, style, explode, schema }: JsonObject, { contract }: Side): string {
  const effective = typeof style === 'string' ? style : (ways[String(where)] ?? 'form');
  const { type } = asObject(resolve(schema, contract) ?? {}, 'parameter schema');
  const isSingle = typeof type === 'string' && type !== 'array' && type !== 'object';
  if (isSingle) return markedStyles.has(effective) ? effective : 'simple';
  const isExploded = typeof explode === 'boolean' ? explode : effective === 'form';
  return isExploded ? `${effective} with explode` : effective;
}

/** Parameters of an operation and its path by location and name, such as `query cursor`; an operation's own replace the path's. */
function parameters({ node, contract }: Found): Map<string, JsonObject> {
  return new Map(
    [...array(node.item.parameters), ...array(node.operation.parameters)].map((written) => {
      const parameter = asObject(resolve(written, contract), `${node.place}: parameter`);
      const name = String(parameter.name);
      const isHeader = parameter.in === 'header';
      return [`${String(parameter.in)} ${isHeader ? name.toLowerCase() : name}`, parameter] as const;
    }),
  );
}

function isMoved(
  parameter: JsonObject,
  before: ReadonlyMap<string, JsonObject>,
  after: ReadonlyMap<string, JsonObject>,
): boolean {
  return [...before].some(([name, { name: same }]) => same === parameter.name && !after.has(name));
}

/** Path parameters at the same position of the path under another name. */
function renamedPathParameters(from: Found, to: Found): Map<string, string> {
  const [old, next] = [from, to].map(({ node }) =>
    [...node.path.matchAll(/\{([^}]+)\}/gu)].map(([, name]) => name),
  );
  const renamed = new Map<string, string>();
  if (old?.length !== next?.length) return renamed;
  old?.forEach((name, index) => {
    const other = next?.[index];
    if (other !== undefined && other !== name) renamed.set(`path ${name}`, `path ${other}`);
  });
  return renamed;
}
