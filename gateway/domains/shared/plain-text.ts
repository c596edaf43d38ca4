/** Control characters except tab and line feed, and bidi controls. */
// oxlint-disable-next-line no-control-regex -- removing them is the point
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const blank = /^[\s\u200b-\u200f\u2060\u3164]*$/;

/**
 * Removes what a terminal or a browser would act on instead of showing it: control characters except tab and line
 * feed (escape sequences), and bidi controls.
 */
export const stripControlCharacters = (text: string): string => text.replaceAll(unwanted, '');

/** Removes control characters (C0 except tab and line feed, C1) and bidi controls: they steer terminals and hide text. */
export function withoutControls(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '');
}

/**
 * Cleans a reader's text for storage: plain text in NFC without control characters (PostgreSQL rejects NUL), at most
 * one empty line in a row, trimmed. Empty when nothing visible is left.
 */
export function plainText(typed: string): string {
  const text = stripControlCharacters(typed.replaceAll(/\r\n?/g, '\n'))
    .normalize('NFC')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return blank.test(text) ? '' : text;
}
