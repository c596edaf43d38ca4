import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shiftSegment, timescalesOf } from './segment-time.ts';

const clip = (file: string) =>
  readFile(new URL(`../../../../demo/media/clips/film-peony/${file}`, import.meta.url));

/** start times of a segment's tracks, in ticks: the bytes after the box type and version */
function timesIn(piece: Buffer): number[] {
  const times: number[] = [];
  for (let at = piece.indexOf('tfdt'); at >= 0; at = piece.indexOf('tfdt', at + 1))
    times.push(Number(piece.readBigUInt64BE(at + 8)));
  return times;
}

test('timescales of the video and audio tracks are read from the initialization segment', async () => {
  expect([...timescalesOf(await clip('360.mp4'))]).toEqual([
    [1, 10_240],
    [2, 48_000],
  ]);
});

test('a shifted segment starts later in each track, with the same content', async () => {
  const scales = timescalesOf(await clip('360.mp4'));
  const file = await clip('360-1.m4s');
  const [picture = 0, sound = 0] = timesIn(file);
  const later = shiftSegment(file, 5704, scales);
  expect(timesIn(later)).toEqual([picture + 5704 * 10_240, sound + 5704 * 48_000]);
  expect(later.includes('sidx')).toBe(false);
  expect(later.subarray(later.indexOf('mdat')).equals(file.subarray(file.indexOf('mdat')))).toBe(true);
});

test('the file itself is not changed', async () => {
  const file = await clip('360-0.m4s');
  const before = Buffer.from(file);
  shiftSegment(file, 8, timescalesOf(await clip('360.mp4')));
  expect(file.equals(before)).toBe(true);
});

test.each(['', 'no segment at all, but long enough for a box'])(
  'a file that is not a segment is rejected: “%s”',
  (text) => {
    const scales = new Map([[1, 10_240]]);
    if (text === '') expect(shiftSegment(Buffer.alloc(0), 8, scales)).toHaveLength(0);
    else expect(() => shiftSegment(Buffer.from(text), 8, scales)).toThrow(RangeError);
  },
);
