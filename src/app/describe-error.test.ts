import { GatewayError, type GatewayFailure } from 'qlwb-gateway-sdk/errors';
import { expect, test } from 'vitest';
import { PageError } from '#lib/story/page-error.ts';
import { chunkErrorName } from '#platform/lifecycle/chunk-failures.ts';
import { describeError } from './describe-error.ts';

test.each<[GatewayFailure, number, string]>([
  [{ kind: 'network' }, 503, '网络断开了'],
  [{ kind: 'timeout' }, 504, '网络太慢'],
  [{ kind: 'http', status: 429, msg: '操作太频繁了，请稍后再试。' }, 429, '操作太频繁了'],
  [{ kind: 'http', status: 500 }, 500, '服务出了点问题'],
  [{ kind: 'malformed' }, 500, '服务出了点问题'],
])('a call that failed with %j is shown as %i', (failure, statusCode, advice) => {
  const described = describeError(new GatewayError('getArticle', failure), true);
  expect(described.statusCode).toBe(statusCode);
  expect(`${described.title}${described.advice}`).toContain(advice);
});

test('an application error keeps its status, any other error is a 500', () => {
  expect(describeError(new PageError('moved', 302), true)).toMatchObject({
    statusCode: 302,
    message: 'moved',
  });
  expect(describeError(new PageError('x'), true).statusCode).toBe(500);
  expect(describeError(new Error('boom'), true)).toMatchObject({ statusCode: 500, message: 'boom' });
  expect(describeError('text', true)).toMatchObject({ statusCode: 500, message: 'text' });
});

test('a chunk that failed to load asks for a retry and names no file', () => {
  const error = Object.assign(new Error('no such file'), { name: chunkErrorName });
  expect(describeError(error, true)).toMatchObject({
    statusCode: 500,
    title: '页面没能加载完整',
    advice: '请检查网络后重新加载。',
  });
  expect(describeError(error, true).message).toBeUndefined();
});

test.each<unknown>([
  new GatewayError('getArticle', { kind: 'network' }),
  new GatewayError('getArticle', { kind: 'aborted' }),
  Object.assign(new Error('no such file'), { name: chunkErrorName }),
  new TypeError('Failed to fetch'),
])('offline, %s has neither a code nor a name', (error) => {
  expect(describeError(error, false)).toEqual({
    statusCode: 503,
    title: '网络断开了',
    advice: '连上后自动重试。',
  });
});
