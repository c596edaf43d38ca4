/** GB 32100: digits and letters except I, O, S, V and Z; the value of a character is its index. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

/** Normalizes a typed unified social credit code: removes spaces and converts letters to upper case. */
export function plainCreditCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether this is a valid unified social credit code; the last character is a check character. */
export function isCreditCode(code: string): boolean {
  const values = Array.from(code, (character) => alphabet.indexOf(character));
  if (values.length !== length || values.includes(-1)) return false;
  // weights are the powers of 3 modulo 31
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % alphabet.length;
  }
  return values.at(-1) === (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}
