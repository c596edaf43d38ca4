import { describe, expect, test } from 'vitest';
import { listOperations } from './contract.ts';
import { checkNames, constantName } from './identifiers.ts';
import { sampleWith } from './sample-contract.ts';

describe('the constant of an operation', () => {
  test.each([
    ['listNews', 'listNews'],
    ['PostCharges', 'PostCharges'],
    ['delete', 'delete_'],
    ['await', 'await_'],
    ['undefined', 'undefined_'],
    ['defineOperation', 'defineOperation_'],
    ['repos/list-forks', 'reposListForks'],
    ['GET /pets', 'GETPets'],
    ['2fa.check', '_2faCheck'],
    ['查询订单', '查询订单'],
    ['créer-étude', 'créerÉtude'],
    ["x'); throw 1; ('", 'xThrow1'],
  ])('%s is %s', (id, name) => expect(constantName(id)).toBe(name));
});

describe('names of a contract', () => {
  const named = (list: string, like: string) =>
    listOperations(
      sampleWith(
        [['paths', '/listNews.do', 'post', 'operationId'], list],
        [['paths', '/x/news/like', 'post', 'operationId'], like],
      ),
    );

  test('may not become the same constant', () => {
    expect(() => checkNames(named('news/like', 'news-like'))).toThrow(
      '"news/like" and "news-like" both become the constant newsLike.',
    );
  });

  test('need a letter or digit', () => {
    expect(() => checkNames(named('listNews', '//'))).toThrow(
      'post /x/news/like: operationId "//" has no letter or digit.',
    );
  });

  test('may not be repeated', () => {
    expect(() => checkNames(named('listNews', 'listNews'))).toThrow(
      'listNews names post /listNews.do and post /x/news/like: operationIds must be unique.',
    );
  });
});
