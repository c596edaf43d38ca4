import type { Rendition } from './stream-source.ts';

/** segments in a live playlist: a player starts with three, and may be late by three more */
const segmentsInWindow = 6;
/** two hours of segments of two seconds */
const maxReplaySegments = 3600;

export interface Broadcast {
  readonly rendition: Rendition;
  /** duration of a segment */
  readonly seconds: number;
  /** seconds on air so far */
  readonly aired: number;
}

const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];

/** How many segments are available: each once it is complete, and at least one. */
export const segmentsAired = ({ seconds, aired }: Omit<Broadcast, 'rendition'>): number =>
  Math.max(1, Math.floor(aired / seconds));

/** File name of a segment, relative to its playlist. @param number counted over the time on air, without pauses */
const segmentName = ({ lines }: Rendition, number: number): string => `piece-${lines}-${number}.m4s`;

/**
 * The live playlist (RFC 8216): a window that moves with the time on air. A paused broadcast adds no segments, and resumes
 * with the next number.
 */
export function livePlaylist(broadcast: Broadcast, isOver: boolean): string {
  const next = segmentsAired(broadcast);
  return playlistOf(broadcast, { first: Math.max(0, next - segmentsInWindow), next, isOver });
}

/** The whole broadcast from the start. */
export function replayPlaylist(broadcast: Broadcast): string {
  const next = Math.min(maxReplaySegments, segmentsAired(broadcast));
  return playlistOf(broadcast, { first: 0, next, isOver: true, type: 'VOD' });
}

/** The multivariant playlist. @param nameOf file name of a rendition's playlist */
export function masterPlaylist(lines: readonly Rendition[], nameOf: (line: Rendition) => string): string {
  const entries = lines.flatMap((line) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${line.bandwidth},RESOLUTION=${line.width}x${line.lines},CODECS="${line.codecs}"`,
    nameOf(line),
  ]);
  return textOf([...head, ...entries]);
}

interface SegmentRange {
  /** number of the first segment, and of the one after the last */
  readonly first: number;
  readonly next: number;
  readonly isOver: boolean;
  readonly type?: 'VOD';
}

function playlistOf(
  { rendition: line, seconds }: Broadcast,
  { first, next, isOver, type }: SegmentRange,
): string {
  const list = Array.from({ length: next - first }, (_, index) => [
    `#EXTINF:${seconds.toFixed(6)},`,
    segmentName(line, first + index),
  ]);
  return textOf([
    ...head,
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(type === undefined ? [] : [`#EXT-X-PLAYLIST-TYPE:${type}`]),
    `#EXT-X-MAP:URI="${line.head}"`,
    ...list.flat(),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
  ]);
}

const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;
