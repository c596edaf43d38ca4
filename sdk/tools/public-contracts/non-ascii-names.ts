import type { JsonObject } from '../contract.ts';

const order = { $ref: '#/components/schemas/%E8%AE%A2%E5%8D%95' };

/** Chinese, accented and punctuated names of everything that has a name. */
export const nonAsciiNames: JsonObject = {
  openapi: '3.0.3',
  info: { title: '订单', version: '1.0.0' },
  servers: [{ url: 'https://shop.test/接口' }],
  paths: {
    '/订单/{编号}': {
      get: {
        operationId: '查询订单',
        tags: ['订单 管理'],
        summary: '按编号查询',
        parameters: [
          { name: '编号', in: 'path', required: true, schema: { type: 'string' } },
          { name: '城市', in: 'query', schema: { type: 'string' } },
          { name: 'with[]', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: { '200': { description: '好', content: { 'application/json': { schema: order } } } },
      },
    },
    '/études': {
      post: {
        operationId: 'créer-étude',
        tags: ['Études'],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['prénom'],
                properties: { prénom: { type: 'string' }, "l'âge": { type: 'integer' } },
              },
            },
          },
        },
        responses: { '200': { description: 'ok', content: { 'application/json': { schema: order } } } },
      },
    },
  },
  components: {
    schemas: {
      订单: {
        type: 'object',
        required: ['编号'],
        properties: { 编号: { type: 'string' }, 子订单: { type: 'array', items: order } },
      },
    },
  },
};
