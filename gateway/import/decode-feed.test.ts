import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const rss = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><channel><title>济南泉水 é</title></channel></rss>`;

describe('encodings', () => {
  test.each(['utf-8', 'gb2312', 'gbk', 'gb18030', 'big5'])(
    'a feed that names %s is read in it',
    (encoding) => {
      const text = rss(encoding).replace(' é', encoding === 'big5' ? '' : '');
      const traditional = encoding === 'big5' ? text.replace('济南泉水', '濟南泉水') : text;
      expect(decodeFeed({ bytes: iconv.encode(traditional, encoding) })).toBe(traditional);
    },
  );

  test('latin1 is used when declared', () => {
    const text = '<?xml version="1.0" encoding="iso-8859-1"?><rss><title>café</title></rss>';
    expect(decodeFeed({ bytes: iconv.encode(text, 'latin1') })).toBe(text);
  });

  test.each(['utf-16le', 'utf-16be'])('%s is detected by its byte order mark', (encoding) => {
    const bytes = iconv.encode('<rss>泉</rss>', encoding, { addBOM: true });
    expect(decodeFeed({ bytes })).toBe('<rss>泉</rss>');
  });

  test('the charset of the HTTP response is used when the feed declares none', () => {
    const bytes = iconv.encode('<rss><title>泉城</title></rss>', 'gbk');
    expect(decodeFeed({ bytes, charset: 'GBK' })).toContain('泉城');
  });

  test('an unknown encoding is named in the error message', () => {
    expect(() => decodeFeed({ bytes: Buffer.from(rss('klingon-8')) })).toThrow(
      'the encoding “klingon-8” is unknown',
    );
  });
});

describe('files that are not feeds', () => {
  test.each([
    ['a zip archive', [0x50, 0x4b, 0x03, 0x04, 0x14], 'zip'],
    ['a gzip file', [0x1f, 0x8b, 0x08], 'gzip'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], 'PDF'],
    ['a binary file', [0x7f, 0x45, 0x4c, 0x46, 0x00, 0x01], 'binary'],
    ['an empty file', [], 'empty'],
  ])('%s is rejected with its format', (_name, bytes, word) => {
    expect(() => decodeFeed({ bytes: Uint8Array.from(bytes) })).toThrow(word);
  });
});
