import type { JsonObject } from '../contract.ts';

const levels = 400;
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const level = (at: number): JsonObject => ({
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    left: ref(`Level${at + 1}`),
    right: ref(`Level${at + 1}`),
    top: ref('Level0'),
    list: {
      type: 'array',
      items: {
        allOf: [ref(`Level${at + 1}`), { type: 'object', properties: { [`own${at}`]: { type: 'string' } } }],
      },
    },
  },
});

/** References to references, trees, schemas that contain each other, and 400 levels with two ways to each next one. */
export const deepReferences: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Deep references', version: '1.0.0' },
  servers: [{ url: '/deep' }],
  paths: {
    '/tree': { $ref: '#/components/pathItems/Tree' },
    '/levels/{id}': {
      post: {
        operationId: 'storeLevel',
        tags: ['deep'],
        parameters: [{ $ref: '#/components/parameters/Alias' }],
        requestBody: { $ref: '#/components/requestBodies/Level' },
        responses: { '200': { $ref: '#/components/responses/Level' } },
      },
    },
  },
  components: {
    pathItems: {
      Tree: {
        get: {
          operationId: 'readTree',
          tags: ['deep'],
          responses: {
            '200': { description: 'tree', content: { 'application/json': { schema: ref('Alias') } } },
          },
        },
      },
    },
    parameters: {
      Alias: { $ref: '#/components/parameters/Id' },
      Id: {
        name: 'id',
        in: 'path',
        required: true,
        schema: { $ref: '#/components/schemas/Level0/properties/id' },
      },
    },
    requestBodies: { Level: { required: true, content: { 'application/json': { schema: ref('Level0') } } } },
    responses: {
      Level: { description: 'stored', content: { 'application/json': { schema: ref('Level0') } } },
    },
    schemas: {
      Alias: ref('SecondAlias'),
      SecondAlias: ref('Tree'),
      Tree: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          parent: ref('Tree'),
          branches: { type: 'array', items: ref('Branch') },
          byName: { type: 'object', additionalProperties: ref('Tree') },
        },
      },
      Branch: {
        allOf: [ref('Named'), { type: 'object', properties: { tree: ref('Tree'), peer: ref('Branch') } }],
      },
      Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      ...Object.fromEntries(Array.from({ length: levels }, (_, at) => [`Level${at}`, level(at)])),
      [`Level${levels}`]: { type: 'object', properties: { leaf: { type: 'boolean' } } },
    },
  },
};
