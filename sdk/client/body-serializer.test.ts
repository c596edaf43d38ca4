import { describe, expect, test } from 'vitest';
import { serializeBody } from './body-serializer.ts';

const device = { uuid: 'device-1', userAgent: 'reader/1' };
const parsed = (body: object, page: object): unknown => JSON.parse(serializeBody(body, device, page));

describe('request body', () => {
  test('contains the device as ak and userAgent', () => {
    expect(parsed({ newsId: '7' }, {})).toEqual({ newsId: '7', ak: 'device-1', userAgent: 'reader/1' });
  });

  test('contains openId and unionId on share paths', () => {
    const page = { sharePath: 'newsShare', openId: 'o-1', unionId: 'u-1' };
    expect(parsed({}, page)).toMatchObject({ openId: 'o-1', unionId: 'u-1' });
  });

  test('contains them empty on share paths if they are unknown', () => {
    expect(parsed({}, { sharePath: 'newsShare' })).toMatchObject({ openId: '', unionId: '' });
  });

  test('omits them elsewhere', () => {
    expect(parsed({}, { openId: 'o-1', unionId: 'u-1' })).toEqual({ ak: 'device-1', userAgent: 'reader/1' });
  });

  test('overrides device fields passed by the caller', () => {
    expect(parsed({ ak: 'another', userAgent: 'another' }, {})).toEqual({
      ak: 'device-1',
      userAgent: 'reader/1',
    });
  });
});
