import type { LiveEvent, LiveRoom } from './live-types.ts';

/** A room after an event; the same object if nothing changes. */
export function roomAfter(room: LiveRoom, { kind, state, play, chat, scene, at }: LiveEvent): LiveRoom {
  if (kind === 'chat' && chat !== undefined) return { ...room, chat };
  // pictures of a scene belong to the room's album
  if (kind === 'scene' && scene !== undefined && scene.pictures.length > 0)
    return { ...room, pictures: room.pictures + scene.pictures.length };
  if (kind !== 'state' || state === undefined) return room;
  // a state without a source has nothing to play
  const { play: _, ...rest } = room;
  return {
    ...rest,
    state,
    ...(play && { play }),
    ...(state === 'living' && room.beganAt === undefined && { beganAt: at }),
    ...(state === 'ended' && { endedAt: at }),
  };
}
