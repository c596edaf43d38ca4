import { expect, it } from 'vitest';
import { namedTexts } from './named-texts.ts';

const read = (text: string | undefined) => namedTexts(text, 'body.form.contact');

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

it('rejects a text that could not be decrypted, such as one for another key', () => {
  expect(() => read(undefined)).toThrow(refusal);
});
