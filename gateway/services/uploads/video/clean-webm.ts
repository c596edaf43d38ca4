import { UnusableFile } from '../unusable-file.ts';
import { brokenVideo, type ByteSource } from './byte-source.ts';
import { blankElement, elementAt, elementsIn, type Element } from './ebml.ts';
import type { ByteEdit } from './byte-edits.ts';
import type { VideoPlan } from './video-plan.ts';

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  track: 0xae,
  trackType: 0x83,
  trackName: 0x536e,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

const keptSegmentIds = new Set<number>([ids.seekHead, ids.info, ids.tracks, ids.cues, ids.cluster]);
const keptInfoIds = new Set<number>([ids.scale, ids.duration, ids.muxingApp, ids.writingApp]);
/** elements allowed in a cluster of unknown size: times, blocks and block groups */
const clusterIds = new Set<number>([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0xec, 0xbf]);
const codecs = new Set(['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC']);
const kinds = { video: 1, audio: 2 } as const;

/**
 * The edits that remove tags, titles, times, attachments and everything except video and audio from a WebM file.
 * @throws UnusableFile
 */
export async function planWebm(source: ByteSource): Promise<VideoPlan> {
  const header = await elementAt(source, 0, source.size);
  if (header.id !== ids.header || header.isOpen) throw brokenVideo();
  const docType = (await elementsIn(source, header.content, header.end)).find(({ id }) => id === ids.docType);
  if (docType === undefined || !/^webm\0*$/.test(await textOf(source, docType)))
    throw new UnusableFile('这个视频的格式网页放不出来，请转成 MP4 后再发');
  const segment = await elementAt(source, header.end, source.size);
  if (segment.id !== ids.segment || segment.end < source.size) throw brokenVideo();

  const parts = await partsOf(source, segment);
  const [info, tracks] = [find(parts, ids.info), find(parts, ids.tracks)];
  const entries = await elementsIn(source, tracks.content, tracks.end);
  const about = await elementsIn(source, info.content, info.end);
  const edits: ByteEdit[] = [
    ...parts.filter(({ id }) => !keptSegmentIds.has(id)).flatMap(blankElement),
    ...about.filter(({ id }) => !keptInfoIds.has(id)).flatMap(blankElement),
  ];
  let size: { width: number; height: number } | undefined;
  for (const entry of entries) {
    if (entry.id !== ids.track) continue;
    const fields = await elementsIn(source, entry.content, entry.end);
    edits.push(...fields.filter(({ id }) => id === ids.trackName).flatMap(blankElement));
    const kind = await numberOf(source, find(fields, ids.trackType));
    if (kind === kinds.video) size ??= await sizeOf(source, fields);
    else if (kind !== kinds.audio) throw brokenVideo();
  }
  if (size === undefined || size.width === 0 || size.height === 0)
    throw new UnusableFile('这个文件里没有画面，请换一个视频');
  return { edits, ...size, duration: await durationOf(source, about) };
}

/** The children of a segment. A cluster of unknown size ends at the first element that cannot be in a cluster. */
async function partsOf(source: ByteSource, segment: Element): Promise<Element[]> {
  const parts: Element[] = [];
  for (let start = segment.content; start < segment.end;) {
    const part = await elementAt(source, start, segment.end);
    if (part.isOpen && part.id !== ids.cluster) throw brokenVideo();
    const end = part.isOpen ? await endOfCluster(source, part) : part.end;
    parts.push({ ...part, end });
    start = end;
  }
  return parts;
}

async function endOfCluster(source: ByteSource, { content, end }: Element): Promise<number> {
  for (let at = content; at < end;) {
    const inner = await elementAt(source, at, end);
    if (!clusterIds.has(inner.id)) return at;
    if (inner.isOpen) throw brokenVideo();
    at = inner.end;
  }
  return end;
}

async function sizeOf(source: ByteSource, fields: readonly Element[]) {
  if (!codecs.has((await textOf(source, find(fields, ids.codec))).replace(/\0+$/, '')))
    throw new UnusableFile('这个视频的编码网页放不出来，请转成 MP4（H.264）后再发');
  const video = find(fields, ids.video);
  const shape = await elementsIn(source, video.content, video.end);
  return {
    width: await numberOf(source, find(shape, ids.width)),
    height: await numberOf(source, find(shape, ids.height)),
  };
}

async function durationOf(source: ByteSource, about: readonly Element[]): Promise<number> {
  const duration = about.find(({ id }) => id === ids.duration);
  const scale = about.find(({ id }) => id === ids.scale);
  if (duration === undefined) return 0;
  const bytes = await source.read(duration.content, duration.end - duration.content);
  if (bytes.length !== 4 && bytes.length !== 8) throw brokenVideo();
  const units = bytes.length === 4 ? bytes.readFloatBE(0) : bytes.readDoubleBE(0);
  // unit in nanoseconds; 1 ms by default
  const seconds = (units * (scale ? await numberOf(source, scale) : 1e6)) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.round(seconds), 86_400) : 0;
}

function find(elements: readonly Element[], wanted: number): Element {
  const element = elements.find(({ id }) => id === wanted);
  if (element === undefined) throw brokenVideo();
  return element;
}

async function numberOf(source: ByteSource, { content, end }: Element): Promise<number> {
  if (end - content > 6 || end === content) throw brokenVideo();
  return (await source.read(content, end - content)).readUIntBE(0, end - content);
}

async function textOf(source: ByteSource, { content, end }: Element): Promise<string> {
  return (await source.read(content, Math.min(64, end - content))).toString('latin1');
}
