import { LiveBadge } from '#ui/card/live-badge.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import { Video } from '#widgets/video/video.tsx';
import type { LiveRoom } from '../shared/live-types.ts';
import { roomNote } from '../shared/live-words.ts';
import styles from './room-stage.module.css';

/** Video of a live room or its poster, and its state. */
export function RoomStage({ room }: { readonly room: LiveRoom }) {
  const { state, play, cover, title } = room;
  const now = useNow();
  return (
    <>
      {play === undefined ? (
        <Picture
          url={cover.url}
          alt=""
          color={cover.color}
          ratio="16/9"
          sizes="min(100vw, 640px)"
          first
          square
        />
      ) : (
        <Video
          // a replay is another video than the live stream
          key={play.url}
          video={{ src: play.url, title: '', duration: 0, poster: cover.url, isLive: play.live }}
          about={title}
          first
          isHeld={state === 'paused'}
        />
      )}
      <p className={styles.note} role="status">
        <LiveBadge state={state} />
        <span>{roomNote(room, now)}</span>
      </p>
    </>
  );
}
