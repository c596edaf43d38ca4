/** GB 32100: digits and letters but I, O, S, V and Z; a character counts as its place here. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

/** A unified social credit code as people write it, as it is sent: without spaces, letters large. */
export function plainCreditCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether this is a unified social credit code: its last character checks the others. */
export function isCreditCode(code: string): boolean {
  const values = Array.from(code, (character) => alphabet.indexOf(character));
  if (values.length !== length || values.includes(-1)) return false;
  // weights are the powers of three by 31
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % alphabet.length;
  }
  return values.at(-1) === (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}
