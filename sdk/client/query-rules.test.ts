import { describe, expect, test } from 'vitest';
import { withTimestamp, withTokenId } from './query-rules.ts';

describe('query of a request', () => {
  test('contains a timestamp and the given parameters', () => {
    expect(withTimestamp({ cityId: 'jinan' }, 1_700_000_000_123)).toEqual({
      cityId: 'jinan',
      timestamp: 1_700_000_000_123,
    });
  });

  test("contains a copy of the body's tokenID", () => {
    expect(withTokenId({ cityId: 'jinan' }, { tokenID: 't-1' })).toEqual({ cityId: 'jinan', tokenID: 't-1' });
  });

  test.each([[undefined], [{}], [{ tokenID: '' }]])('contains no tokenID if the body is %j', (body) => {
    expect(withTokenId({ cityId: 'jinan' }, body)).toEqual({ cityId: 'jinan' });
  });
});
