import { beforeAll, describe, expect, test } from 'vitest';
import { fromBase64, toBase64, utf8, type Bytes } from './bytes.ts';
import { checkpointText, parseCheckpoint } from './checkpoint.ts';
import { MalformedError } from './malformed-error.ts';
import { leafHash } from './merkle-tree.ts';
import {
  noteKey,
  parseNote,
  parseVerifierKey,
  signNote,
  verifierKeyText,
  verifyNote,
  writeNote,
  type NoteKey,
} from './signed-note.ts';
import { parseTlogProof, verifyTlogProof, writeTlogProof, type ProofTrust } from './tlog-proof.ts';
import { webSha256, webVerifyEd25519, type Subtle } from './web-crypto.ts';

// computed with OpenSSL's SHA-256 and Ed25519; the seed of the private key is 32 times 7
const origin = 'news.example/ledger';
const publicKey = '6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=';
const verifierKey = `${origin}+4ad17b34+AepKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIs`;
const signature = '73Pa6s4k+8OdWNIsNMZWgHu1utSkG3pskhWsKPBcuPxnp3pb5pBczoS6iYhxzcK2grlg4iZpTuWy2uPNycgJAA==';
const text = `${origin}\n3\nT7Ghb3SB+IxdEtUXcrMIrsqZ7hxj9Ws2IGxvcp7/ybo=\n`;
const signatureLine = `— ${origin} StF7NO9z2urOJPvDnVjSLDTGVoB7tbrUpBt6bJIVrCjwXLj8Z6d6W+aQXM6EuomIcc3CtoK5YOImaU7lstrjzcnICQA=\n`;
const checkpoint = `${text}\n${signatureLine}`;
/** of the second of three entries, 一, 二 and 三 */
const file = `c2sp.org/tlog-proof@v1
index 1
gAFgc8JUUitozSfIx8gf35hvUVU/as874zi2bUmzQG0=
oJqW7skZX/Hzyp2dcrUWUaAOx291TGsSpMdv9hSp4MQ=

${checkpoint}`;

const sha256 = webSha256();
const verifyEd25519 = webVerifyEd25519();
const base64 = (encoded: string) => fromBase64(encoded, 'test');

let key: NoteKey;
let leaf: Bytes;
let trust: ProofTrust;
beforeAll(async () => {
  key = await noteKey(origin, base64(publicKey), sha256);
  leaf = await leafHash(utf8('二'), sha256);
  trust = { origin, keys: [key], sha256, verifyEd25519 };
});

describe('a verifier key', () => {
  test('has the id and the text of its name and public key', async () => {
    expect(key.id).toBe('4ad17b34');
    expect(verifierKeyText(key)).toBe(verifierKey);
    expect(await parseVerifierKey(verifierKey, sha256)).toEqual(key);
  });

  test.each([
    ['news.example/ledger', 'joined by +'],
    ['+4ad17b34+AepKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIs', 'joined by +'],
    [verifierKey.replace('4ad17b34', '4AD17B34'), 'joined by +'],
    [verifierKey.replace('4ad17b34', '4ad17b35'), 'its id must be 4ad17b34'],
    [verifierKey.replace('news', 'new s'), 'must not be empty or contain spaces'],
    [`${verifierKey}=`, 'must be standard base64'],
    [verifierKey.replace('+Aep', '+Bep'), 'must be an Ed25519 key'],
    [`${origin}+4ad17b34+AepK`, 'must have 32 bytes, not 2'],
  ])('%j is rejected', async (malformed, rule) => {
    await expect(parseVerifierKey(malformed, sha256)).rejects.toThrow(rule);
  });
});

describe('a signed checkpoint', () => {
  test('is the text of the log’s origin, size and root with a signature line', async () => {
    const { checkpoint: parsed, note } = parseCheckpoint(checkpoint);
    expect(parsed).toMatchObject({ origin, size: 3 });
    expect(checkpointText(parsed)).toBe(text);
    expect(writeNote(note)).toBe(checkpoint);
    expect(writeNote(await signNote(text, key, () => base64(signature)))).toBe(checkpoint);
  });

  test('may have extension lines and signatures of others', () => {
    const extended = `${text}one\ntwo\n\n${signatureLine}— witness.example AAAAAAE=\n`;
    expect(parseCheckpoint(extended).checkpoint).toEqual(parseCheckpoint(checkpoint).checkpoint);
    expect(writeNote(parseNote(extended))).toBe(extended);
  });

  test.each([
    ['', 'must have an empty line'],
    [text, 'must have an empty line'],
    [`${text}\n`, 'must end with a signature line and a newline'],
    [checkpoint.slice(0, -1), 'must end with a signature line and a newline'],
    [checkpoint.replaceAll('\n', '\r\n'), 'must have an empty line'],
    [checkpoint.replace('\n3\n', '\r\n3\n'), String.raw`the control character "\r"`],
    [`${origin}\n3\n\n${signatureLine}`, 'must have at least three lines'],
    [checkpoint.replace(origin, ''), 'checkpoint, line 1: must not be empty'],
    [checkpoint.replace('\n3\n', '\n03\n'), 'checkpoint, line 2 (size): must be a decimal number'],
    [checkpoint.replace('\n3\n', '\n-3\n'), 'checkpoint, line 2 (size)'],
    [checkpoint.replace('\n3\n', '\n9007199254740992\n'), 'below 2^53'],
    [checkpoint.replace('T7Gh', 'T7G'), 'checkpoint, line 3 (root hash): must be standard base64'],
    [checkpoint.replace('/ybo=', '/ybp='), 'checkpoint, line 3 (root hash): must be standard base64'],
    [checkpoint.replace('T7Gh', ''), 'must have 32 bytes, not 29'],
    [checkpoint.replace('—', '-'), 'signature 1: must be an em dash'],
    [checkpoint.replace(`${origin} StF7`, 'StF7'), 'signature 1: must be an em dash'],
    [checkpoint.replace('StF7', 'StF'), 'signature 1: must be standard base64'],
    [`${text}\n— ${origin} StF7NA==\n`, 'must have more bytes than its key id'],
    [`${text}\n${signatureLine.repeat(65)}`, 'must have at most 64 signatures, not 65'],
  ])('%j is rejected', (malformed, rule) => {
    expect(() => parseCheckpoint(malformed)).toThrow(MalformedError);
    expect(() => parseCheckpoint(malformed)).toThrow(rule);
  });

  test('cannot be written of an origin that is no line of text', () => {
    const root = base64(publicKey);
    expect(() => checkpointText({ origin: '', size: 0, root })).toThrow('line 1');
    expect(() => checkpointText({ origin: 'a\n1', size: 0, root })).toThrow('checkpoint, line 3');
  });
});

describe('the signature of a note', () => {
  const verdictOf = (note: string, keys = [key], verify = verifyEd25519) =>
    verifyNote(parseNote(note), keys, verify);
  const unknownLine = `— ${origin} AAAAAAE=\n`;

  test('is valid for the key and the text that were signed', async () => {
    expect(await verdictOf(checkpoint)).toBe('valid');
    expect(await verdictOf(checkpoint.replace('\n3\n', '\n4\n'))).toBe('invalid');
    const other = await noteKey(origin, base64('A'.repeat(43).concat('=')), sha256);
    expect(await verdictOf(checkpoint, [other])).toBe('unknown-key');
    expect(await verdictOf(checkpoint, [other, key])).toBe('valid');
    expect(await verdictOf(checkpoint, [{ ...key, name: 'other.example' }])).toBe('unknown-key');
  });

  test('of an unknown key is ignored, but one false signature of a known key spoils the note', async () => {
    expect(await verdictOf(`${text}\n${unknownLine}${signatureLine}`)).toBe('valid');
    expect(await verdictOf(`${text}\n${unknownLine}`)).toBe('unknown-key');
    const falseLine = signatureLine.replace('CQA=', 'CQE=');
    expect(await verdictOf(`${text}\n${signatureLine}${falseLine}`)).toBe('invalid');
    expect(await verdictOf(`${text}\n— ${origin} StF7NAA=\n`)).toBe('invalid');
  });

  /** WebCrypto whose Ed25519 fails. */
  const failing = (name: string): Subtle => ({
    digest: () => Promise.reject(new Error('not used here')),
    importKey: () => Promise.reject(Object.assign(new Error('Unrecognized name'), { name })),
    verify: () => Promise.reject(new Error('not used here')),
  });

  test('is not checked by a browser without Ed25519, and any other error is one', async () => {
    const old = webVerifyEd25519(failing('NotSupportedError'));
    expect(await verdictOf(checkpoint, [key], old)).toBe('not-checked');
    expect(await verdictOf(`${text}\n${unknownLine}`, [key], old)).toBe('unknown-key');
    await expect(verdictOf(checkpoint, [key], webVerifyEd25519(failing('DataError')))).rejects.toThrow();
  });
});

describe('a proof file', () => {
  test('is parsed to what it was written from', () => {
    expect(writeTlogProof(parseTlogProof(file))).toBe(file);
    const extra = utf8('["二"]');
    const more = writeTlogProof({ ...parseTlogProof(file), extra });
    expect(more.split('\n')[1]).toBe(`extra ${toBase64(extra)}`);
    expect(parseTlogProof(more).extra).toEqual(extra);
    expect(writeTlogProof(parseTlogProof(more))).toBe(more);
    const only = { index: 0, hashes: [], checkpoint };
    expect(parseTlogProof(writeTlogProof(only))).toEqual(only);
  });

  test.each([
    ['', 'must have an empty line before its checkpoint'],
    ['c2sp.org/tlog-proof@v1\nindex 1\n', 'must have an empty line'],
    [file.replace('@v1', '@v2'), 'proof, line 1: must be c2sp.org/tlog-proof@v1'],
    [file.replace('index 1\n', ''), 'proof, line 2: must be “index”'],
    [file.replace('index 1\n', 'extra !\nindex 1\n'), 'proof, line 2 (extra): must be standard base64'],
    [file.replace('index 1\n', 'extra AA==\n'), 'proof, line 3: must be “index”'],
    [file.replace('index 1\n', 'index 01\n'), 'proof, line 2 (index): must be a decimal number'],
    [file.replace('gAFg', 'gAF'), 'proof, line 3 (hash): must be standard base64'],
    [file.replace('oJqW', ''), 'proof, line 4 (hash): must have 32 bytes, not 29'],
    [file.replace('\n3\n', '\nthree\n'), 'checkpoint, line 2 (size)'],
    [file.slice(0, -1), 'must end with a signature line'],
  ])('%j is rejected', (malformed, rule) => {
    expect(() => parseTlogProof(malformed)).toThrow(MalformedError);
    expect(() => parseTlogProof(malformed)).toThrow(rule);
  });

  test('proves its entry', async () => {
    const { checkpoint: head } = parseCheckpoint(checkpoint);
    expect(await verifyTlogProof(parseTlogProof(file), leaf, trust)).toEqual({
      kind: 'proven',
      checkpoint: head,
      signature: 'valid',
    });
  });

  test('proves its entry on a device without Ed25519, which says so', async () => {
    const without = { ...trust, verifyEd25519: () => 'not-checked' as const };
    expect(await verifyTlogProof(parseTlogProof(file), leaf, without)).toMatchObject({
      kind: 'proven',
      signature: 'not-checked',
    });
  });

  test('that was tampered with proves nothing, and the reason is named', async () => {
    const reasonOf = async (tampered: string, other: Partial<ProofTrust> = {}, of = leaf) => {
      const verdict = await verifyTlogProof(parseTlogProof(tampered), of, { ...trust, ...other });
      return verdict.kind === 'unproven' ? verdict.reason : verdict.kind;
    };
    expect(await reasonOf(file)).toBe('proven');
    expect(await reasonOf(file, { origin: 'other.example' })).toBe('origin');
    expect(await reasonOf(file, { keys: [] })).toBe('unknown-key');
    expect(await reasonOf(file.replace('T7Gh', 'T7Gi'))).toBe('signature');
    expect(await reasonOf(file.replace('\n3\n', '\n2\n'))).toBe('signature');
    expect(await reasonOf(file.replace('index 1', 'index 0'))).toBe('inclusion');
    expect(await reasonOf(file.replace('gAFg', 'gAFh'))).toBe('inclusion');
    expect(await reasonOf(file, {}, await leafHash(utf8('一'), sha256))).toBe('inclusion');
  });
});
