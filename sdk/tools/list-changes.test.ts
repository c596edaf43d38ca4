import { describe, expect, test } from 'vitest';
import { describeHistories, listChanges } from './list-changes.ts';
import { listOperation, newsSchema, sampleContract, sampleWith, type Edit } from './sample-contract.ts';

const like = ['paths', '/x/news/like'];
const lines = (...edits: Edit[]) => describeHistories(listChanges(sampleContract(), sampleWith(...edits)));

describe('the list of changes between two contracts', () => {
  test('is empty for equal contracts', () => {
    expect(lines()).toEqual(['0 added, 0 changed, 0 removed']);
  });

  test('lists all operations as added without a previous contract', () => {
    expect(describeHistories(listChanges({}, sampleContract()))).toEqual([
      'added   listNews: POST /gateway/listNews.do',
      'added   likeNews: POST /gateway/x/news/like',
      '2 added, 0 changed, 0 removed',
    ]);
  });

  test('lists a removed and an added operation', () => {
    const { post } = (sampleContract().paths as Record<string, { post: object }>)['/x/news/like'] ?? {};
    const saved = { ...post, operationId: 'saveNews', servers: [{ url: '/gw' }] };
    expect(lines([like, undefined], [['paths', '/x/news/save'], { post: saved }])).toEqual([
      'added   saveNews: POST /gw/x/news/save',
      'removed likeNews: is removed',
      '1 added, 0 changed, 1 removed',
    ]);
  });

  test('lists a renamed operation as removed and added', () => {
    expect(lines([[...like, 'post', 'operationId'], 'thumbNews'])).toEqual([
      'added   thumbNews: POST /gateway/x/news/like',
      'removed likeNews: is renamed to thumbNews',
      '1 added, 0 changed, 1 removed',
    ]);
  });

  test('lists changes in components that an operation refers to', () => {
    const fields = [...newsSchema, 'properties'];
    expect(
      lines([[...fields, 'reads'], { type: 'string' }], [[...fields, 'writer'], { type: 'string' }]),
    ).toEqual([
      'changed listNews: response 200: data.list[].writer is new; ' +
        'response 200: data.list[].reads is string and was integer',
      '0 added, 1 changed, 0 removed',
    ]);
  });

  test.each([
    ['a summary', [...listOperation, 'summary'], 'Stories'],
    ['a wider limit', [...listOperation, 'parameters'], [{ name: 'cityId', in: 'query', schema: {} }]],
    ['a mark', [...listOperation, 'x-idempotent'], false],
  ])('lists an operation whose difference is %s', (_name, path, value) => {
    expect(
      listChanges(sampleContract(), sampleWith([path, value])).map(({ operation }) => operation),
    ).toEqual(['listNews']);
  });

  test('lists operations affected by a new server or security of the document', () => {
    expect(listChanges(sampleContract(), sampleWith([['servers'], [{ url: '/v2' }]]))).toHaveLength(2);
    expect(listChanges(sampleContract(), sampleWith([['security'], [{}]]))).toMatchObject([
      { operation: 'listNews' },
    ]);
  });
});
