import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const fields = [{ path: 'body.body', rule: 'pattern', message: '写点什么再发布吧' }];

it.each([
  [{ kind: 'network' }, '网络断开了，连上后再试一次'],
  [{ kind: 'timeout' }, '网络太慢了，请稍后再试一次'],
  [{ kind: 'malformed' }, '没有成功，请稍后再试'],
  [{ kind: 'http', status: 401, msg: 'token' }, '登录已失效，请重新登录'],
  [{ kind: 'http', status: 429, retryAfter: 8 }, '太快了，8 秒后再试'],
  [{ kind: 'http', status: 429 }, '太快了，歇一会儿再试'],
  [{ kind: 'http', status: 400, msg: '有误', fields }, '写点什么再发布吧'],
  [{ kind: 'http', status: 409, msg: '这条评论已经删除' }, '这条评论已经删除'],
  [{ kind: 'http', status: 404 }, '没有成功，请稍后再试'],
  [{ kind: 'http', status: 500, msg: 'internal' }, '没有成功，请稍后再试'],
] as const)('describes %j as %s', (failure, text) => {
  expect(failureText(new GatewayError('addComment', failure))).toBe(text);
});

it('blames the network for code that failed to load', () => {
  expect(failureText(new TypeError('Failed to fetch dynamically imported module'))).toContain('检查网络');
});
