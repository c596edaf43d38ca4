import styles from './tip-video.module.css';
import type { Tip } from './tip-types.ts';

/** Video of a tip, not loaded before it is played. The app's audio focus includes it. */
export function TipVideo({ video: { url, poster } }: { readonly video: NonNullable<Tip['video']> }) {
  return (
    <video
      className={styles.video}
      src={url}
      {...(poster === undefined ? { preload: 'metadata' } : { preload: 'none', poster: poster.url })}
      controls
      playsInline
      aria-label="爆料视频"
    />
  );
}
