import * as v from 'valibot';
import type { Schemas } from '../../../contract/schemas.ts';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import type { RoomRow } from '../room/room-rows.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { textsShape } from '../../shared/json-shapes.ts';

/** One quality of a video that the gateway serves in segments; stored, so its keys cannot be renamed. */
const renditionShape = v.object({
  /** height in px, also in the names of its files */
  lines: v.number(),
  width: v.number(),
  /** peak, bit/s */
  bandwidth: v.number(),
  codecs: v.string(),
  /** address of the initialization segment */
  head: v.string(),
  /** addresses of the media segments, in order */
  pieces: textsShape,
});

const sourceShape = v.variant('kind', [
  v.object({ kind: v.literal('pieces'), seconds: v.number(), lines: v.array(renditionShape) }),
  v.object({ kind: v.literal('outside'), url: v.string() }),
]);

export type Rendition = v.InferOutput<typeof renditionShape>;
/** Where a live's video comes from: segments that this gateway serves as time passes, or a playlist on another server. */
export type StreamSource = v.InferOutput<typeof sourceShape>;

const readSource = jsonColumn('live_rooms', 'source_json', sourceShape);

export function sourceOf({
  id,
  source_json: json,
}: Pick<RoomRow, 'id' | 'source_json'>): StreamSource | undefined {
  return json === null ? undefined : readSource(json, id);
}

const onAirStates: ReadonlySet<LiveState> = new Set(['living', 'paused']);

/** What a room plays in its state: nothing before the start, and nothing between the end and the replay. */
export function playOf(
  row: Pick<RoomRow, 'id' | 'state' | 'source_json' | 'replay_url'>,
): Schemas['LivePlay'] | undefined {
  const source = sourceOf(row);
  const live = onAirStates.has(row.state);
  if (!live && row.state !== 'replay') return undefined;
  if (!live && row.replay_url !== null) return { url: row.replay_url, live };
  if (source === undefined) return undefined;
  // the replay has another address, so that no cache or player mixes up the two playlists
  const own = `/media/live/${row.id}/${live ? 'live' : 'replay'}.m3u8`;
  return { url: source.kind === 'outside' ? source.url : own, live };
}
