import type { JsonObject } from '../contract.ts';

const file = { name: 'path', in: 'path', required: true, schema: { type: 'string' } };
const binary = { type: 'string', format: 'binary' };

/** Files: uploads as bytes, of any media type and as a form, downloads as bytes and text, answers without a body. */
export const fileTransfer: JsonObject = {
  openapi: '3.0.1',
  info: { title: 'Files', version: '3.0.0' },
  servers: [{ url: '/files' }],
  paths: {
    '/{path}': {
      parameters: [file],
      get: {
        operationId: 'download',
        tags: ['files'],
        responses: {
          '200': { description: 'bytes', content: { 'application/octet-stream': { schema: binary } } },
          '206': { description: 'a part', content: { 'application/octet-stream': { schema: binary } } },
        },
      },
      put: {
        operationId: 'upload',
        tags: ['files'],
        requestBody: { required: true, content: { 'application/octet-stream': { schema: binary } } },
        responses: { '204': { description: 'stored' } },
      },
      patch: {
        operationId: 'replaceText',
        tags: ['files'],
        requestBody: { required: true, content: { 'text/plain': { schema: { type: 'string' } } } },
        responses: {
          '200': { description: 'stored', content: { 'text/plain': { schema: { type: 'string' } } } },
        },
      },
    },
    '/': {
      post: {
        operationId: 'uploadForm',
        tags: ['files'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: {
                  file: binary,
                  labels: { type: 'array', items: { type: 'string' } },
                  meta: { type: 'object', properties: { owner: { type: 'string' } } },
                },
              },
            },
          },
        },
        responses: {
          '201': {
            description: 'stored',
            content: {
              'application/json': {
                schema: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
              },
            },
          },
        },
      },
    },
  },
};
