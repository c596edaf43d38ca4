import { MalformedError } from './malformed-error.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

// in Node, browsers and workers alike; this project has no types of any of them
declare const TextEncoder: new () => { encode(text: string): Bytes };
declare const atob: (base64: string) => string;
declare const btoa: (binary: string) => string;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export function concat(...parts: readonly (readonly number[] | Bytes)[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const areEqual = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

export const toHex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes hex digits, two for each byte. @throws MalformedError */
export function fromHex(digits: string, part: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/.test(digits))
    throw new MalformedError(part, `must be pairs of hex digits, not ${JSON.stringify(digits)}`);
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const toBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * Decodes standard base64 (RFC 4648, section 4) with padding. Bytes have one encoding only.
 * @param part what the text is, for the message
 * @throws MalformedError
 */
export function fromBase64(text: string, part: string): Bytes {
  const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
  const bytes = isBase64 ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : undefined;
  if (bytes === undefined || toBase64(bytes) !== text)
    throw new MalformedError(part, `must be standard base64 with padding, not ${JSON.stringify(text)}`);
  return bytes;
}
