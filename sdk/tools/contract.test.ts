import { describe, expect, test } from 'vitest';
import { listOperations, resolve } from './contract.ts';
import { listOperation, sampleContract, sampleWith } from './sample-contract.ts';

const like = ['paths', '/x/news/like'];
const [list, liked] = listOperations(sampleContract());
const response = [...listOperation, 'responses', '200', 'content', 'application/json', 'schema'];
const responseData = [...response, 'properties', 'data'];

describe('operations of a contract', () => {
  test('contain what the client needs to know', () => {
    expect(list).toEqual({
      id: 'listNews',
      domain: 'news',
      method: 'post',
      path: '/listNews.do',
      server: '/gateway',
      summary: 'Stories, newest first',
      idempotent: true,
      writes: false,
      events: false,
      userToken: 'optional',
      basicClient: false,
      codes: [200],
      fields: ['list'],
      isList: false,
      hasBody: true,
      query: {},
    });
  });

  test("inherit the document's security unless they have their own", () => {
    expect([list?.userToken, liked?.userToken]).toEqual(['optional', 'required']);
    const open = listOperations(sampleWith([[...listOperation, 'security'], []]));
    expect(open[0]?.userToken).toBe('none');
  });

  test("inherit their path's server rather than the document's, unless they have their own", () => {
    const atPath = sampleWith([[...like, 'servers'], [{ url: '/gw' }]]);
    expect(listOperations(atPath)[1]?.server).toBe('/gw');
    const atOperation = sampleWith(
      [[...like, 'servers'], [{ url: '/gw' }]],
      [[...like, 'post', 'servers'], [{ url: '/own' }]],
    );
    expect(listOperations(atOperation)[1]?.server).toBe('/own');
  });

  test('collect required fields from every part of an allOf', () => {
    const parts = [{ $ref: '#/components/schemas/News' }, { required: ['likes', 'id'] }];
    const [operation] = listOperations(sampleWith([responseData, { allOf: parts, required: ['saved'] }]));
    expect(operation?.fields).toEqual(['id', 'title', 'likes', 'saved']);
  });

  test('have no codes without the envelope, whose codes are an enum', () => {
    const plain = sampleWith([
      [...response, 'required'],
      ['code', 'msg'],
    ]);
    expect(listOperations(plain)[0]).toMatchObject({ codes: undefined, fields: ['code', 'msg'] });
    const open = sampleWith([[...response, 'properties', 'code'], { type: 'integer' }]);
    expect(listOperations(open)[0]).toMatchObject({ codes: undefined, fields: ['code', 'msg', 'data'] });
    const empty = sampleWith([[...like, 'post', 'responses', '200'], undefined]);
    expect(listOperations(empty)[1]).toMatchObject({ codes: undefined, fields: [] });
  });

  test.each([
    ['News', 'news'],
    ['Pet Store', 'pet-store'],
    ['../../away', 'away'],
    ['a/b', 'a-b'],
    ['订单 管理', '订单-管理'],
  ])('of the tag %s are in the file %s', (tag, domain) => {
    expect(listOperations(sampleWith([[...like, 'post', 'tags'], [tag]]))[1]?.domain).toBe(domain);
  });

  test('without a tag are in the file default, and a tag without a letter is reported', () => {
    expect(listOperations(sampleWith([[...like, 'post', 'tags'], undefined]))[1]?.domain).toBe('default');
    expect(() => listOperations(sampleWith([[...like, 'post', 'tags'], ['/']]))).toThrow(
      'post /x/news/like: tag "/" has no letter or digit.',
    );
  });

  test('are reported by name if something is missing', () => {
    const nameless = sampleWith([[...like, 'post', 'operationId'], undefined]);
    expect(() => listOperations(nameless)).toThrow('post /x/news/like: operationId: expected a string');
    const misplaced = sampleWith([[...like, 'post', 'responses', '200'], 'done']);
    expect(() => listOperations(misplaced)).toThrow('post /x/news/like 200: expected an object');
  });
});

describe('a reference', () => {
  test('is resolved through further references', () => {
    const contract = { a: { $ref: '#/b~1c' }, 'b/c': { $ref: '#/d' }, d: 'end' };
    expect(resolve({ $ref: '#/a' }, contract)).toBe('end');
  });

  test('to itself is reported', () => {
    const contract = { a: { $ref: '#/b' }, b: { $ref: '#/a' } };
    expect(() => resolve({ $ref: '#/a' }, contract)).toThrow('#/a: refers to itself only');
  });

  test('may be encoded like a URL', () => {
    expect(resolve({ $ref: '#/%E8%AE%A2%E5%8D%95' }, { 订单: 'order' })).toBe('order');
    expect(resolve({ $ref: '#/100%' }, { '100%': 'all' })).toBe('all');
  });

  test('without a target is reported', () => {
    expect(() => resolve({ $ref: '#/a/b' }, { a: {} })).toThrow('#/a/b: unresolvable reference');
  });
});
