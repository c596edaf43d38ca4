import { asObject, type Json, type JsonObject } from './contract.ts';

/** A small contract that follows every rule; tests change single values in a copy. */
export function sampleContract(): JsonObject {
  return structuredClone(sample);
}

/** A path in the contract and its new value; `undefined` removes it. */
export type Edit = readonly [path: readonly string[], value: Json | undefined];

/** A copy of the sample with edits applied. */
export function sampleWith(...edits: readonly Edit[]): JsonObject {
  const contract = sampleContract();
  for (const [path, value] of edits) {
    const place = path.slice(0, -1).reduce<JsonObject>((at, key) => asObject(at[key], key), contract);
    const last = path.at(-1) ?? '';
    if (value === undefined) Reflect.deleteProperty(place, last);
    else place[last] = value;
  }
  return contract;
}

export const listOperation = ['paths', '/listNews.do', 'post'] as const;
export const bodySchema = [...listOperation, 'requestBody', 'content', 'application/json', 'schema'] as const;
export const newsSchema = ['components', 'schemas', 'News'] as const;

const failure = (description: string): JsonObject => ({
  description,
  headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const envelope = (data: Json, example: Json): JsonObject => ({
  description: 'the answer',
  content: {
    'application/json': {
      example: { code: 200, msg: 'ok', data: example },
      schema: {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: { code: { type: 'integer', enum: [200] }, msg: { type: 'string' }, data },
      },
    },
  },
});

const responses = (data: Json, example: Json): JsonObject => ({
  '200': envelope(data, example),
  '400': { $ref: '#/components/responses/Failed' },
  '429': { $ref: '#/components/responses/Failed' },
  '500': { $ref: '#/components/responses/Failed' },
});

const sample: JsonObject = {
  openapi: '3.0.3',
  info: {
    title: 'sample',
    version: '1.2.3',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  servers: [{ url: '/gateway' }],
  tags: [{ name: 'news', description: 'Stories' }],
  security: [{}, { userToken: [] }],
  paths: {
    '/listNews.do': {
      post: {
        operationId: 'listNews',
        tags: ['news'],
        summary: 'Stories, newest first',
        description: 'Those of one section.',
        'x-origin': 'spec',
        'x-idempotent': true,
        parameters: [
          { name: 'cityId', in: 'query', schema: { type: 'string', maxLength: 8 } },
          { name: 'Client-Id', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              example: { sectionId: '135' },
              schema: {
                type: 'object',
                required: ['sectionId'],
                properties: {
                  sectionId: { type: 'string', minLength: 1, maxLength: 64 },
                  order: { type: 'string', enum: ['hot', 'new'] },
                  words: { type: 'array', items: { type: 'string', maxLength: 20 } },
                },
              },
            },
          },
        },
        responses: responses(
          {
            type: 'object',
            required: ['list'],
            properties: { list: { type: 'array', items: { $ref: '#/components/schemas/News' } } },
          },
          { list: [{ id: '1', title: 'A story' }] },
        ),
      },
    },
    '/x/news/like': {
      post: {
        operationId: 'likeNews',
        tags: ['news'],
        summary: 'Like a story',
        description: 'Counts once for each reader.',
        'x-origin': 'extension',
        security: [{ userToken: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              example: { newsId: '1' },
              schema: {
                type: 'object',
                required: ['newsId'],
                properties: { newsId: { type: 'string' } },
              },
            },
          },
        },
        responses: responses(
          { type: 'object', required: ['likes'], properties: { likes: { type: 'integer' } } },
          { likes: 7 },
        ),
      },
    },
  },
  components: {
    securitySchemes: { userToken: { type: 'apiKey', in: 'header', name: 'token' } },
    responses: { Failed: failure('it failed') },
    schemas: {
      News: {
        type: 'object',
        required: ['id', 'title'],
        properties: {
          id: { type: 'string' },
          title: { type: 'string' },
          kind: { type: 'string', enum: ['article', 'video'] },
          reads: { type: 'integer' },
          related: { type: 'array', items: { $ref: '#/components/schemas/News' } },
        },
      },
      Failure: {
        type: 'object',
        required: ['code', 'msg'],
        properties: { code: { type: 'integer' }, msg: { type: 'string' } },
      },
    },
  },
};
