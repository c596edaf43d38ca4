/** Control characters except tab and line feed, and bidi controls. */
// oxlint-disable-next-line no-control-regex -- removing them is the point
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const blank = /^[\s\u200b-\u200f\u2060\u3164]*$/;

/**
 * Removes what a terminal or a browser would act on instead of showing it: control characters except tab and line
 * feed (escape sequences), and bidi controls. Every line break becomes a line feed.
 */
export const stripControlCharacters = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '');

/**
 * Cleans a reader's text for storage: plain text in NFC without control characters (PostgreSQL rejects NUL), at most
 * one empty line in a row, trimmed. Empty when nothing visible is left.
 */
export function plainText(typed: string): string {
  const text = stripControlCharacters(typed)
    .normalize('NFC')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return blank.test(text) ? '' : text;
}
