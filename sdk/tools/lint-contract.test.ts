import { describe, expect, test } from 'vitest';
import type { Json } from './contract.ts';
import { lintContract } from './lint-contract.ts';
import { listOperation, sampleContract, sampleWith } from './sample-contract.ts';

describe('contract lint', () => {
  test('accepts a contract that follows the rules', () => {
    expect(lintContract(sampleContract())).toEqual([]);
  });

  const like = ['paths', '/x/news/like', 'post'];
  const faults: readonly [
    name: string,
    path: readonly string[],
    value: Json | undefined,
    sentence: string,
  ][] = [
    ['another OpenAPI version', ['openapi'], '3.1.0', 'openapi is "3.1.0": 3.0.3 is required.'],
    ['a missing operationId', [...like, 'operationId'], undefined, 'post /x/news/like: has no operationId.'],
    [
      'an operationId used twice',
      [...like, 'operationId'],
      'listNews',
      'listNews names post /listNews.do and post /x/news/like: operationIds must be unique.',
    ],
    [
      'a name without a verb',
      [...like, 'operationId'],
      'newsLike',
      'operationId newsLike is not a verb phrase',
    ],
    ['a name that is a verb only', [...like, 'operationId'], 'like', 'operationId like is not a verb phrase'],
    [
      'a name in snake case',
      [...like, 'operationId'],
      'like_news',
      'operationId like_news is not a verb phrase',
    ],
    ['a missing tag', [...like, 'tags'], [], 'post /x/news/like: has 0 tags: exactly one'],
    ['two tags', [...like, 'tags'], ['news', 'news'], 'post /x/news/like: has 2 tags: exactly one'],
    ['an unknown domain', [...like, 'tags'], ['weather'], 'tag weather is not a tag of the contract'],
    ['a missing summary', [...like, 'summary'], undefined, 'post /x/news/like: has no summary.'],
    ['a summary of two lines', [...like, 'summary'], 'a\nb', 'summary is more than one line'],
    [
      'a missing description',
      [...like, 'description'],
      undefined,
      'post /x/news/like: has no description: say below its summary what a caller cannot see in the fields.',
    ],
    [
      'a request without an example',
      [...like, 'requestBody', 'content', 'application/json', 'example'],
      undefined,
      'post /x/news/like: the request has no example: `npm run sdk -- --draft` drafts likeNewsRequest in openapi/examples/',
    ],
    [
      'an answer without an example',
      [...listOperation, 'responses', '200', 'content', 'application/json', 'example'],
      undefined,
      'post /listNews.do: the response has no example: `npm run sdk -- --draft` drafts listNewsResponse',
    ],
    [
      'a required parameter without an example',
      [...listOperation, 'parameters'],
      [{ name: 'cityId', in: 'query', required: true, schema: { type: 'string' } }],
      'post /listNews.do: the required parameter cityId has no example, nor has its schema.',
    ],
    ['a missing origin', [...like, 'x-origin'], undefined, 'x-origin is neither spec nor extension.'],
    [
      'an extension outside /x/',
      [...listOperation, 'x-origin'],
      'extension',
      'the path of an extension begins with /x/news/.',
    ],
    [
      'a call of the specification under /x/',
      [...like, 'x-origin'],
      'spec',
      'only the path of an extension begins with /x/.',
    ],
    ['a missing answer', [...like, 'responses', '429'], undefined, 'post /x/news/like: has no response 429.'],
    [
      'an answer without the envelope',
      [...like, 'responses', '200'],
      { description: 'done' },
      'post /x/news/like: response 200 is not { code, msg, data } with an enum of codes.',
    ],
    [
      'a 429 without Retry-After',
      [...like, 'responses', '429'],
      { description: 'too many' },
      'response 429 has no Retry-After header.',
    ],
    [
      'a nullable value',
      ['components', 'schemas', 'News', 'properties', 'reads'],
      { type: 'integer', nullable: true },
      '/components/schemas/News/properties/reads: nullable',
    ],
    [
      'a component nothing uses',
      ['components', 'schemas', 'Weather'],
      { type: 'string' },
      '#/components/schemas/Weather is used by no operation.',
    ],
    [
      'a component that only itself uses',
      ['components', 'schemas', 'Tree'],
      { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      '#/components/schemas/Tree is used by no operation.',
    ],
    [
      'a security scheme nothing asks for',
      ['components', 'securitySchemes', 'deskToken'],
      { type: 'apiKey', in: 'header', name: 'desk' },
      '#/components/securitySchemes/deskToken is used by no operation.',
    ],
  ];

  test.each(faults)('reports %s', (_name, path, value, sentence) => {
    const found = lintContract(sampleWith([path, value]));
    expect(found).toEqual([expect.stringContaining(sentence)]);
  });

  test('accepts a property named nullable', () => {
    const named = sampleWith([
      ['components', 'schemas', 'News', 'properties', 'nullable'],
      { type: 'string' },
    ]);
    expect(lintContract(named)).toEqual([]);
  });
});
