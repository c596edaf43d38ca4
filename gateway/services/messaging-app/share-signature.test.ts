import { expect, test } from 'vitest';
import { shareSignature } from './share-signature.ts';

test('the signature matches the provider’s published example', () => {
  const example = {
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
    url: 'http://mp.weixin.qq.com?params=value',
  };
  expect(shareSignature(example)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});
