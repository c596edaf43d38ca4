import { expect, it } from 'vitest';
import { streamQualities } from './stream-qualities.ts';

const address = 'https://news.example/media/demo/clips/peony/index.m3u8';

it('lists the qualities of a playlist, best first', () => {
  const text = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=426x240,CODECS="avc1.64000d,mp4a.40.2"
240.m3u8

#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=640x360
# the better one
360.m3u8?token=1`;
  expect(streamQualities(text, address)).toEqual([
    { url: 'https://news.example/media/demo/clips/peony/360.m3u8?token=1', lines: 360 },
    { url: 'https://news.example/media/demo/clips/peony/240.m3u8', lines: 240 },
  ]);
});

it('lists each height once', () => {
  const one = '#EXT-X-STREAM-INF:RESOLUTION=640x360\r\nhttps://cdn.example/a.m3u8\r\n';
  expect(streamQualities(`#EXTM3U\r\n${one}${one}`, address)).toEqual([
    { url: 'https://cdn.example/a.m3u8', lines: 360 },
  ]);
});

it.each([
  '#EXTM3U\n#EXTINF:4,\npiece-0.m4s',
  '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=64000\nsound.m3u8',
  '#EXTM3U\n#EXT-X-STREAM-INF:RESOLUTION=640x360',
  '<!doctype html>',
])('finds none in %j', (text) => {
  expect(streamQualities(text, address)).toEqual([]);
});
