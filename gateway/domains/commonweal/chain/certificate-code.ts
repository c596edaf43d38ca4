import { randomInt } from 'node:crypto';

/** Alphabet without look-alike characters: codes are read out over the phone and typed from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const length = 12;

/** A new random certificate code, such as `QL-7K2M-9TWX-3HRA`. */
export function newCertificateCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return `QL-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

/** Normalizes a typed code; undefined when it is not a valid code. */
export function plainCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').trim().toUpperCase();
  return /^[0-9A-Z-]{1,64}$/.test(code) ? code : undefined;
}
