import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { getTokenInfo } from '../generated/operations/account.ts';
import { listSections } from '../generated/operations/news.ts';
import { answerSchemas } from './answer-schemas.ts';
import { envelope, failureOf, response, testGateway } from './gateway.test-support.ts';

let check: ReturnType<typeof answerSchemas>;
beforeAll(async () => {
  const text = await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8');
  check = answerSchemas(JSON.parse(text));
});

const section = { id: 'headline', name: '推荐', kind: 'headline' };
const answer = (list: unknown) => ({ code: 200, msg: 'ok', data: { list } });

describe('the schemas of answers', () => {
  test.each([
    [[section], undefined],
    [[section, { ...section, name: 7 }], 'data.list.1.name: is number, not string'],
    [[{ ...section, id: undefined }], 'data.list.0.id: is missing'],
    [[{ ...section, kind: 'other' }], 'data.list.0.kind: is not one of '],
    [section, 'data.list: is object, not array'],
    [[{ ...section, id: '一' }], 'data.list.0.id: does not match '],
  ])('find what is wrong with %j', (list, fault) => {
    const found = check(listSections, answer(list));
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });

  test('allow every code that the contract lists', () => {
    expect(check(getTokenInfo, { code: 500, msg: '', data: {} })).toBeUndefined();
    expect(check(getTokenInfo, { code: 404, msg: '', data: {} })).toContain('code: is not one of 200, 500');
  });

  test('make a call malformed whose answer only looks right', async () => {
    const wrong = () => response(envelope({ list: [{ ...section, name: 7 }] }));
    const usual = testGateway(wrong).gateway;
    await expect(usual.data(listSections, {})).resolves.toBeDefined();
    const { gateway } = testGateway(wrong, { check });
    const error = await failureOf(gateway.call(listSections, {}));
    expect(error.kind).toBe('malformed');
    expect(error.cause).toEqual(new TypeError('data.list.0.name: is number, not string'));
  });
});
