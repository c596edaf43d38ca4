/** most characters of a number that stay at its start and its end */
const [mostAtStart, mostAtEnd] = [3, 4];

/** Normalizes a typed number: full-width characters, spaces, dashes and lower case. */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/**
 * Masks the number of a document: `370***********002X`. The first three and the last four characters stay at most, and
 * never more than half. Notices are stored and hashed with the masked number only.
 * @param number normalized by `plainNumber`
 */
export function maskedNumber(number: string): string {
  const characters = Array.from(number);
  const shown = Math.min(mostAtStart + mostAtEnd, Math.floor(characters.length / 2));
  const atEnd = Math.min(mostAtEnd, Math.ceil(shown / 2));
  const atStart = shown - atEnd;
  const hidden = characters.length - shown;
  return [
    ...characters.slice(0, atStart),
    ...Array.from({ length: hidden }, () => '*'),
    ...characters.slice(atStart + hidden),
  ].join('');
}

/** ID numbers of 18 and 15 characters: region, date of birth, serial number, check digit. */
const idNumbers = [
  /(?<!\d)[1-8]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX](?!\d)/,
  /(?<!\d)[1-8]\d{7}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}(?!\d)/,
];

/** Whether a text contains an ID number, also one written with spaces or dashes, or with a wrong check digit. */
export function containsIdNumber(text: string): boolean {
  const spaced = text.normalize('NFKC').toUpperCase();
  return [spaced, plainNumber(text)].some((one) => idNumbers.some((pattern) => pattern.test(one)));
}
