import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livePlaylist, masterPlaylist, replayPlaylist } from './hls-playlist.ts';
import type { Rendition } from './stream-source.ts';

const line: Rendition = {
  lines: 360,
  width: 640,
  bandwidth: 140_000,
  codecs: 'avc1.64001e,mp4a.40.2',
  head: '/film/360.mp4',
  pieces: ['/film/0.m4s', '/film/1.m4s', '/film/2.m4s', '/film/3.m4s'],
};
const at = (aired: number, isOver = false) => livePlaylist({ rendition: line, seconds: 2, aired }, isOver);

/** Parses a playlist as a player does: each segment with its number. */
function piecesOf(playlist: string) {
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
  const names = playlist.split('\n').filter((entry) => entry.endsWith('.m4s'));
  return names.map((name, index) => ({ number: first + index, name }));
}

test('a broadcast that has just started has its first segment', () => {
  expect(at(0)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-MAP:URI="/film/360.mp4"',
      '#EXTINF:2.000000,',
      'piece-360-0.m4s',
      '',
    ].join('\n'),
  );
});

test('the window moves with the clock and holds six segments', () => {
  expect(piecesOf(at(13.9)).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(piecesOf(at(14)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a segment keeps its number and name while it is in the window', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 10 }), (aired, later) => {
      const before = piecesOf(at(aired));
      const after = new Map(piecesOf(at(aired + later)).map((piece) => [piece.number, piece]));
      for (const piece of before) {
        const same = after.get(piece.number);
        if (same) expect(same).toEqual(piece);
        else expect(piece.number).toBeLessThan(Math.min(...after.keys()));
      }
    }),
  );
});

test('only the playlist of a finished broadcast has an end', () => {
  expect(at(20, true)).toMatch(/#EXT-X-ENDLIST\n$/);
  expect(at(20)).not.toContain('ENDLIST');
});

test('a replay has the whole broadcast, at most two hours', () => {
  const replay = replayPlaylist({ rendition: line, seconds: 2, aired: 20 });
  expect(replay).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
  expect(replay).toMatch(/#EXT-X-ENDLIST\n$/);
  expect(piecesOf(replay)).toHaveLength(10);
  expect(piecesOf(replayPlaylist({ rendition: line, seconds: 2, aired: 100_000 }))).toHaveLength(3600);
});

test('renditions are listed with bandwidth, size and codecs', () => {
  expect(masterPlaylist([line], ({ lines }) => `live-${lines}.m3u8`)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=140000,RESOLUTION=640x360,CODECS="avc1.64001e,mp4a.40.2"',
      'live-360.m3u8',
      '',
    ].join('\n'),
  );
});
