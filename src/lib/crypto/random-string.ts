/** Without lookalikes: 0 O o, 1 I l L, 9 g q, U u V v. */
export const randomAlphabet = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';

/** Spec section 9. */
const defaultLength = 32;

/** Larger bytes are rejected: each character must be equally likely. */
const fairBelow = 256 - (256 % randomAlphabet.length);

/** bytes requested per call, well below the browser's limit */
const bytesAtOnce = 64;

/** A random string without lookalike characters; 32 of them have 178 bits of entropy. */
export function randomString(length = defaultLength): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(bytesAtOnce))) {
      if (byte < fairBelow && text.length < length) text += randomAlphabet[byte % randomAlphabet.length];
    }
  }
  return text;
}
