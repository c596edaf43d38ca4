import { Link } from '@tanstack/react-router';
import { addressId } from '#lib/story/live-search.ts';
import { NineGrid, pictureLabel } from '#ui/list/nine-grid.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { Video } from '#widgets/video/video.tsx';
import type { LiveScene } from '../shared/live-types.ts';
import styles from '../shared/scene-item.module.css';

interface SceneItemProps {
  readonly roomId: string;
  readonly scene: LiveScene;
  /** number of pictures in earlier scenes: the gallery numbers them all */
  readonly before: number;
}

/** An item of the scene feed. */
export function SceneItem({ roomId, scene: { id, by, text, pictures, video, at }, before }: SceneItemProps) {
  return (
    <article className={styles.scene}>
      <Link
        to="/living/components/scene"
        search={{ id: addressId(roomId), scene: id }}
        preload="intent"
        className={styles.meta}
      >
        <span className={styles.by}>{by}</span> <RelativeTime at={at} />
      </Link>
      {text.split('\n').map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
      <NineGrid
        pictures={pictures}
        renderLink={(number, picture, shown) => (
          // before hydration the link opens the picture’s URL
          <a
            href={`?picture=${before + number}`}
            data-picture={before + number}
            aria-label={pictureLabel(number, picture)}
            aria-haspopup="dialog"
          >
            {shown}
          </a>
        )}
      />
      {video !== undefined && (
        <Video
          video={{
            src: video.url,
            title: '',
            duration: video.duration,
            ...(video.poster && { poster: video.poster.url }),
          }}
          about={`${by}的现场视频`}
        />
      )}
    </article>
  );
}
