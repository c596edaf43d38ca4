import { describe, expect, test } from 'vitest';
import { describeChanges, type OperationChange } from './change.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Json } from '../contract.ts';
import {
  bodySchema,
  listOperation,
  newsSchema,
  sampleContract,
  sampleWith,
  type Edit,
} from '../sample-contract.ts';

/** Place and change of each difference; table.test.ts expects the reasons. */
function sentences(changes: readonly OperationChange[]): string[] {
  return describeChanges(changes.map(({ reason: _, ...change }) => change));
}

type Case = readonly [name: string, edits: readonly Edit[], sentence: string];

const like = ['paths', '/x/news/like'];
const news = (field: string) => [...newsSchema, 'properties', field];
const body = (field: string) => [...bodySchema, 'properties', field];
const parameters = [...listOperation, 'parameters'];
const city = { name: 'cityId', in: 'query', schema: { type: 'string', maxLength: 8 } };
const client = { name: 'Client-Id', in: 'header', schema: { type: 'string' } };
const { post: likeNews } = (sampleContract().paths as Record<string, { post: Json }>)['/x/news/like'] ?? {};

const breaking: readonly Case[] = [
  ['a removed operation', [[like, undefined]], 'likeNews: is removed.'],
  [
    'a renamed operation',
    [[[...like, 'post', 'operationId'], 'thumbNews']],
    'likeNews: is renamed to thumbNews.',
  ],
  [
    'another path',
    [
      [like, undefined],
      [['paths', '/x/news/thumb'], { post: likeNews ?? null }],
    ],
    'likeNews: moves from POST /gateway/x/news/like to POST /gateway/x/news/thumb.',
  ],
  [
    'another method',
    [[like, { put: likeNews ?? null }]],
    'likeNews: moves from POST /gateway/x/news/like to PUT /gateway/x/news/like.',
  ],
  [
    'another server',
    [[[...like, 'servers'], [{ url: '/gw' }]]],
    'likeNews: moves from POST /gateway/x/news/like to POST /gw/x/news/like.',
  ],
  [
    'another domain',
    [[[...like, 'post', 'tags'], ['talk']]],
    'likeNews: moves from operations/news to operations/talk.',
  ],
  [
    'a removed answer field',
    [[news('reads'), undefined]],
    'listNews: response 200: data.list[].reads is removed.',
  ],
  [
    "another type of an answer's field",
    [[news('reads'), { type: 'string' }]],
    'listNews: response 200: data.list[].reads is string and was integer.',
  ],
  [
    'an answer field made optional',
    [[[...newsSchema, 'required'], ['id']]],
    'listNews: response 200: data.list[].title is now optional.',
  ],
  [
    'a value added to a list in an answer',
    [[news('kind'), { type: 'string', enum: ['article', 'video', 'atlas'] }]],
    'listNews: response 200: data.list[].kind has the new value "atlas".',
  ],
  [
    'a list in an answer that is closed no more',
    [[news('kind'), { type: 'string' }]],
    'listNews: response 200: data.list[].kind is no longer an enum.',
  ],
  [
    'a removed answer',
    [[[...listOperation, 'responses', '400'], undefined]],
    'listNews: response 400 is removed.',
  ],
  [
    'a value removed from a list in a request',
    [[body('order'), { type: 'string', enum: ['new'] }]],
    'listNews: body: order no longer has the value "hot".',
  ],
  [
    'a list in a request that is closed now',
    [[body('sectionId'), { type: 'string', minLength: 1, maxLength: 64, enum: ['1'] }]],
    'listNews: body: sectionId is now an enum.',
  ],
  [
    'a request field made required',
    [
      [
        [...bodySchema, 'required'],
        ['sectionId', 'order'],
      ],
    ],
    'listNews: body: order is now required.',
  ],
  [
    'a new required request field',
    [
      [body('page'), { type: 'integer' }],
      [
        [...bodySchema, 'required'],
        ['sectionId', 'page'],
      ],
    ],
    'listNews: body: page is new and required.',
  ],
  ['a removed request field', [[body('order'), undefined]], 'listNews: body: order is removed.'],
  [
    'a lower limit in a request',
    [[body('words'), { type: 'array', items: { type: 'string', maxLength: 10 } }]],
    'listNews: body: words[] has maxLength 10, was 20.',
  ],
  [
    'a limit in a request that was none',
    [[body('words'), { type: 'array', minItems: 1, items: { type: 'string', maxLength: 20 } }]],
    'listNews: body: words has minItems 1, was none.',
  ],
  [
    'a pattern in a request',
    [[body('order'), { type: 'string', enum: ['hot', 'new'], pattern: '^h' }]],
    'listNews: body: order has pattern "^h", was none.',
  ],
  [
    'further keys refused in a request',
    [[[...bodySchema, 'additionalProperties'], false]],
    'listNews: body: allows no further fields.',
  ],
  [
    'a header made required',
    [[parameters, [city, { ...client, required: true }]]],
    'listNews: header client-id is now required.',
  ],
  [
    'a new required header',
    [
      [
        parameters,
        [city, client, { name: 'version', in: 'header', required: true, schema: { type: 'string' } }],
      ],
    ],
    'listNews: header version is new and required.',
  ],
  ['a removed parameter', [[parameters, [client]]], 'listNews: query cityId is removed.'],
  [
    'another type of a parameter',
    [[parameters, [{ ...city, schema: { type: 'integer', maxLength: 8 } }, client]]],
    'listNews: query cityId is integer and was string.',
  ],
  [
    'a token asked for where none was',
    [[[...listOperation, 'security'], [{ userToken: [] }]]],
    'listNews: no token no longer suffices.',
  ],
  [
    'a second scheme asked for',
    [[[...like, 'post', 'security'], [{ userToken: [], deskToken: [] }]]],
    'likeNews: userToken no longer suffices.',
  ],
  [
    'a token sent in another way',
    [[['components', 'securitySchemes', 'userToken', 'name'], 'authorization']],
    'listNews and 1 more: userToken is sent differently.',
  ],
];

const additions: readonly Case[] = [
  [
    'a new operation',
    [[['paths', '/x/news/save'], { post: { ...(likeNews as object), operationId: 'saveNews' } }]],
    'saveNews: is new.',
  ],
  [
    'a new answer field',
    [[news('writer'), { type: 'string' }]],
    'listNews: response 200: data.list[].writer is new.',
  ],
  [
    'an answer field that is always there now',
    [
      [
        [...newsSchema, 'required'],
        ['id', 'title', 'reads'],
      ],
    ],
    'listNews: response 200: data.list[].reads is now required.',
  ],
  [
    'a new answer',
    [[[...listOperation, 'responses', '503'], { $ref: '#/components/responses/Failed' }]],
    'listNews: response 503 is new.',
  ],
  ['a new optional request field', [[body('page'), { type: 'integer' }]], 'listNews: body: page is new.'],
  [
    'a request field that may be left out now',
    [[[...bodySchema, 'required'], undefined]],
    'listNews: body: sectionId is now optional.',
  ],
  [
    'a value added to a list in a request',
    [[body('order'), { type: 'string', enum: ['hot', 'new', 'old'] }]],
    'listNews: body: order has the new value "old".',
  ],
  [
    'a new optional parameter',
    [[parameters, [city, client, { name: 'version', in: 'header', schema: { type: 'string' } }]]],
    'listNews: header version is new.',
  ],
  [
    'a token asked for no more',
    [
      [
        [...like, 'post', 'security'],
        [{}, { userToken: [] }],
      ],
    ],
    'likeNews: accepts more kinds of authentication.',
  ],
];

describe('comparison of two contracts by our rules', () => {
  test.each(breaking)('%s is breaking', (_name, edits, sentence) => {
    const changes = compareContracts(sampleContract(), sampleWith(...edits));
    expect(sentences(changes.filter(({ kind }) => kind === 'breaking'))).toEqual([sentence]);
  });

  test.each(additions)('%s is an addition', (_name, edits, sentence) => {
    const changes = compareContracts(sampleContract(), sampleWith(...edits));
    expect(changes.filter(({ kind }) => kind === 'breaking')).toEqual([]);
    expect(sentences(changes)).toEqual([sentence]);
  });

  const text = { type: 'string' };
  const number = { type: 'integer' };
  test.each([
    ['request', [text, number], [text], 'breaking', 'listNews: body: word no longer has the oneOf integer.'],
    ['request', [text], [text, number], 'addition', 'listNews: body: word has the new oneOf integer.'],
    [
      'answer',
      [text, number],
      [text],
      'addition',
      'listNews: response 200: data.list[].word no longer has the oneOf integer.',
    ],
    [
      'answer',
      [text],
      [text, number],
      'breaking',
      'listNews: response 200: data.list[].word has the new oneOf integer.',
    ],
    [
      'answer',
      [text],
      [number],
      'breaking',
      'listNews: response 200: data.list[].word(oneOf 1) is integer and was string.',
    ],
  ] as const)('alternatives in a %s, %j and then %j, are %s', (where, old, next, kind, sentence) => {
    const word = where === 'request' ? body('word') : news('word');
    const [before, after] = [old, next].map((parts) => sampleWith([word, { oneOf: [...parts] }]));
    const changes = compareContracts(before ?? {}, after ?? {});
    expect(changes.map((change) => change.kind)).toEqual([kind]);
    expect(sentences(changes)).toEqual([sentence]);
  });

  test('an allOf part counts like the schema itself', () => {
    const split = sampleWith([
      [...newsSchema, 'allOf'],
      [{ type: 'object', required: ['kind'], properties: { tip: { type: 'string' } } }],
    ]);
    expect(sentences(compareContracts(sampleContract(), split))).toEqual([
      'listNews: response 200: data.list[].kind is now required.',
      'listNews: response 200: data.list[].tip is new.',
    ]);
  });

  test('a wider limit in a request is an addition', () => {
    const wider = sampleWith([body('sectionId'), { type: 'string', maxLength: 128 }]);
    const changes = compareContracts(sampleContract(), wider);
    expect(changes.map(({ kind }) => kind)).toEqual(['addition', 'addition']);
    expect(sentences(changes)).toEqual([
      'listNews: body: sectionId has maxLength 128, was 64.',
      'listNews: body: sectionId has minLength none, was 1.',
    ]);
  });
});

describe('comparison of two contracts', () => {
  test.each(additions)('%s passes', (_name, edits) => {
    const changes = compareContracts(sampleContract(), sampleWith(...edits));
    expect(changes.filter(({ kind }) => kind === 'breaking')).toEqual([]);
  });

  test('a removed operation is reported once', () => {
    const changes = compareContracts(sampleContract(), sampleWith([like, undefined]));
    expect(sentences(changes)).toEqual(['likeNews: is removed.']);
  });

  test('changed descriptions are ignored', () => {
    const described = sampleWith(
      [[...listOperation, 'summary'], 'Stories'],
      [[...newsSchema, 'description'], 'one story'],
      [['info', 'description'], 'a sample'],
    );
    expect(compareContracts(sampleContract(), described)).toEqual([]);
  });

  test('a property named like a description keyword is compared', () => {
    const changes = compareContracts(sampleContract(), sampleWith([news('description'), { type: 'string' }]));
    expect(sentences(changes)).toEqual(['listNews: response 200: data.list[].description is new.']);
  });

  test('changes of one cause are one sentence', () => {
    const header = { 'X-Total': { required: true, schema: { type: 'integer' } } };
    const failed = ['components', 'responses', 'Failed', 'headers'];
    const changes = compareContracts(sampleWith([failed, header]), sampleWith([failed, {}]));
    expect(describeChanges(changes)).toEqual(
      ['400', '429', '500'].map(
        (status) =>
          `listNews and 1 more: response ${status}: header x-total is removed: clients may read it.`,
      ),
    );
    const failure = ['components', 'schemas', 'Failure', 'properties', 'hint'];
    expect(
      describeChanges(compareContracts(sampleContract(), sampleWith([failure, { type: 'string' }]))),
    ).toEqual(['listNews and 1 more: response 400: hint is new, in schema Failure.']);
  });

  test('a schema that is reached on very many paths is compared once', () => {
    const levels = 60;
    const name = (level: number) => ({ $ref: `#/components/schemas/Level${level}` });
    const schemas = (leaf: string) => ({
      ...Object.fromEntries(
        Array.from({ length: levels }, (_, level) => [
          `Level${level}`,
          { type: 'object', properties: { left: name(level + 1), right: name(level + 1), top: name(0) } },
        ]),
      ),
      [`Level${levels}`]: { type: leaf },
    });
    const contract = (leaf: string) =>
      sampleWith(
        [['components', 'schemas'], schemas(leaf)],
        [['components', 'responses'], { Failed: { description: 'it failed' } }],
        [bodySchema, name(0)],
        [['paths', '/listNews.do', 'post', 'responses'], {}],
      );
    const place = Array.from({ length: levels }, () => 'left').join('.');
    expect(sentences(compareContracts(contract('integer'), contract('string')))).toEqual([
      `listNews: body: ${place} is string and was integer.`,
    ]);
  });
});
