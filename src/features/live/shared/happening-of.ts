import type { Happening } from '#machines/live-room/live-room-setup.ts';
import { isLiveEvent } from './read-event.ts';

/**
 * What came by the stream or was asked for, as the room's machine takes it. An event that this page does not know keeps
 * its number, so that what comes after it is not waited for.
 * @returns undefined for what has no number
 */
export function happeningOf(value: unknown): Happening | undefined {
  if (typeof value !== 'object' || value === null || !('seq' in value) || typeof value.seq !== 'number')
    return undefined;
  const { seq } = value;
  if (!isLiveEvent(value)) return { seq };
  const phase = value.kind === 'removed' ? value.kind : value.state;
  return { seq, event: value, ...(phase !== undefined && { phase }) };
}
