import type { PieceLine } from './film-source.ts';

/** pieces that a player finds while a live is on air: enough to begin with three, and to be late by three */
const piecesInWindow = 6;
/** pieces of a replay: two hours of two seconds each */
const mostInReplay = 3600;

export interface Broadcast {
  readonly line: PieceLine;
  /** seconds of a piece */
  readonly seconds: number;
  /** seconds that the live has been on air */
  readonly aired: number;
}

const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];

/** How many pieces there are by now: one can be had once it is whole, and there always is one. */
export const piecesAired = ({ seconds, aired }: Omit<Broadcast, 'line'>): number =>
  Math.max(1, Math.floor(aired / seconds));

/** The name of a piece beside its playlist. @param number counted from when the live began, its pauses left out */
const pieceName = ({ lines }: PieceLine, number: number): string => `piece-${lines}-${number}.m4s`;

/**
 * What is on air now, as a window that moves with the time on air (RFC 8216): a live that pauses adds nothing, and goes on
 * with the next number.
 */
export function livePlaylist(broadcast: Broadcast, isOver: boolean): string {
  const next = piecesAired(broadcast);
  return playlistOf(broadcast, { first: Math.max(0, next - piecesInWindow), next, isOver });
}

/** All that was on air, from its beginning. */
export function replayPlaylist(broadcast: Broadcast): string {
  const next = Math.min(mostInReplay, piecesAired(broadcast));
  return playlistOf(broadcast, { first: 0, next, isOver: true, type: 'VOD' });
}

/** The qualities of a film. @param nameOf name of a quality's playlist */
export function masterPlaylist(lines: readonly PieceLine[], nameOf: (line: PieceLine) => string): string {
  const entries = lines.flatMap((line) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${line.bandwidth},RESOLUTION=${line.width}x${line.lines},CODECS="${line.codecs}"`,
    nameOf(line),
  ]);
  return textOf([...head, ...entries]);
}

interface Pieces {
  /** number of the first piece, and of the one after the last */
  readonly first: number;
  readonly next: number;
  readonly isOver: boolean;
  readonly type?: 'VOD';
}

function playlistOf({ line, seconds }: Broadcast, { first, next, isOver, type }: Pieces): string {
  const list = Array.from({ length: next - first }, (_, index) => [
    `#EXTINF:${seconds.toFixed(6)},`,
    pieceName(line, first + index),
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
