import { concat, fromBase64, toBase64, toHex, utf8, type Bytes } from './bytes.ts';
import { MalformedError } from './malformed-error.ts';
import type { Sha256Bytes } from './merkle-tree.ts';

// Texts with signatures as in https://c2sp.org/signed-note, with Ed25519 keys only.

/** A public key that signs notes. Name and id together tell which key a signature is from. */
export interface NoteKey {
  /** such as `news.example/ledger` */
  readonly name: string;
  /** 8 hex digits */
  readonly id: string;
  /** Ed25519, 32 bytes (RFC 8032) */
  readonly publicKey: Bytes;
}

interface NoteSignature {
  /** of the key */
  readonly name: string;
  /** of the key, 8 hex digits */
  readonly id: string;
  readonly signature: Bytes;
}

export interface SignedNote {
  /** what is signed; ends with a newline */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** `not-checked`: the device has no Ed25519. */
export type SignatureVerdict = 'valid' | 'invalid' | 'not-checked';

/** Verifies an Ed25519 signature. */
export type VerifyEd25519 = (
  publicKey: Bytes,
  signature: Bytes,
  message: Bytes,
) => SignatureVerdict | Promise<SignatureVerdict>;

/** signature type of Ed25519 */
const ed25519Type = 0x01;
const publicKeyBytes = 32;
const keyIdBytes = 4;
const mark = '— ';
/** more than any log needs; the format asks for at least 16 */
const maxSignatures = 64;

/** Names a public key. @throws MalformedError for a name or a key that the format does not allow */
export async function noteKey(name: string, publicKey: Bytes, sha256: Sha256Bytes): Promise<NoteKey> {
  if (!isKeyName(name))
    throw new MalformedError(
      'key name',
      `must not be empty or contain spaces or +, as ${JSON.stringify(name)} does`,
    );
  if (publicKey.length !== publicKeyBytes)
    throw new MalformedError(`key ${name}`, `must have ${publicKeyBytes} bytes, not ${publicKey.length}`);
  const digest = await sha256(concat(utf8(`${name}\n`), [ed25519Type], publicKey));
  return { name, id: toHex(digest.slice(0, keyIdBytes)), publicKey };
}

/** The key as verifiers configure it: name, id and base64 key, joined by +. */
export const verifierKeyText = ({ name, id, publicKey }: NoteKey): string =>
  `${name}+${id}+${toBase64(concat([ed25519Type], publicKey))}`;

/** Reads a key as verifiers configure it. @throws MalformedError, also for a key that is not Ed25519 */
export async function parseVerifierKey(text: string, sha256: Sha256Bytes): Promise<NoteKey> {
  const [, name, id, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/s.exec(text) ?? [];
  if (name === undefined || id === undefined || encoded === undefined)
    throw new MalformedError('verifier key', 'must be a name, 8 hex digits and a base64 key, joined by +');
  const bytes = fromBase64(encoded, 'verifier key, third part');
  if (bytes[0] !== ed25519Type) throw new MalformedError('verifier key', 'must be an Ed25519 key, of type 1');
  const key = await noteKey(name, bytes.slice(1), sha256);
  if (key.id !== id) throw new MalformedError('verifier key', `its id must be ${key.id}, not ${id}`);
  return key;
}

/** Signs a text that ends with a newline. @param sign with the private key of `key` */
export async function signNote(
  text: string,
  { name, id }: NoteKey,
  sign: (message: Bytes) => Bytes | Promise<Bytes>,
): Promise<SignedNote> {
  checkNoteText(text);
  return { text, signatures: [{ name, id, signature: await sign(utf8(text)) }] };
}

export function writeNote({ text, signatures }: SignedNote): string {
  const lines = signatures.map(({ name, id, signature }) => {
    const keyId = id.match(/../g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
    return `${mark}${name} ${toBase64(concat(keyId, signature))}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/** Reads a note without verifying it. @throws MalformedError */
export function parseNote(note: string): SignedNote {
  const end = note.lastIndexOf('\n\n');
  if (end < 0)
    throw new MalformedError('note', 'must have an empty line between its text and its signatures');
  const text = note.slice(0, end + 1);
  checkNoteText(text);
  const rest = note.slice(end + 2);
  if (!rest.endsWith('\n')) throw new MalformedError('note', 'must end with a signature line and a newline');
  const lines = rest.slice(0, -1).split('\n');
  if (lines.length > maxSignatures)
    throw new MalformedError('note', `must have at most ${maxSignatures} signatures, not ${lines.length}`);
  return { text, signatures: lines.map(parseSignature) };
}

function parseSignature(line: string, index: number): NoteSignature {
  const part = `signature ${index + 1}`;
  const [name = '', encoded, ...more] = line.startsWith(mark) ? line.slice(mark.length).split(' ') : [];
  if (!isKeyName(name) || encoded === undefined || more.length > 0)
    throw new MalformedError(
      part,
      'must be an em dash, a key name and a base64 signature, separated by spaces',
    );
  const bytes = fromBase64(encoded, part);
  if (bytes.length <= keyIdBytes) throw new MalformedError(part, 'must have more bytes than its key id');
  return { name, id: toHex(bytes.slice(0, keyIdBytes)), signature: bytes.slice(keyIdBytes) };
}

/**
 * Verifies a note. Signatures of unknown keys are ignored; one false signature of a known key makes the note invalid.
 * @returns `unknown-key` if no known key has signed
 */
export async function verifyNote(
  { text, signatures }: SignedNote,
  keys: readonly NoteKey[],
  verify: VerifyEd25519,
): Promise<SignatureVerdict | 'unknown-key'> {
  const known = signatures.flatMap(({ name, id, signature }) => {
    const key = keys.find((one) => one.name === name && one.id === id);
    return key === undefined ? [] : [{ publicKey: key.publicKey, signature }];
  });
  const verdicts = await Promise.all(
    known.map(async ({ publicKey, signature }) => verify(publicKey, signature, utf8(text))),
  );
  const worst = (['invalid', 'not-checked', 'valid'] as const).find((verdict) => verdicts.includes(verdict));
  return worst ?? 'unknown-key';
}

const isKeyName = (name: string): boolean => /^[^\p{White_Space}+]+$/u.test(name);

function checkNoteText(text: string): void {
  if (!text.endsWith('\n')) throw new MalformedError('note', 'its text must end with a newline');
  const found = [...text].find((letter) => letter < ' ' && letter !== '\n');
  if (found !== undefined)
    throw new MalformedError('note', `must not contain the control character ${JSON.stringify(found)}`);
}
