import { describe, expect, test } from 'vitest';
import { responseCheck, requestCheck } from './validation.ts';

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  ...more,
});

describe('each violated rule is reported with its field and a message', () => {
  test.each([
    ['required', object({}, { required: ['a'] }), {}, '缺少 a，请补上。'],
    ['type', object({ a: { type: 'integer' } }), { a: '1' }, 'a 应为整数。'],
    ['type', object({ a: { type: 'string' } }), { a: 1 }, 'a 应为文字。'],
    ['type', object({ a: { type: 'boolean' } }), { a: 0 }, 'a 应为是或否。'],
    ['type', object({ a: { type: 'array' } }), { a: {} }, 'a 应为列表。'],
    ['enum', object({ a: { enum: ['new', 'hot'] } }), { a: 'old' }, 'a 只能取 new、hot 之一。'],
    ['minLength', object({ a: { type: 'string', minLength: 1 } }), { a: '' }, 'a 不能为空。'],
    ['minLength', object({ a: { type: 'string', minLength: 4 } }), { a: '一' }, 'a 太短，至少 4 个字。'],
    ['maxLength', object({ a: { type: 'string', maxLength: 2 } }), { a: '一二三' }, 'a 太长，最多 2 个字。'],
    ['minimum', object({ a: { type: 'integer', minimum: 1 } }), { a: 0 }, 'a 不能小于 1。'],
    ['maximum', object({ a: { type: 'integer', maximum: 50 } }), { a: 51 }, 'a 不能大于 50。'],
    ['minItems', object({ a: { type: 'array', minItems: 1 } }), { a: [] }, 'a 至少要有 1 项。'],
    ['maxItems', object({ a: { type: 'array', maxItems: 1 } }), { a: [1, 2] }, 'a 最多 1 项。'],
    ['uniqueItems', object({ a: { type: 'array', uniqueItems: true } }), { a: [1, 1] }, 'a 里有重复的内容。'],
    [
      'pattern',
      object({ a: { type: 'string', pattern: '^\\d+$' } }),
      { a: 'x' },
      'a 的格式不对，请检查后再试。',
    ],
    ['pattern', object({ a: { type: 'string', pattern: '\\S' } }), { a: '  ' }, 'a 不能为空。'],
    ['format', object({ a: { type: 'string', format: 'uri' } }), { a: 'x' }, 'a 的格式不对，请检查后再试。'],
    [
      'multipleOf',
      object({ a: { type: 'integer', multipleOf: 2 } }),
      { a: 3 },
      'a 不符合要求，请检查后再试。',
    ],
  ])('%s', (rule, schema, value, message) => {
    expect(requestCheck('body', schema)(value)).toEqual([{ path: 'body.a', rule, message }]);
  });

  test('in nested fields, with the whole path', () => {
    const schema = object({ 'a/b~c': { type: 'array', items: object({ d: { type: 'string' } }) } });
    const [error] = requestCheck('body', schema)({ 'a/b~c': [{ d: 'x' }, { d: 1 }] });
    expect(error?.path).toBe('body.a/b~c.1.d');
  });

  test('without a body', () => {
    const [error] = requestCheck('body', object({}))(undefined);
    expect(error).toEqual({ path: 'body', rule: 'type', message: '请求的内容应为 JSON 对象。' });
  });

  test('up to 20 errors', () => {
    const schema = object({ a: { type: 'array', items: { type: 'string' } } });
    expect(requestCheck('body', schema)({ a: Array(5000).fill(1) })).toHaveLength(20);
  });
});

describe('a request', () => {
  const pageSize = { type: 'integer', default: 20 };

  test('gets its defaults', () => {
    const body = {};
    expect(requestCheck('body', { allOf: [object({ pageSize })] })(body)).toEqual([]);
    expect(body).toEqual({ pageSize: 20 });
  });

  test('query is converted to the schema’s types, a body is not', () => {
    const query = { pageSize: '5' };
    expect(requestCheck('query', object({ pageSize }))(query)).toEqual([]);
    expect(query).toEqual({ pageSize: 5 });
    expect(requestCheck('body', object({ pageSize }))({ pageSize: '5' })).toHaveLength(1);
  });

  test('may contain unknown keys', () => {
    expect(requestCheck('body', object({}))({ later: 'more' })).toEqual([]);
  });
});

test('a response without a required field is invalid, even if the field has a default', () => {
  const check = responseCheck(object({ a: { type: 'integer', default: 1 } }, { required: ['a'] }));
  expect(check({ a: 2 })).toBeUndefined();
  expect(check({})).toMatch(/must have required property 'a'/);
});
