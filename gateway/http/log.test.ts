import { expect, test } from 'vitest';
import { withoutSecrets } from './log.ts';

test.each([
  ['/new/general/1?token=abc&x=1', '/new/general/1?token=…&x=1'],
  ['/gateway/a?x=1&tokenID=abc', '/gateway/a?x=1&tokenID=…'],
  ['/new/?openid=o&unionId=u', '/new/?openid=…&unionId=…'],
  ['/new/?channel=culture', '/new/?channel=culture'],
])('%s is logged as %s', (url, shown) => {
  expect(withoutSecrets(url)).toBe(shown);
});
