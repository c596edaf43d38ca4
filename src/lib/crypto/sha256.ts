// In JavaScript because pages without https have no WebCrypto, and because WebCrypto and libraries take several times as
// long for the many short texts of a ledger (decision 0076). Constants and names as in FIPS 180-4.

const blockBytes = 64;
const hashWords = 8;

/** First 32 bits of the fractional part. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let candidate = 2; primes.length < blockBytes; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);

/** round constants K */
const constants = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)));
/** initial hash value H(0) */
const initial = Int32Array.from(primes.slice(0, hashWords), (prime) => fraction(Math.sqrt(prime)));
const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const encoder = new TextEncoder();
const schedule = new Int32Array(blockBytes);
const hash = new Int32Array(hashWords);
/** the padded message; grows to the longest one */
let message = new Uint8Array(1024);

/** SHA-256 of a string in UTF-8, as 64 hex digits. */
export function sha256(text: string): string {
  // UTF-8 has at most three bytes for each UTF-16 unit
  reserve(text.length * 3);
  hashMessage(encoder.encodeInto(text, message).written);
  let digits = '';
  for (const word of hash)
    digits +=
      (hexBytes[word >>> 24] ?? '') +
      (hexBytes[(word >>> 16) & 255] ?? '') +
      (hexBytes[(word >>> 8) & 255] ?? '') +
      (hexBytes[word & 255] ?? '');
  return digits;
}

/** SHA-256 of bytes, 32 bytes. */
export function sha256Bytes(data: Uint8Array): Uint8Array<ArrayBuffer> {
  reserve(data.length);
  message.set(data);
  hashMessage(data.length);
  const bytes = new Uint8Array(4 * hashWords);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < hashWords; at += 1) view.setInt32(4 * at, hash[at] ?? 0);
  return bytes;
}

function reserve(length: number): void {
  const needed = length + 2 * blockBytes;
  if (message.length < needed) message = new Uint8Array(2 * needed);
}

/** Hashes the first bytes of `message` into `hash`. */
function hashMessage(length: number): void {
  const blocks = Math.ceil((length + 9) / blockBytes);
  const end = blocks * blockBytes;
  message.fill(0, length, end);
  message[length] = 0x80;
  const view = new DataView(message.buffer);
  // the length in bits, 64 bits wide
  view.setUint32(end - 8, Math.floor(length / 2 ** 29));
  view.setUint32(end - 4, (length * 8) >>> 0);
  hash.set(initial);
  for (let start = 0; start < end; start += blockBytes) hashBlock(view, start);
}

function hashBlock(view: DataView, start: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t += 1) w[t] = view.getInt32(start + 4 * t);
  for (let t = 16; t < blockBytes; t += 1) {
    const x = w[t - 15] ?? 0;
    const y = w[t - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1) | 0;
  }
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let t = 0; t < blockBytes; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + (w[t] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  // an Int32Array wraps at 32 bits by itself
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}
