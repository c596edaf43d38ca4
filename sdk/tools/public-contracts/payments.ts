import type { JsonObject } from '../contract.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Payments: oneOf with a discriminator, forms, null types and other words of OpenAPI 3.1. */
export const payments: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Payments', version: '2026-01-01' },
  servers: [{ url: 'https://pay.test' }],
  security: [{ bearer: [] }],
  paths: {
    '/v1/charges': {
      post: {
        operationId: 'PostCharges',
        tags: ['Charges'],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['amount', 'method'],
                properties: {
                  amount: { type: 'integer', exclusiveMinimum: 0 },
                  method: ref('Method'),
                  note: { type: ['string', 'null'] },
                },
              },
            },
          },
        },
        responses: {
          '200': { description: 'charged', content: { 'application/json': { schema: ref('Charge') } } },
        },
      },
    },
    '/v1/refunds': {
      post: {
        operationId: 'PostRefunds',
        tags: ['Charges'],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: {
                  charge: { type: 'string' },
                  expand: { type: 'array', items: { type: 'string' } },
                  metadata: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'refunded',
            content: { 'application/vnd.pay+json; version=1': { schema: ref('Result') } },
          },
        },
      },
    },
  },
  webhooks: { charged: { post: { responses: { '200': { description: 'seen' } } } } },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Method: {
        oneOf: [ref('Card'), ref('Wallet')],
        discriminator: {
          propertyName: 'type',
          mapping: { card: '#/components/schemas/Card', wallet: '#/components/schemas/Wallet' },
        },
      },
      Card: {
        type: 'object',
        required: ['type', 'number'],
        properties: { type: { const: 'card' }, number: { type: 'string' } },
      },
      Wallet: {
        type: 'object',
        required: ['type', 'account'],
        properties: { type: { const: 'wallet' }, account: { type: 'string' } },
      },
      Charge: {
        type: 'object',
        required: ['id', 'method'],
        properties: {
          id: { type: 'string' },
          method: ref('Method'),
          refund: { anyOf: [ref('Refund'), { type: 'null' }] },
        },
      },
      Refund: {
        type: 'object',
        properties: { charge: { ...ref('Charge'), description: 'what was paid back' } },
      },
      Result: {
        oneOf: [
          ref('Refund'),
          { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
        ],
      },
    },
  },
};
