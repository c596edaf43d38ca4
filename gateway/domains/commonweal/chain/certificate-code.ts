import { randomInt } from 'node:crypto';

/** Without what is taken for another character: it is read out over the phone and typed from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const length = 12;

/** A new code of a certificate, such as `QL-7K2M-9TWX-3HRA`; nobody can guess one. */
export function newCertificateCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return `QL-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

/** A code as people type it, as it is kept; undefined of what is none. */
export function plainCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').trim().toUpperCase();
  return /^[0-9A-Z-]{1,64}$/.test(code) ? code : undefined;
}
