import * as v from 'valibot';
import type { Schemas } from '../../../contract/schemas.ts';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import type { RoomRow } from '../room/room-rows.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { textsShape } from '../../shared/json-shapes.ts';

/** One quality of a film that the gateway serves in segments. */
const pieceLineShape = v.object({
  /** its height in lines, and the name of its playlist */
  lines: v.number(),
  width: v.number(),
  /** bits a second at most */
  bandwidth: v.number(),
  codecs: v.string(),
  /** address of the initialization segment */
  head: v.string(),
  /** addresses of the media segments, in order */
  pieces: textsShape,
});

const sourceShape = v.variant('kind', [
  v.object({ kind: v.literal('pieces'), seconds: v.number(), lines: v.array(pieceLineShape) }),
  v.object({ kind: v.literal('outside'), url: v.string() }),
]);

export type PieceLine = v.InferOutput<typeof pieceLineShape>;
/** Where a live's film comes from: segments that this gateway serves as time passes, or a playlist on another server. */
export type LiveSource = v.InferOutput<typeof sourceShape>;

const readSource = jsonColumn('live_rooms', 'source_json', sourceShape);

export function sourceOf({
  id,
  source_json: json,
}: Pick<RoomRow, 'id' | 'source_json'>): LiveSource | undefined {
  return json === null ? undefined : readSource(json, id);
}

const onAir: ReadonlySet<LiveState> = new Set(['living', 'paused']);

/** What a live plays in its state; nothing before it begins, and nothing between its end and its replay. */
export function playOf(
  row: Pick<RoomRow, 'id' | 'state' | 'source_json' | 'replay_url'>,
): Schemas['LivePlay'] | undefined {
  const source = sourceOf(row);
  const live = onAir.has(row.state);
  if (!live && row.state !== 'replay') return undefined;
  if (!live && row.replay_url !== null) return { url: row.replay_url, live };
  if (source === undefined) return undefined;
  // an address of its own for the replay, so that no player takes the one for the other
  const own = `/media/live/${row.id}/${live ? 'live' : 'replay'}.m3u8`;
  return { url: source.kind === 'outside' ? source.url : own, live };
}
