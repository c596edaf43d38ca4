import type { JsonObject } from '../contract.ts';

const operations = 1500;
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const methods = ['get', 'put', 'delete'] as const;
/** Text as long as what large providers write about each field. */
const words = (about: string): string =>
  `The ${about} of this resource as it was when the request was made. `.repeat(3).trim();

function operation(at: number): JsonObject {
  const method = methods[at % methods.length];
  const resource = `Resource${Math.floor(at / methods.length)}`;
  return {
    operationId: `${method === 'get' ? 'read' : method === 'put' ? 'store' : 'remove'}${resource}`,
    tags: [`area ${at % 20}`],
    summary: words('state'),
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'expand',
        in: 'query',
        description: words('part'),
        schema: { type: 'array', items: { type: 'string' } },
      },
    ],
    ...(method === 'put' && {
      requestBody: { required: true, content: { 'application/json': { schema: ref(resource) } } },
    }),
    responses: {
      '200': { description: words('answer'), content: { 'application/json': { schema: ref(resource) } } },
      '404': { description: words('reason') },
    },
  };
}

function schemaOf(at: number): JsonObject {
  const count = operations / methods.length;
  return {
    type: 'object',
    description: words('meaning'),
    required: ['id'],
    properties: {
      id: { type: 'string' },
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, field) => [
          `field${field}`,
          { type: 'string', description: words(`field ${field}`), maxLength: 10 + field },
        ]),
      ),
      next: ref(`Resource${(at + 1) % count}`),
      far: { type: 'array', items: ref(`Resource${(at * 7) % count}`) },
    },
  };
}

/** A program's contract of 1,500 operations and more than 5 MB, in which every schema leads to every other. */
export function manyOperations(): JsonObject {
  const count = operations / methods.length;
  return {
    openapi: '3.0.3',
    info: { title: 'Everything', version: '1.0.0' },
    servers: [{ url: 'https://all.test' }],
    paths: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `/resource${at}/{id}`,
        Object.fromEntries(methods.map((method, index) => [method, operation(at * methods.length + index)])),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(Array.from({ length: count }, (_, at) => [`Resource${at}`, schemaOf(at)])),
    },
  };
}
