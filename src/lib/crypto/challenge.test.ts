import { expect, test } from 'vitest';
import { challengeOf } from './challenge.ts';

test.each([
  // RFC 7636, appendix B
  ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  ['', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
])('the challenge of %j is the one that everybody else makes of it', (text, challenge) => {
  expect(challengeOf(text)).toBe(challenge);
});
