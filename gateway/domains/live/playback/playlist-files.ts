import type { Database } from '../../../db/database.ts';
import { secondsAired } from './air-time.ts';
import { livePlaylist, masterPlaylist, piecesAired, replayPlaylist } from './hls-playlist.ts';
import { sourceOf } from './film-source.ts';

export interface PlaylistFile {
  readonly text: string;
  /** it is another one soon */
  readonly moves: boolean;
}

/**
 * A playlist of a live whose pieces this gateway sends out: `live.m3u8` and `replay.m3u8` name the qualities, and
 * `live-<lines>.m3u8` and `replay-<lines>.m3u8` are theirs. Undefined where there is none of that name.
 */
export async function readPlaylist(
  db: Database,
  roomId: string,
  file: string,
  now: Date,
): Promise<PlaylistFile | undefined> {
  const [, kind, lines] = /^(live|replay)(?:-(\d{2,4}))?\.m3u8$/.exec(file) ?? [];
  if (kind === undefined) return undefined;
  const live = await begunLive(db, roomId, now);
  if (live === undefined || (kind === 'replay' && live.state !== 'replay')) return undefined;
  const { state, source, aired } = live;
  if (lines === undefined)
    return { text: masterPlaylist(source.lines, (line) => `${kind}-${line.lines}.m3u8`), moves: false };
  const line = source.lines.find((one) => one.lines === Number(lines));
  if (line === undefined) return undefined;
  const broadcast = { line, seconds: source.seconds, aired };
  if (kind === 'replay') return { text: replayPlaylist(broadcast), moves: false };
  const isOver = state === 'ended' || state === 'replay';
  return { text: livePlaylist(broadcast, isOver), moves: true };
}

/** What a piece of a live is made of. */
export interface PieceParts {
  /** addresses of the file, and of the head that belongs to it */
  readonly file: string;
  readonly head: string;
  /** seconds by which it is later than the file says: the film began anew so often */
  readonly laterBy: number;
}

/** What `piece-<lines>-<number>.m4s` of a live is made of. Undefined where there is none of that name, or not yet. */
export async function findPiece(
  db: Database,
  roomId: string,
  file: string,
  now: Date,
): Promise<PieceParts | undefined> {
  const [, lines, digits] = /^piece-(\d{2,4})-(\d{1,8})\.m4s$/.exec(file) ?? [];
  if (digits === undefined) return undefined;
  const live = await begunLive(db, roomId, now);
  const line = live?.source.lines.find((one) => one.lines === Number(lines));
  const number = Number(digits);
  if (live === undefined || line === undefined) return undefined;
  const { seconds } = live.source;
  const { pieces, head } = line;
  const piece = pieces[number % pieces.length];
  if (piece === undefined || number >= piecesAired({ seconds, aired: live.aired })) return undefined;
  const turn = Math.floor(number / pieces.length);
  return { file: piece, head, laterBy: turn * pieces.length * seconds };
}

/** A live that has begun and whose pieces this gateway sends out. */
async function begunLive(db: Database, roomId: string, now: Date) {
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
