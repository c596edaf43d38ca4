import { describe, expect, test } from 'vitest';
import { serializeBody } from './body-serializer.ts';

const device = { uuid: 'device-1', userAgent: 'reader/1' };
const parsed = (body: object, page: object): unknown => JSON.parse(serializeBody(body, device, page));

describe('body of a call', () => {
  test('carries the device as ak and userAgent', () => {
    expect(parsed({ newsId: '7' }, {})).toEqual({ newsId: '7', ak: 'device-1', userAgent: 'reader/1' });
  });

  test('carries openId and unionId on share paths', () => {
    const page = { sharePath: 'newsShare', openId: 'o-1', unionId: 'u-1' };
    expect(parsed({}, page)).toMatchObject({ openId: 'o-1', unionId: 'u-1' });
  });

  test('carries them empty on share paths when they are absent', () => {
    expect(parsed({}, { sharePath: 'newsShare' })).toMatchObject({ openId: '', unionId: '' });
  });

  test('leaves them out elsewhere, known or not', () => {
    expect(parsed({}, { openId: 'o-1', unionId: 'u-1' })).toEqual({ ak: 'device-1', userAgent: 'reader/1' });
  });

  test('says who the device is whatever the caller says', () => {
    expect(parsed({ ak: 'another', userAgent: 'another' }, {})).toEqual({
      ak: 'device-1',
      userAgent: 'reader/1',
    });
  });
});
