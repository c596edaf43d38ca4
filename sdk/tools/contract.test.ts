import { describe, expect, test } from 'vitest';
import { listOperations, resolve } from './contract.ts';
import { listOperation, sampleContract, sampleWith } from './sample-contract.ts';

const like = ['paths', '/x/news/like'];
const [list, liked] = listOperations(sampleContract());
const answer = [...listOperation, 'responses', '200', 'content', 'application/json', 'schema'];
const answerData = [...answer, 'properties', 'data'];

describe('operations of a contract', () => {
  test('carry what the client needs to know', () => {
    expect(list).toEqual({
      id: 'listNews',
      domain: 'news',
      method: 'post',
      path: '/listNews.do',
      server: '/gateway',
      summary: 'Stories, newest first',
      idempotent: true,
      writes: false,
      userToken: 'optional',
      basicClient: false,
      codes: [200],
      fields: ['list'],
    });
  });

  test("take the document's security unless they have their own", () => {
    expect([list?.userToken, liked?.userToken]).toEqual(['optional', 'required']);
    const open = listOperations(sampleWith([[...listOperation, 'security'], []]));
    expect(open[0]?.userToken).toBe('none');
  });

  test("take their path's server before the document's, and their own before both", () => {
    const atPath = sampleWith([[...like, 'servers'], [{ url: '/gw' }]]);
    expect(listOperations(atPath)[1]?.server).toBe('/gw');
    const atOperation = sampleWith(
      [[...like, 'servers'], [{ url: '/gw' }]],
      [[...like, 'post', 'servers'], [{ url: '/own' }]],
    );
    expect(listOperations(atOperation)[1]?.server).toBe('/own');
  });

  test('ask for the fields of every part of an allOf', () => {
    const parts = [{ $ref: '#/components/schemas/News' }, { required: ['likes', 'id'] }];
    const [operation] = listOperations(sampleWith([answerData, { allOf: parts, required: ['saved'] }]));
    expect(operation?.fields).toEqual(['id', 'title', 'likes', 'saved']);
  });

  test('are named with what they lack', () => {
    const nameless = sampleWith([[...like, 'post', 'operationId'], undefined]);
    expect(() => listOperations(nameless)).toThrow('post /x/news/like: operationId: text is expected');
    const unanswered = sampleWith([[...like, 'post', 'responses', '200'], undefined]);
    expect(() => listOperations(unanswered)).toThrow('likeNews 200: an object is expected');
  });
});

describe('a reference', () => {
  test('is followed to the end', () => {
    const contract = { a: { $ref: '#/b~1c' }, 'b/c': { $ref: '#/d' }, d: 'end' };
    expect(resolve({ $ref: '#/a' }, contract)).toBe('end');
  });

  test('that leads nowhere is named', () => {
    expect(() => resolve({ $ref: '#/a/b' }, { a: {} })).toThrow('#/a/b: the reference leads nowhere');
  });
});
