import { parseJsonObject } from './parse-json-object.ts';
import { fieldFailure } from './field-failure.ts';

const maxTextLength = 100;

/**
 * Reads short texts that a page encrypted together as a JSON object.
 * @param decrypted undefined if it was not encrypted for this key
 * @param field path in the call, for the error
 * @returns a text by its name; empty when missing
 * @throws Failure 400 when they could not be decrypted, or are not short texts
 */
export function namedTexts(decrypted: string | undefined, field: string): (name: string) => string {
  const given = parseJsonObject(decrypted ?? '');
  const wrong = () => fieldFailure(field, 'sealed', '内容没有传好，请刷新页面再试一次');
  if (given === undefined) throw wrong();
  return (name) => {
    const text = given[name] ?? '';
    if (typeof text !== 'string' || text.length > maxTextLength) throw wrong();
    return text;
  };
}
