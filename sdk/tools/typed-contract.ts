import { array, asObject, isJson, readNodes, resolve, type JsonObject } from './contract.ts';

/** components other than schemas, which openapi-typescript does not follow from one to the next */
const followed = ['parameters', 'requestBodies', 'responses', 'headers'];

/**
 * A copy of a contract in the form that openapi-typescript types completely: path items are in their place, references
 * between components other than schemas are followed, and a parameter with JSON content has its schema.
 */
export function typedContract(contract: JsonObject): JsonObject {
  const copy = structuredClone(contract);
  const paths = asObject(copy.paths ?? {}, 'paths');
  for (const [path, item] of Object.entries(paths))
    paths[path] = structuredClone(resolve(item, contract) ?? null);
  const components = asObject(copy.components ?? {}, 'components');
  for (const kind of followed) {
    const parts = asObject(components[kind] ?? {}, kind);
    for (const [name, part] of Object.entries(parts))
      parts[name] = structuredClone(resolve(part, contract) ?? null);
  }
  // the operations of a path item in use are in its place
  delete components.pathItems;
  for (const parameter of [
    ...Object.values(asObject(components.parameters ?? {}, 'parameters')),
    ...readNodes(copy).flatMap(({ item, operation }) => [
      ...array(item.parameters),
      ...array(operation.parameters),
    ]),
  ])
    addSchema(asObject(parameter, 'parameter'));
  return copy;
}

function addSchema(parameter: JsonObject): void {
  const content = asObject(parameter.content ?? {}, 'parameter');
  const first = Object.entries(content).find(([type]) => isJson(type));
  if (first === undefined) return;
  const { schema } = asObject(first[1], 'parameter');
  if (schema !== undefined) parameter.schema = schema;
  delete parameter.content;
}
