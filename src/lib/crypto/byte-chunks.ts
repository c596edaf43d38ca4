/**
 * Bytes that jsencrypt writes for a string: UTF-8, except that characters beyond U+FFFF are written as two surrogates of
 * three bytes each.
 */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) bytes += bytesOf(text.charCodeAt(at));
  return bytes;
}

function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 ? 2 : 3;
}

/** Splits a string into chunks of at most `most` bytes, never inside a character; an empty string is one empty chunk. */
export function byteChunks(text: string, most: number): string[] {
  const chunks = [''];
  let room = most;
  for (const character of text) {
    const bytes = byteLength(character);
    if (bytes > room) {
      chunks.push('');
      room = most;
    }
    chunks[chunks.length - 1] += character;
    room -= bytes;
  }
  return chunks;
}
