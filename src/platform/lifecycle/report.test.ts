import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, test, vi } from 'vitest';
import { report } from './report.ts';

test.each([
  [new GatewayError('getArticle', { kind: 'http', status: 503 }), 503],
  [new GatewayError('getArticle', { kind: 'timeout' }), 'timeout'],
  [new TypeError('a reader’s text'), 'TypeError'],
  ['a reader’s text', 'string'],
])('only the code of %s is logged', (cause, code) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  report('getArticle', cause);
  expect(warn.mock.calls).toEqual([['getArticle', code]]);
  warn.mockRestore();
});
