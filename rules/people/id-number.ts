import { ageOn, isDay } from './calendar.ts';

/** The holder's data in an ID number. */
export interface IdHolder {
  /** `YYYY-MM-DD` */
  readonly birth: string;
  readonly sex: 'female' | 'male';
}

/** GB 11643: weights of the first seventeen digits, and the check digit for each remainder modulo 11. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkDigits = '10X98765432';

/** The first two digits of GB/T 2260, and 83, with which residence permits of Taiwan residents begin. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);
/** full years; nobody has lived longer */
const oldest = 125;

/** Normalizes a typed ID number: removes spaces and converts the letter to upper case. */
export function plainIdNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Parses an 18-character ID number.
 * @param number normalized by `plainIdNumber`
 * @param today `YYYY-MM-DD`
 * @returns undefined if its check digit, province or date of birth is invalid
 */
export function readIdNumber(number: string, today: string): IdHolder | undefined {
  if (!/^\d{17}[\dX]$/.test(number) || !provinces.has(number.slice(0, 2))) return undefined;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  if (number[17] !== checkDigits[sum % 11]) return undefined;
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isDay(birth) || birth > today || ageOn(birth, today) > oldest) return undefined;
  return { birth, sex: Number(number[16]) % 2 === 0 ? 'female' : 'male' };
}
