import type { ErrorObject } from 'ajv';
import type { FieldError } from './failure.ts';

export type RequestPart = 'body' | 'query' | 'headers';

/** a hostile body can violate thousands of rules; a page shows only a few */
const maxErrors = 20;

/** Converts validation errors to the fields of a 400 response: path, rule, and a Chinese sentence that says what to do. */
export function fieldErrors(part: RequestPart, errors: readonly ErrorObject[]): FieldError[] {
  return errors.slice(0, maxErrors).map((error) => {
    const names = [part, ...namesOf(error)];
    return { path: names.join('.'), rule: error.keyword, message: messageFor(error, names) };
  });
}

function namesOf({ instancePath, keyword, params }: ErrorObject): string[] {
  // RFC 6901: ~1 is /, ~0 is ~
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keyword === 'required' ? [...names, String(params['missingProperty'])] : names;
}

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: '是或否',
  array: '列表',
  object: '对象',
};

function messageFor({ keyword, params }: ErrorObject, names: readonly string[]): string {
  if (names.length === 1) return '请求的内容应为 JSON 对象。';
  const field = names.at(-1) ?? '';
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return `缺少 ${field}，请补上。`;
    case 'type':
      return `${field} 应为${typeNames[String(params['type'])] ?? String(params['type'])}。`;
    case 'enum':
      return `${field} 只能取 ${listOf(params['allowedValues'])} 之一。`;
    case 'minLength':
      return limit === 1 ? `${field} 不能为空。` : `${field} 太短，至少 ${limit} 个字。`;
    case 'maxLength':
      return `${field} 太长，最多 ${limit} 个字。`;
    case 'minimum':
      return `${field} 不能小于 ${limit}。`;
    case 'maximum':
      return `${field} 不能大于 ${limit}。`;
    case 'minItems':
      return `${field} 至少要有 ${limit} 项。`;
    case 'maxItems':
      return `${field} 最多 ${limit} 项。`;
    case 'uniqueItems':
      return `${field} 里有重复的内容。`;
    case 'pattern':
      return params['pattern'] === '\\S' ? `${field} 不能为空。` : `${field} 的格式不对，请检查后再试。`;
    case 'format':
      return `${field} 的格式不对，请检查后再试。`;
    default:
      return `${field} 不符合要求，请检查后再试。`;
  }
}

const listOf = (values: unknown): string => (Array.isArray(values) ? values.map(String).join('、') : '');
