import { LivesPage } from './list/lives-page.tsx';
import type { LiveVariant } from './shared/live-types.ts';
import { RoomPage } from './room-page.tsx';

interface LivePagesProps {
  readonly variant: LiveVariant;
  /** undefined where the address names none */
  readonly roomId: string | undefined;
  /** by whose code the reader comes */
  readonly invitation?: string | undefined;
  /** which of the pictures from the scene the address opens, from 1 on */
  readonly picture: number | undefined;
}

/** 直播: one room, or all lives. Loaded by `loadLiving`. */
export function LivePages({ roomId, ...rest }: LivePagesProps) {
  // another room is another page: nothing of the one before goes on
  return roomId === undefined ? (
    <LivesPage variant={rest.variant} />
  ) : (
    <RoomPage key={roomId} roomId={roomId} {...rest} />
  );
}
