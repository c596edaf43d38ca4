import { brokenVideo, type ByteSource } from './byte-source.ts';
import type { ByteEdit } from './byte-edits.ts';

/** A box of an ISO base media file (MP4, QuickTime); all offsets are from the start of the file. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** offset of its content */
  readonly content: number;
  readonly end: number;
}

/** more than a video of hours has; a file full of empty boxes would keep the gateway busy */
export const maxBoxes = 20_000;

/** The boxes that fill a range of the file. @throws UnusableFile */
export async function boxesIn(source: ByteSource, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    // QuickTime ends user data lists with four zero bytes
    if (to - start < 8 || boxes.length >= maxBoxes) throw brokenVideo();
    const head = await source.read(start, Math.min(16, to - start));
    const short = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (short === 1 && head.length < 16) throw brokenVideo();
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - start : short;
    const content = start + (short === 1 ? 16 : 8);
    const end = start + size;
    if (end < content || end > to) throw brokenVideo();
    boxes.push({ type, start, content, end });
    start = end;
  }
  return boxes;
}

/** Turns a box into free space of the same size. */
export function blankBox({ start, content, end }: Box): ByteEdit[] {
  return [
    { from: start + 4, to: start + 8, bytes: Buffer.from('free', 'latin1') },
    { from: content, to: end },
  ];
}
