import { describe, expect, test } from 'vitest';
import { withTimestamp, withTokenId } from './query-rules.ts';

describe('query of a call', () => {
  test('carries the time the call is made at and keeps what the caller gave', () => {
    expect(withTimestamp({ cityId: 'jinan' }, 1_700_000_000_123)).toEqual({
      cityId: 'jinan',
      timestamp: 1_700_000_000_123,
    });
  });

  test("carries a copy of the body's tokenID", () => {
    expect(withTokenId({ cityId: 'jinan' }, { tokenID: 't-1' })).toEqual({ cityId: 'jinan', tokenID: 't-1' });
  });

  test.each([[undefined], [{}], [{ tokenID: '' }]])('carries no tokenID when the body is %j', (body) => {
    expect(withTokenId({ cityId: 'jinan' }, body)).toEqual({ cityId: 'jinan' });
  });
});
