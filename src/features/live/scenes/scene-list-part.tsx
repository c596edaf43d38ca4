import type { LiveRoom } from '../shared/live-types.ts';
import { SceneFeed } from './scene-feed.tsx';
import { useLiveRoom } from '../shared/use-live-room.ts';

interface SceneListPartProps {
  readonly room: LiveRoom;
  readonly picture: number | undefined;
}

/** All that is told from the scene, followed as it is told. */
export function SceneListPart({ room, picture }: SceneListPartProps) {
  return <SceneFeed room={room} desk={useLiveRoom(room)} picture={picture} />;
}
