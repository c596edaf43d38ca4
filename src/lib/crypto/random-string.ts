/** Without what is taken for another character: 0 O o, 1 I l L, 9 g q, U u V v. */
export const randomAlphabet = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';

/** Spec section 9. */
const defaultLength = 32;

/** Bytes from here on are drawn anew: each character must be as likely as any other. */
const fairBelow = 256 - (256 % randomAlphabet.length);

/** well within what a browser gives at once */
const bytesAtOnce = 64;

/** Random characters that no reader mistakes for one another; 32 of them hold 178 bits. */
export function randomString(length = defaultLength): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(bytesAtOnce))) {
      if (byte < fairBelow && text.length < length) text += randomAlphabet[byte % randomAlphabet.length];
    }
  }
  return text;
}
