import { UnusableFile } from '../unusable-file.ts';
import { brokenVideo, type ByteSource } from './byte-source.ts';
import type { ByteEdit } from './byte-edits.ts';
import { blankBox, boxesIn, type Box } from './iso-boxes.ts';
import { boxAt, readTrack, samplesOf, type IsoTrack } from './iso-tracks.ts';
import type { VideoPlan } from './video-plan.ts';

/** The boxes that are kept, by their parent; all others become free space. */
const keptBoxes: Readonly<Record<string, ReadonlySet<string>>> = {
  file: words('ftyp styp moov moof mdat sidx'),
  moov: words('mvhd trak mvex'),
  trak: words('tkhd edts mdia'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  dinf: words('dref'),
  stbl: words('stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh stps sdtp sbgp sgpd subs'),
  mvex: words('mehd trex'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sdtp sbgp sgpd subs'),
};
const timestampedBoxes = words('mvhd tkhd mdhd');

/**
 * The edits that remove location, times, names and everything except video and audio from an MP4 or QuickTime file.
 * @throws UnusableFile
 */
export async function planIso(source: ByteSource): Promise<VideoPlan> {
  const top = await boxesIn(source, 0, source.size);
  if (top[0]?.type !== 'ftyp') throw brokenVideo();
  const [movie, another] = top.filter(({ type }) => type === 'moov');
  if (movie === undefined || another !== undefined || !top.some(({ type }) => type === 'mdat'))
    throw brokenVideo();
  const edits = await editsIn(source, 'file', top);
  const tracks: IsoTrack[] = [];
  for (const box of await boxesIn(source, movie.content, movie.end)) {
    if (box.type !== 'trak') continue;
    const track = await readTrack(source, box);
    if (track.isPicture || track.isSound) tracks.push(track);
    else edits.push(...(await samplesOf(source, box)), ...blankBox(box));
    await checkData(source, box);
  }
  const shown = tracks.find(({ isPicture }) => isPicture);
  if (shown === undefined || shown.width === 0 || shown.height === 0)
    throw new UnusableFile('这个文件里没有画面，请换一个视频');
  const { width, height } = shown;
  return { edits, width, height, duration: await durationOf(source, await boxAt(source, movie, 'mvhd')) };
}

async function editsIn(source: ByteSource, parent: string, boxes: readonly Box[]): Promise<ByteEdit[]> {
  const edits: ByteEdit[] = [];
  for (const box of boxes) {
    if (!keptBoxes[parent]?.has(box.type)) edits.push(...blankBox(box));
    else if (Object.hasOwn(keptBoxes, box.type))
      edits.push(...(await editsIn(source, box.type, await boxesIn(source, box.content, box.end))));
    else if (timestampedBoxes.has(box.type)) {
      // creation and modification time, after version and flags
      const isLong = (await source.read(box.content, 1))[0] === 1;
      edits.push({ from: box.content + 4, to: Math.min(box.end, box.content + (isLong ? 20 : 12)) });
    }
  }
  return edits;
}

/** The data of a track must be in this file: players would fetch an external address. */
async function checkData(source: ByteSource, track: Box): Promise<void> {
  const references = await boxAt(source, track, 'mdia', 'minf', 'dinf', 'dref');
  for (const { content } of await boxesIn(source, references.content + 8, references.end))
    if (((await source.read(content, 4)).readUInt32BE(0) & 1) === 0) throw brokenVideo();
}

async function durationOf(source: ByteSource, { content }: Box): Promise<number> {
  const isLong = (await source.read(content, 1))[0] === 1;
  const numbers = await source.read(content + (isLong ? 20 : 12), isLong ? 12 : 8);
  const scale = numbers.readUInt32BE(0);
  const units = isLong ? Number(numbers.readBigUInt64BE(4)) : numbers.readUInt32BE(4);
  // fragmented files do not state their duration
  const isKnown = scale > 0 && units < (isLong ? Number.MAX_SAFE_INTEGER : 0xffff_ffff);
  return isKnown ? Math.round(units / scale) : 0;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
