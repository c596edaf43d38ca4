// Pieces of a film as fragments of MP4 (ISO/IEC 14496-12). A film that is sent out again and again must not begin its times
// anew with each turn: players stop at such a place for a moment. So each turn's pieces are made to be of a later time.

interface Box {
  readonly type: string;
  /** where its content begins and ends */
  readonly from: number;
  readonly to: number;
}

/** bytes of a box's length and type */
const headSize = 8;

/** The boxes that stand side by side in a part of a file. @throws RangeError where it is none */
function* boxesIn(file: Buffer, from = 0, to = file.length): Generator<Box> {
  for (let at = from; at < to;) {
    const size = file.readUInt32BE(at);
    if (size < headSize || at + size > to) throw new RangeError(`no box at byte ${at}`);
    yield { type: file.toString('latin1', at + 4, at + headSize), from: at + headSize, to: at + size };
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

/** By the number of a track, in how many parts its times cut a second. @param head the file that all pieces need */
export function timescalesOf(head: Buffer): ReadonlyMap<number, number> {
  const scales = new Map<number, number>();
  for (const track of boxesAt(head, ['moov', 'trak'])) {
    const [header] = boxesAt(head, ['tkhd'], track);
    const [media] = boxesAt(head, ['mdia', 'mdhd'], track);
    if (header === undefined || media === undefined) throw new RangeError('a track without its headers');
    // after the version come two times, of eight bytes each in version 1
    const times = (box: Box) => (head[box.from] === 1 ? 16 : 8);
    scales.set(
      head.readUInt32BE(header.from + 4 + times(header)),
      head.readUInt32BE(media.from + 4 + times(media)),
    );
  }
  return scales;
}

/**
 * A piece that is shown some seconds later than the file says. Its index of itself is left out: it names the old times, and
 * nobody who has a playlist needs it. @throws RangeError for what is no piece
 */
export function pieceLaterBy(file: Buffer, seconds: number, timescales: ReadonlyMap<number, number>): Buffer {
  const parts: Buffer[] = [];
  for (const box of boxesIn(file))
    if (box.type !== 'sidx') parts.push(file.subarray(box.from - headSize, box.to));
  const piece = Buffer.concat(parts);
  for (const track of boxesAt(piece, ['moof', 'traf'])) {
    const [header] = boxesAt(piece, ['tfhd'], track);
    const [time] = boxesAt(piece, ['tfdt'], track);
    const scale = header && timescales.get(piece.readUInt32BE(header.from + 4));
    if (scale === undefined || time === undefined) throw new RangeError('a track without its time');
    const later = Math.round(seconds * scale);
    // four bytes hold a day of the film, eight whatever may come
    if (piece[time.from] === 1)
      piece.writeBigUInt64BE(piece.readBigUInt64BE(time.from + 4) + BigInt(later), time.from + 4);
    else piece.writeUInt32BE(piece.readUInt32BE(time.from + 4) + later, time.from + 4);
  }
  return piece;
}
