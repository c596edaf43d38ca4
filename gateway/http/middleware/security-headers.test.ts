import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

test('allows audio and video from the gateway and the stream servers only', () => {
  const mediaOf = (streams: readonly string[]) =>
    pagePolicy('n', [], { streams })
      .split('; ')
      .find((directive) => directive.startsWith('media-src'));
  expect(mediaOf([])).toBe("media-src 'self' blob:");
  expect(mediaOf(['https://stream.example', 'http://10.0.0.7:8085'])).toBe(
    "media-src 'self' blob: https://stream.example http://10.0.0.7:8085",
  );
});

test('allows pages to fetch from stream servers, but no scripts from there', () => {
  const streams = ['https://stream.example', 'http://10.0.0.7:8085'];
  const directives = pagePolicy('n', [], { streams }).split('; ');
  expect(directives).toContain("connect-src 'self' https://stream.example http://10.0.0.7:8085");
  expect(directives).toContain("script-src 'self' 'nonce-n'");
});
