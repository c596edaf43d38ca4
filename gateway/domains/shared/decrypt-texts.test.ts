import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { decryptTexts } from './decrypt-texts.ts';

const bits = 2048;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const read = (text: string) => decryptTexts(encryptFor(text, { pem, bits }), privateKey, 'body.form.contact');

it('returns texts by name, and empty strings for missing names', () => {
  const text = read('{"name":"王晓芳","phone":null}');
  expect(['name', 'phone', 'code'].map(text)).toEqual(['王晓芳', '', '']);
});

const refusal = expect.objectContaining({
  code: 400,
  fields: [expect.objectContaining({ path: 'body.form.contact', rule: 'sealed' })],
});

it.each(['', 'name', '7', 'null'])('rejects what is not an object: %j', (text) => {
  expect(() => read(text)).toThrow(refusal);
});

it.each([7, ['王'], { first: '王' }, '王'.repeat(101)])(
  'rejects a value that is not a short text: %j',
  (name) => {
    const text = read(JSON.stringify({ name }));
    expect(() => text('name')).toThrow(refusal);
  },
);

it('rejects a text encrypted for another key', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;
  const encrypted = encryptFor('{"name":"王晓芳"}', { pem, bits });
  expect(() => decryptTexts(encrypted, other, 'body.form.contact')).toThrow(refusal);
});
