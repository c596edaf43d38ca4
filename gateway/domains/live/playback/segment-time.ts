// Media segments are fragmented MP4 (ISO/IEC 14496-12). A video that is played in a loop must not restart its timestamps at
// each turn, because players stall there. So the timestamps of later turns are shifted.

interface Box {
  readonly type: string;
  /** byte offsets of its content */
  readonly from: number;
  readonly to: number;
}

/** a box's length and type */
const boxHeaderBytes = 8;

/** The boxes of one level, in a range of a file. @throws RangeError if it is not a box structure */
function* boxesIn(file: Buffer, from = 0, to = file.length): Generator<Box> {
  for (let at = from; at < to;) {
    const size = file.readUInt32BE(at);
    if (size < boxHeaderBytes || at + size > to) throw new RangeError(`no box at byte ${at}`);
    yield {
      type: file.toString('latin1', at + 4, at + boxHeaderBytes),
      from: at + boxHeaderBytes,
      to: at + size,
    };
    at += size;
  }
}

/** The boxes at the end of a path, such as all `moov/trak`. */
function* boxesAt(file: Buffer, [type, ...rest]: readonly string[], within?: Box): Generator<Box> {
  for (const box of boxesIn(file, within?.from, within?.to)) {
    if (box.type !== type) continue;
    if (rest.length === 0) yield box;
    else yield* boxesAt(file, rest, box);
  }
}

/** Timescale (ticks per second) by track id. @param head the initialization segment */
export function timescalesOf(head: Buffer): ReadonlyMap<number, number> {
  const scales = new Map<number, number>();
  for (const track of boxesAt(head, ['moov', 'trak'])) {
    const [header] = boxesAt(head, ['tkhd'], track);
    const [media] = boxesAt(head, ['mdia', 'mdhd'], track);
    if (header === undefined || media === undefined) throw new RangeError('track without tkhd or mdhd box');
    // two timestamps follow the version: eight bytes each in version 1, four in version 0
    const times = (box: Box) => (head[box.from] === 1 ? 16 : 8);
    scales.set(
      head.readUInt32BE(header.from + 4 + times(header)),
      head.readUInt32BE(media.from + 4 + times(media)),
    );
  }
  return scales;
}

/**
 * A copy of a segment with its timestamps shifted. The `sidx` box is dropped: it holds the old times, and players with a
 * playlist do not need it.
 * @throws RangeError if the file is not a media segment
 */
export function shiftSegment(file: Buffer, seconds: number, timescales: ReadonlyMap<number, number>): Buffer {
  const parts: Buffer[] = [];
  for (const box of boxesIn(file))
    if (box.type !== 'sidx') parts.push(file.subarray(box.from - boxHeaderBytes, box.to));
  const segment = Buffer.concat(parts);
  for (const track of boxesAt(segment, ['moof', 'traf'])) {
    const [header] = boxesAt(segment, ['tfhd'], track);
    const [time] = boxesAt(segment, ['tfdt'], track);
    const scale = header && timescales.get(segment.readUInt32BE(header.from + 4));
    if (scale === undefined || time === undefined)
      throw new RangeError('track without tfhd or tfdt box, or with an unknown id');
    const shift = Math.round(seconds * scale);
    // 64-bit times in version 1, 32-bit (about a day) in version 0
    if (segment[time.from] === 1)
      segment.writeBigUInt64BE(segment.readBigUInt64BE(time.from + 4) + BigInt(shift), time.from + 4);
    else segment.writeUInt32BE(segment.readUInt32BE(time.from + 4) + shift, time.from + 4);
  }
  return segment;
}
