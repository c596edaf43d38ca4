import { describe, expect, test } from 'vitest';
import { getTokenInfo } from '../generated/operations/account.ts';
import { likeNews } from '../generated/operations/news.ts';
import { checkResponse } from './check-response.ts';
import type { Operation } from './operation.ts';
import { failureOf } from './gateway.test-support.ts';

const liked = { newsId: '7', likes: 3, liked: true };
const rejection = async (operation: Operation, body: unknown) =>
  (await failureOf(Promise.resolve().then(() => checkResponse(operation, body)))).failure;

describe('a response with HTTP status 200', () => {
  test('is accepted if it matches the contract', () => {
    const body = { code: 200, msg: 'ok', data: liked };
    expect(checkResponse(likeNews, body)).toBe(body);
  });

  test('is accepted with unknown additional fields', () => {
    const body = { code: 200, msg: 'ok', data: { ...liked, heat: 9 }, more: 1 };
    expect(checkResponse(likeNews, body)).toBe(body);
  });

  test('is rejected if the contract does not list its code', async () => {
    expect(await rejection(likeNews, { code: 500, msg: '系统繁忙', data: {} })).toEqual({
      kind: 'rejected',
      code: 500,
      msg: '系统繁忙',
    });
  });

  test.each([[null], [undefined], [[]]])('is rejected by its code if data is %j', async (data) => {
    expect(await rejection(likeNews, { code: 403, msg: 'no', data })).toMatchObject({
      kind: 'rejected',
      code: 403,
    });
  });

  test('of token-info is accepted with code 500, which means that the token is invalid', () => {
    const body = { code: 500, msg: 'token invalid', data: {} };
    expect(checkResponse(getTokenInfo, body)).toBe(body);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'ok'],
    ['a list', [{ code: 200 }]],
    ['no code', { msg: 'ok', data: liked }],
    ['a code in quotes', { code: '200', msg: 'ok', data: liked }],
    ['no msg', { code: 200, data: liked }],
    ['no data', { code: 200, msg: 'ok' }],
    ['data that is null', { code: 200, msg: 'ok', data: null }],
    ['data that is a list', { code: 200, msg: 'ok', data: [liked] }],
    ['data without a required field', { code: 200, msg: 'ok', data: { newsId: '7', likes: 3 } }],
  ])('is malformed if it is or has %s', async (_name, body) => {
    expect(await rejection(likeNews, body)).toEqual({ kind: 'malformed' });
  });
});
