import { LivesPage } from './list/lives-page.tsx';
import type { LiveVariant } from './shared/live-types.ts';
import { RoomPage } from './room-page.tsx';

interface LivePagesProps {
  readonly variant: LiveVariant;
  /** undefined if the URL names none */
  readonly roomId: string | undefined;
  /** invitation code in the URL */
  readonly invitation?: string | undefined;
  /** number of the scene picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** 直播: one room, or all lives. Data is loaded by `loadLiving`. */
export function LivePages({ roomId, ...rest }: LivePagesProps) {
  // keyed: another room starts without state of the previous one
  return roomId === undefined ? (
    <LivesPage variant={rest.variant} />
  ) : (
    <RoomPage key={roomId} roomId={roomId} {...rest} />
  );
}
