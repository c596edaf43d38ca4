import type { JsonObject } from '../contract.ts';

const id = { name: 'petId', in: 'path', required: true, schema: { type: 'string' } };
const pet = { $ref: '#/components/schemas/Pet' };
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const answer = (schema: JsonObject): JsonObject => ({ description: 'done', ...json(schema) });

/** A pet shop as in tutorials: path parameters, reserved words as operationIds, no envelope, OpenAPI 3.0. */
export const petShop: JsonObject = {
  openapi: '3.0.3',
  info: { title: 'Pet shop', version: '1.0.0' },
  servers: [{ url: 'https://{stage}.pets.test/v1/', variables: { stage: { default: 'api' } } }],
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        tags: ['Pets'],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          {
            name: 'tags',
            in: 'query',
            style: 'pipeDelimited',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
          {
            name: 'filter',
            in: 'query',
            content: {
              'application/json': { schema: { type: 'object', properties: { kind: { type: 'string' } } } },
            },
          },
          { name: 'timestamp', in: 'query', schema: { type: 'string' } },
        ],
        responses: { '200': answer({ type: 'array', items: pet }), default: answer({ type: 'object' }) },
      },
      post: {
        operationId: 'new',
        tags: ['Pets'],
        requestBody: { required: true, ...json(pet) },
        responses: { '201': answer(pet) },
      },
    },
    '/pets/{petId}': {
      parameters: [id],
      get: {
        operationId: 'pets/get',
        tags: ['Pets'],
        responses: { '200': answer(pet), '404': { description: 'none' } },
      },
      delete: { operationId: 'delete', tags: ['Pets'], responses: { '204': { description: 'gone' } } },
      head: { operationId: 'has-pet', tags: ['Pets'], responses: { '200': { description: 'there' } } },
    },
    '/pets/{petId}/photos/{photo}': {
      parameters: [
        id,
        {
          name: 'photo',
          in: 'path',
          required: true,
          style: 'matrix',
          explode: true,
          schema: { type: 'array', items: { type: 'integer' } },
        },
      ],
      put: {
        operationId: 'import',
        tags: ['Photos'],
        requestBody: json({ type: 'object', properties: { title: { type: 'string' } } }),
        responses: { default: { description: 'stored' } },
      },
    },
    '/orders': {
      post: {
        operationId: 'class',
        requestBody: json({ type: 'array', items: pet }),
        responses: { '202': { description: 'taken' } },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          kind: { type: 'string', enum: ['cat', 'dog'] },
        },
      },
    },
  },
};
