import type { Schemas } from '../../contract/schemas.ts';
import type { LiveState } from '../../db/tables/live-tables.ts';
import type { RoomRow } from './room-rows.ts';

/** One quality of a film that the gateway sends out piece by piece. */
export interface PieceLine {
  /** its height in lines, and the name of its playlist */
  readonly lines: number;
  readonly width: number;
  /** bits a second at most */
  readonly bandwidth: number;
  readonly codecs: string;
  /** address of the head that all pieces need */
  readonly head: string;
  /** addresses of the pieces, in their order */
  readonly pieces: readonly string[];
}

/** Where a live's film comes from: pieces that this gateway sends out as the clock goes, or a playlist elsewhere. */
export type LiveSource =
  | { readonly kind: 'pieces'; readonly seconds: number; readonly lines: readonly PieceLine[] }
  | { readonly kind: 'outside'; readonly url: string };

/** A row's source, which this code alone writes. */
export function sourceOf({ source_json: json }: Pick<RoomRow, 'source_json'>): LiveSource | undefined {
  return json === null ? undefined : (JSON.parse(json) as LiveSource);
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
