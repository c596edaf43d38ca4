import type { RoomEvent } from '#machines/live-room/live-room-setup.ts';
import { isLiveEvent } from './read-event.ts';

/**
 * Converts a streamed or polled event for the room's machine. An event of unknown kind keeps its sequence number, so that no
 * gap is detected.
 * @returns undefined without a sequence number
 */
export function roomEventOf(value: unknown): RoomEvent | undefined {
  if (typeof value !== 'object' || value === null || !('seq' in value) || typeof value.seq !== 'number')
    return undefined;
  const { seq } = value;
  if (!isLiveEvent(value)) return { seq };
  const phase = value.kind === 'removed' ? value.kind : value.state;
  return { seq, event: value, ...(phase !== undefined && { phase }) };
}
