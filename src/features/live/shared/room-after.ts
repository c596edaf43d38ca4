import type { LiveEvent, LiveRoom } from './live-types.ts';

/** A room after something that happened in it; the same one where that changes nothing of it. */
export function roomAfter(room: LiveRoom, { kind, state, play, chat, scene, at }: LiveEvent): LiveRoom {
  if (kind === 'chat' && chat !== undefined) return { ...room, chat };
  // the pictures of a scene are in the live's album as well
  if (kind === 'scene' && scene !== undefined && scene.pictures.length > 0)
    return { ...room, pictures: room.pictures + scene.pictures.length };
  if (kind !== 'state' || state === undefined) return room;
  // a state without a film has nothing to play, whatever was played before
  const { play: _, ...rest } = room;
  return {
    ...rest,
    state,
    ...(play && { play }),
    ...(state === 'living' && room.beganAt === undefined && { beganAt: at }),
    ...(state === 'ended' && { endedAt: at }),
  };
}
