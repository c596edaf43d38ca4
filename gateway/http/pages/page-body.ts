import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

/**
 * Placeholder for the nonce in cached HTML; each response replaces it with its own nonce. It is random per process, so
 * that no text written by a reader can contain it and receive a nonce.
 */
export const noncePlaceholder = randomUUID();

/** UTF-16 code units of the body that about fill the first screen of a phone */
const firstScreenLength = 3200;

/** delay before the rest: a browser that reads both together lays out everything before its first paint */
const headStartMs = 50;

/** Marks the place of a nonce between the encoded parts of a page. */
const nonceMark = new Uint8Array();

/** A page, encoded once for all responses: its first screen and the rest (docs/decisions/0052). */
export interface PageBody {
  readonly firstScreen: readonly Uint8Array[];
  readonly rest: readonly Uint8Array[];
  readonly bytes: number;
}

/** @param html in parts; bytes are UTF-8 and contain no nonce */
export function encodePage(html: readonly (string | Uint8Array)[]): PageBody {
  const firstScreen: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let part = firstScreen;
  const bodyIndex = Math.max(
    0,
    html.findIndex((text) => typeof text === 'string' && text.includes('<body')),
  );
  for (const [index, text] of html.entries()) {
    if (typeof text !== 'string') part.push(Buffer.from(text.buffer, text.byteOffset, text.length));
    else if (index !== bodyIndex) part.push(...encodeWithMarks(text));
    else {
      const next = text.indexOf('<', text.indexOf('<body') + firstScreenLength);
      const cut = next < 0 ? text.length : next;
      part.push(...encodeWithMarks(text.slice(0, cut)));
      part = rest;
      if (cut < text.length) part.push(...encodeWithMarks(text.slice(cut)));
    }
  }
  const bytes = [...firstScreen, ...rest].reduce((sum, { length }) => sum + length, 0);
  return { firstScreen, rest, bytes };
}

function encodeWithMarks(html: string): Uint8Array[] {
  const [first = '', ...others] = html.split(noncePlaceholder);
  return [encode(first), ...others.flatMap((text) => [nonceMark, encode(text)])];
}

/** reused, since measuring a text before encoding it takes as long as encoding it */
let encodingBuffer = Buffer.alloc(0);

function encode(text: string): Buffer {
  const maxBytes = text.length * 3;
  if (encodingBuffer.length < maxBytes) encodingBuffer = Buffer.allocUnsafeSlow(maxBytes);
  return Buffer.from(encodingBuffer.subarray(0, encodingBuffer.write(text)));
}

/**
 * A page as a response body in chunks, the first of which is its first screen. Compression is flushed after each, so that
 * a browser paints the first screen while the rest is still being sent.
 * @param isNavigation false for a fetch or a crawler, which gets both without a delay
 */
export function pageStream({ firstScreen, rest }: PageBody, nonce: string, isNavigation: boolean): Readable {
  const nonceBytes = Buffer.from(nonce);
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  return new Readable({
    // keeps the chunks apart
    objectMode: true,
    read() {
      if (isStarted) return;
      isStarted = true;
      const sendRest = () => {
        for (const chunk of chunksOf(rest, nonceBytes)) this.push(chunk);
        this.push(null);
      };
      this.push(join(firstScreen, nonceBytes));
      if (isNavigation && rest.length > 0) timer = setTimeout(sendRest, headStartMs);
      else sendRest();
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
}

const join = (parts: readonly Uint8Array[], nonce: Uint8Array) =>
  Buffer.concat(parts.map((part) => (part === nonceMark ? nonce : part)));

/** bytes; a larger part, such as the styles, is sent as it is instead of being copied for each response */
const maxCopiedBytes = 65_536;

function* chunksOf(parts: readonly Uint8Array[], nonce: Uint8Array): Generator<Uint8Array> {
  let small: Uint8Array[] = [];
  for (const part of parts) {
    if (part.length <= maxCopiedBytes) {
      small.push(part);
      continue;
    }
    if (small.length > 0) yield join(small, nonce);
    small = [];
    yield part;
  }
  if (small.length > 0) yield join(small, nonce);
}
