import type { LiveRoom } from '../shared/live-types.ts';
import { SceneFeed } from './scene-feed.tsx';
import { useLiveRoom } from '../shared/use-live-room.ts';

interface SceneListPartProps {
  readonly room: LiveRoom;
  readonly picture: number | undefined;
}

/** The whole scene feed with live updates. */
export function SceneListPart({ room, picture }: SceneListPartProps) {
  return <SceneFeed room={room} store={useLiveRoom(room)} picture={picture} />;
}
