import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pieceLaterBy, timescalesOf } from './segment-time.ts';

const clip = (file: string) =>
  readFile(new URL(`../../../demo/media/clips/film-peony/${file}`, import.meta.url));

/** ticks at which the tracks of a piece begin, as they stand after their box's name and version */
function timesIn(piece: Buffer): number[] {
  const times: number[] = [];
  for (let at = piece.indexOf('tfdt'); at >= 0; at = piece.indexOf('tfdt', at + 1))
    times.push(Number(piece.readBigUInt64BE(at + 8)));
  return times;
}

test('a head says how finely its tracks cut a second: pictures, and sound', async () => {
  expect([...timescalesOf(await clip('360.mp4'))]).toEqual([
    [1, 10_240],
    [2, 48_000],
  ]);
});

test('a piece of a later turn begins later in each of its tracks, and shows the same', async () => {
  const scales = timescalesOf(await clip('360.mp4'));
  const file = await clip('360-1.m4s');
  const [picture = 0, sound = 0] = timesIn(file);
  const later = pieceLaterBy(file, 5704, scales);
  expect(timesIn(later)).toEqual([picture + 5704 * 10_240, sound + 5704 * 48_000]);
  expect(later.includes('sidx')).toBe(false);
  expect(later.subarray(later.indexOf('mdat')).equals(file.subarray(file.indexOf('mdat')))).toBe(true);
});

test('the file itself is left as it is', async () => {
  const file = await clip('360-0.m4s');
  const before = Buffer.from(file);
  pieceLaterBy(file, 8, timescalesOf(await clip('360.mp4')));
  expect(file.equals(before)).toBe(true);
});

test.each(['', 'no piece at all, and long enough for a box'])('what is no piece is refused: “%s”', (text) => {
  const scales = new Map([[1, 10_240]]);
  if (text === '') expect(pieceLaterBy(Buffer.alloc(0), 8, scales)).toHaveLength(0);
  else expect(() => pieceLaterBy(Buffer.from(text), 8, scales)).toThrow(RangeError);
});
