import { UnusableFile } from '../unusable-file.ts';
import { brokenVideo, type ByteSource } from './byte-source.ts';
import type { ByteEdit } from './byte-edits.ts';
import { boxesIn, type Box } from './iso-boxes.ts';

/** Facts of a track. */
export interface IsoTrack {
  readonly isPicture: boolean;
  readonly isSound: boolean;
  /** px, after rotation by the matrix; 0 for audio */
  readonly width: number;
  readonly height: number;
}

/** codecs that phones record and browsers play: H.264, H.265, VP8, VP9, AV1, MPEG-4 */
const pictureCodecs = new Set('avc1 avc2 avc3 avc4 hvc1 hev1 dvh1 dvhe vp08 vp09 av01 mp4v s263'.split(' '));

/** @throws UnusableFile */
export async function readTrack(source: ByteSource, track: Box): Promise<IsoTrack> {
  const handler = await source.read((await boxAt(source, track, 'mdia', 'hdlr')).content + 8, 4);
  const kind = handler.toString('latin1');
  if (kind !== 'vide') return { isPicture: false, isSound: kind === 'soun', width: 0, height: 0 };
  await checkCodec(source, await boxAt(source, track, 'mdia', 'minf', 'stbl', 'stsd'));
  const head = await boxAt(source, track, 'tkhd');
  const isLong = (await source.read(head.content, 1))[0] === 1;
  // matrix {a b u; c d v; x y w}, then width and height, each 16.16
  const shape = await source.read(head.content + (isLong ? 52 : 40), 44);
  const isTurned = shape.readInt32BE(0) === 0 && shape.readInt32BE(16) === 0;
  const [width, height] = [shape.readUInt16BE(36), shape.readUInt16BE(40)];
  return {
    isPicture: true,
    isSound: false,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}

async function checkCodec(source: ByteSource, { content, end }: Box): Promise<void> {
  const [entry] = await boxesIn(source, content + 8, end);
  if (entry === undefined) throw brokenVideo();
  if (!pictureCodecs.has(entry.type))
    throw new UnusableFile('这个视频的编码网页放不出来，请转成 MP4（H.264）后再发');
}

/** A nested box by its path. @throws UnusableFile if it is missing */
export async function boxAt(source: ByteSource, from: Box, ...path: readonly string[]): Promise<Box> {
  let box = from;
  for (const type of path) {
    const found = (await boxesIn(source, box.content, box.end)).find((inner) => inner.type === type);
    if (found === undefined) throw brokenVideo();
    box = found;
  }
  return box;
}

const maxSamples = 2_000_000;

/**
 * The byte ranges of a track's data, to overwrite the data of removed tracks too: action cameras write their GPS position every
 * second to such a track.
 * @throws UnusableFile
 */
export async function samplesOf(source: ByteSource, track: Box): Promise<ByteEdit[]> {
  const table = await boxAt(source, track, 'mdia', 'minf', 'stbl');
  const parts = new Map((await boxesIn(source, table.content, table.end)).map((box) => [box.type, box]));
  const [sizes, runs] = [parts.get('stsz'), parts.get('stsc')];
  const offsets = parts.get('co64') ?? parts.get('stco');
  if (sizes === undefined || runs === undefined || offsets === undefined) return [];
  const sizeOf = await sampleSizes(source, sizes);
  const perChunk = await tableOf(source, runs, 4, 12);
  const isWide = offsets.type === 'co64';
  const starts = await tableOf(source, offsets, 4, isWide ? 8 : 4);
  const edits: ByteEdit[] = [];
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk * (isWide ? 8 : 4) < starts.length; chunk += 1) {
    // a run starts at a chunk (counted from 1) and extends to the start of the next run
    while ((run + 1) * 12 < perChunk.length && perChunk.readUInt32BE((run + 1) * 12) <= chunk + 1) run += 1;
    const count = run * 12 + 8 <= perChunk.length ? perChunk.readUInt32BE(run * 12 + 4) : 0;
    if (count > maxSamples) throw brokenVideo();
    let length = 0;
    for (let index = 0; index < count; index += 1) length += sizeOf(sample + index);
    sample += count;
    const from = isWide ? Number(starts.readBigUInt64BE(chunk * 8)) : starts.readUInt32BE(chunk * 4);
    if (sample > maxSamples || from + length > source.size) throw brokenVideo();
    if (length > 0) edits.push({ from, to: from + length });
  }
  return edits;
}

async function sampleSizes(source: ByteSource, box: Box): Promise<(sample: number) => number> {
  const all = (await source.read(box.content + 4, 4)).readUInt32BE(0);
  if (all > 0) return () => all;
  const each = await tableOf(source, box, 8, 4);
  return (sample) => (sample * 4 + 4 <= each.length ? each.readUInt32BE(sample * 4) : 0);
}

/** The rows of a table box. @param countAt offset of the row count in its content @param width bytes per row */
async function tableOf(source: ByteSource, box: Box, countAt: number, width: number): Promise<Buffer> {
  const count = (await source.read(box.content + countAt, 4)).readUInt32BE(0);
  const from = box.content + countAt + 4;
  if (count > maxSamples || from + count * width > box.end) throw brokenVideo();
  return source.read(from, count * width);
}
