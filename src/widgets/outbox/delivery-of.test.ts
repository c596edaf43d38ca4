import { GatewayError, type GatewayFailure } from 'qlwb-gateway-sdk/errors';
import { expect, it } from 'vitest';
import { deliveryOf } from './delivery-of.ts';

it.each<[GatewayFailure, object]>([
  [{ kind: 'network' }, { kind: 'unreached', reason: '网络断开了，连上后再试一次' }],
  [{ kind: 'timeout' }, { kind: 'unreached' }],
  [{ kind: 'aborted' }, { kind: 'unreached' }],
  [
    { kind: 'http', status: 401 },
    { kind: 'token-dead', reason: '登录已失效，请重新登录' },
  ],
  [
    { kind: 'http', status: 429, retryAfter: 7 },
    { kind: 'too-fast', retryAfter: 7 },
  ],
  [{ kind: 'http', status: 503 }, { kind: 'too-fast' }],
  [
    { kind: 'http', status: 409, msg: '这条评论已经删除' },
    { kind: 'refused', reason: '这条评论已经删除' },
  ],
  [{ kind: 'http', status: 500 }, { kind: 'broken' }],
  [{ kind: 'malformed' }, { kind: 'broken' }],
])('classifies %j as %j', (failure, delivery) => {
  expect(deliveryOf(new GatewayError('addComment', failure))).toMatchObject(delivery);
});

it('classifies code that failed to load as broken', () => {
  expect(deliveryOf(new TypeError('no such file')).kind).toBe('broken');
});
