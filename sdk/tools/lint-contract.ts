import {
  array,
  asObject,
  listOperations,
  readNodes,
  resolve,
  type Json,
  type JsonObject,
  type OperationNode,
} from './contract.ts';
import { lintExamples } from './lint-examples.ts';

/** Verbs that operationIds may begin with; add new ones here. */
const verbs = `
  accept add answer apply bind cancel cash cast check claim close collect confirm count create download draw
  edit exchange find finish follow get hide join leave like list merge open pay praise publish read refuse
  register remove report reveal request reserve save scan search send share sign start stop submit thumb tip
  unfollow update upload verify vote watch withdraw write
`
  .trim()
  .split(/\s+/u);
const verbPhrase = new RegExp(`^(?:${verbs.join('|')})(?:[A-Z][A-Za-z0-9]*)+$`, 'u');
const summaryLimit = 100;
const expectedStatuses = ['200', '400', '429', '500'];
const statusesWithRetryAfter = ['429', '503'];

/** Violations of our rules in a bundled contract, one sentence each. */
export function lintContract(contract: JsonObject): string[] {
  const domains = new Set(array(contract.tags).map((tag) => asObject(tag, 'tags').name));
  const nodes = readNodes(contract);
  return [
    ...lintVersion(contract),
    ...repeatedIds(nodes),
    ...nodes.flatMap((node) => lintOperation(node, domains, contract)),
    ...lintEnvelopes(contract, nodes),
    ...lintExamples(contract),
    ...findNullable(contract),
    ...unusedComponents(contract),
  ];
}

function lintVersion(contract: JsonObject): string[] {
  const { openapi } = contract;
  return openapi === '3.0.3' ? [] : [`openapi is ${JSON.stringify(openapi)}: 3.0.3 is required.`];
}

function repeatedIds(nodes: readonly OperationNode[]): string[] {
  return [...Map.groupBy(nodes, ({ operation }) => operation.operationId)]
    .filter(([id, same]) => id !== undefined && same.length > 1)
    .map(
      ([id, same]) =>
        `${String(id)} names ${same.map(({ place }) => place).join(' and ')}: operationIds must be unique.`,
    );
}

function lintOperation(
  { place, path, operation }: OperationNode,
  domains: ReadonlySet<Json | undefined>,
  contract: JsonObject,
): string[] {
  const { operationId: id, tags, summary, 'x-origin': origin } = operation;
  const [domain] = array(tags);
  const responses = asObject(operation.responses ?? {}, `${place}: responses`);
  const faults: string[] = [];
  if (typeof id !== 'string') faults.push('has no operationId.');
  else if (!verbPhrase.test(id))
    faults.push(
      `operationId ${id} is not a verb phrase in camelCase whose verb is listed in sdk/tools/lint-contract.ts.`,
    );
  if (array(tags).length !== 1)
    faults.push(`has ${array(tags).length} tags: exactly one (the domain) is required.`);
  else if (!domains.has(domain)) faults.push(`tag ${String(domain)} is not a tag of the contract.`);
  if (typeof summary !== 'string' || summary.trim() === '') faults.push('has no summary.');
  else if (summary.includes('\n') || summary.length > summaryLimit)
    faults.push(`summary is more than one line of ${summaryLimit} characters.`);
  if (origin !== 'spec' && origin !== 'extension') faults.push('x-origin is neither spec nor extension.');
  if (origin === 'extension' && domains.has(domain) && !path.startsWith(`/x/${String(domain)}/`))
    faults.push(`the path of an extension begins with /x/${String(domain)}/.`);
  if (origin === 'spec' && path.startsWith('/x/'))
    faults.push('only the path of an extension begins with /x/.');
  for (const status of expectedStatuses)
    if (responses[status] === undefined) faults.push(`has no response ${status}.`);
  for (const status of statusesWithRetryAfter)
    if (responses[status] !== undefined && !hasRetryAfter(resolve(responses[status], contract)))
      faults.push(`response ${status} has no Retry-After header.`);
  return faults.map((fault) => `${place}: ${fault}`);
}

/** The client adds what the transport rules require to operations with the envelope only. */
function lintEnvelopes(contract: JsonObject, nodes: readonly OperationNode[]): string[] {
  // an operation without a name is reported elsewhere
  if (nodes.some(({ operation }) => typeof operation.operationId !== 'string')) return [];
  return listOperations(contract)
    .filter(({ codes, events }) => codes === undefined && !events)
    .map(
      ({ method, path }) =>
        `${method} ${path}: response 200 is not { code, msg, data } with an enum of codes.`,
    );
}

function hasRetryAfter(response: Json | undefined): boolean {
  return asObject(asObject(response, 'response').headers ?? {}, 'headers')['Retry-After'] !== undefined;
}

/** `nullable` is not used: absent values are omitted. A property may still have the name `nullable`. */
function findNullable(value: Json, place = '', isFieldMap = false): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findNullable(item, `${place}/${index}`));
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'nullable' && !isFieldMap) return [`${place}: nullable; omit absent values instead.`];
    return findNullable(item, `${place}/${key}`, key === 'properties' && !isFieldMap);
  });
}

function unusedComponents(contract: JsonObject): string[] {
  const used = new Set<string>();
  const visit = (value: Json | undefined): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) return value.forEach(visit);
    for (const [key, item] of Object.entries(value)) {
      if (key === 'security')
        for (const way of array(item))
          for (const scheme of Object.keys(asObject(way, 'security')))
            used.add(`#/components/securitySchemes/${scheme}`);
      else if (key !== '$ref' || typeof item !== 'string') visit(item);
      else if (!used.has(item)) {
        used.add(item);
        visit(resolve(value, contract));
      }
    }
  };
  visit({ paths: contract.paths ?? {}, security: contract.security ?? [] });
  return Object.entries(asObject(contract.components ?? {}, 'components')).flatMap(([kind, parts]) =>
    Object.keys(asObject(parts, `components/${kind}`))
      .map((name) => `#/components/${kind}/${name}`)
      .filter((reference) => !used.has(reference))
      .map((reference) => `${reference} is used by no operation.`),
  );
}
