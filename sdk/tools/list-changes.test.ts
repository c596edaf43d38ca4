import { describe, expect, test } from 'vitest';
import { describeHistories, listChanges } from './list-changes.ts';
import { listOperation, newsSchema, sampleContract, sampleWith, type Edit } from './sample-contract.ts';

const like = ['paths', '/x/news/like'];
const lines = (...edits: Edit[]) => describeHistories(listChanges(sampleContract(), sampleWith(...edits)));

describe('operations listed between two contracts', () => {
  test('are none when nothing differs', () => {
    expect(lines()).toEqual(['0 added, 0 changed, 0 removed']);
  });

  test('are all added where there was no contract', () => {
    expect(describeHistories(listChanges({}, sampleContract()))).toEqual([
      'added   listNews: POST /gateway/listNews.do',
      'added   likeNews: POST /gateway/x/news/like',
      '2 added, 0 changed, 0 removed',
    ]);
  });

  test('tell one that is gone and one that is new', () => {
    const { post } = (sampleContract().paths as Record<string, { post: object }>)['/x/news/like'] ?? {};
    const saved = { ...post, operationId: 'saveNews', servers: [{ url: '/gw' }] };
    expect(lines([like, undefined], [['paths', '/x/news/save'], { post: saved }])).toEqual([
      'added   saveNews: POST /gw/x/news/save',
      'removed likeNews: is removed',
      '1 added, 0 changed, 1 removed',
    ]);
  });

  test('tell a new name as one removed and one added', () => {
    expect(lines([[...like, 'post', 'operationId'], 'thumbNews'])).toEqual([
      'added   thumbNews: POST /gateway/x/news/like',
      'removed likeNews: is renamed to thumbNews',
      '1 added, 0 changed, 1 removed',
    ]);
  });

  test('tell what changed in a component that one of them refers to', () => {
    const fields = [...newsSchema, 'properties'];
    expect(
      lines([[...fields, 'reads'], { type: 'string' }], [[...fields, 'writer'], { type: 'string' }]),
    ).toEqual([
      'changed listNews: answer 200: data.list[].reads is string and was integer; ' +
        'answer 200: data.list[].writer is new',
      '0 added, 1 changed, 0 removed',
    ]);
  });

  test.each([
    ['a summary', [...listOperation, 'summary'], 'Stories'],
    ['a wider limit', [...listOperation, 'parameters'], [{ name: 'cityId', in: 'query', schema: {} }]],
    ['a mark', [...listOperation, 'x-idempotent'], false],
  ])('tell one whose difference is %s', (_name, path, value) => {
    expect(
      listChanges(sampleContract(), sampleWith([path, value])).map(({ operation }) => operation),
    ).toEqual(['listNews']);
  });

  test('tell those that a new server or another security of the whole contract moves', () => {
    expect(listChanges(sampleContract(), sampleWith([['servers'], [{ url: '/v2' }]]))).toHaveLength(2);
    expect(listChanges(sampleContract(), sampleWith([['security'], [{}]]))).toMatchObject([
      { operation: 'listNews' },
    ]);
  });
});
