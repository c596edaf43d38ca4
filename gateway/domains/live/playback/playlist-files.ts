import type { Database } from '../../../db/database.ts';
import { secondsAired } from './air-time.ts';
import { livePlaylist, masterPlaylist, segmentsAired, replayPlaylist } from './hls-playlist.ts';
import { sourceOf } from './stream-source.ts';

export interface PlaylistFile {
  readonly text: string;
  /** whether the content changes as time passes */
  readonly isMoving: boolean;
}

/**
 * A playlist of a video that this gateway serves in segments: `live.m3u8` and `replay.m3u8` list the renditions,
 * `live-<lines>.m3u8` and `replay-<lines>.m3u8` their segments. Undefined if there is no playlist of that name.
 */
export async function readPlaylist(
  db: Database,
  roomId: string,
  file: string,
  now: Date,
): Promise<PlaylistFile | undefined> {
  const [, kind, lines] = /^(live|replay)(?:-(\d{2,4}))?\.m3u8$/.exec(file) ?? [];
  if (kind === undefined) return undefined;
  const live = await startedLive(db, roomId, now);
  if (live === undefined || (kind === 'replay' && live.state !== 'replay')) return undefined;
  const { state, source, aired } = live;
  if (lines === undefined)
    return { text: masterPlaylist(source.lines, (one) => `${kind}-${one.lines}.m3u8`), isMoving: false };
  const rendition = source.lines.find((one) => one.lines === Number(lines));
  if (rendition === undefined) return undefined;
  const broadcast = { rendition, seconds: source.seconds, aired };
  if (kind === 'replay') return { text: replayPlaylist(broadcast), isMoving: false };
  const isOver = state === 'ended' || state === 'replay';
  return { text: livePlaylist(broadcast, isOver), isMoving: true };
}

/** The files that a segment is made from. */
export interface SegmentSource {
  /** address of the media segment */
  readonly file: string;
  /** address of its initialization segment */
  readonly head: string;
  /** seconds to add to the file's times, since the video is played in a loop */
  readonly shiftSeconds: number;
}

/** The files that `piece-<lines>-<number>.m4s` is made from. Undefined if there is no such segment, or not yet. */
export async function findSegment(
  db: Database,
  roomId: string,
  file: string,
  now: Date,
): Promise<SegmentSource | undefined> {
  const [, lines, digits] = /^piece-(\d{2,4})-(\d{1,8})\.m4s$/.exec(file) ?? [];
  if (digits === undefined) return undefined;
  const live = await startedLive(db, roomId, now);
  const rendition = live?.source.lines.find((one) => one.lines === Number(lines));
  const number = Number(digits);
  if (live === undefined || rendition === undefined) return undefined;
  const { seconds } = live.source;
  const { pieces, head } = rendition;
  const segment = pieces[number % pieces.length];
  if (segment === undefined || number >= segmentsAired({ seconds, aired: live.aired })) return undefined;
  const loops = Math.floor(number / pieces.length);
  return { file: segment, head, shiftSeconds: loops * pieces.length * seconds };
}

/** A live room that has started and whose video this gateway serves in segments. */
async function startedLive(db: Database, roomId: string, now: Date) {
  const row = await db
    .selectFrom('live_rooms')
    .select(['id', 'state', 'aired', 'on_air_since', 'source_json'])
    .where('id', '=', roomId)
    .where('removed_at', 'is', null)
    .where('state', '!=', 'preview')
    .executeTakeFirst();
  const source = row && sourceOf(row);
  if (row === undefined || source?.kind !== 'pieces') return undefined;
  return { state: row.state, source, aired: secondsAired(row, now) };
}
