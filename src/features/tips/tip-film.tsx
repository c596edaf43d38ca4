import styles from './tip-film.module.css';
import type { Tip } from './tip-types.ts';

/** The film of a tip. Nothing of it is fetched until it is played; it takes part in the one sound of the app by itself. */
export function TipFilm({ video: { url, poster } }: { readonly video: NonNullable<Tip['video']> }) {
  return (
    <video
      className={styles.film}
      src={url}
      {...(poster === undefined ? { preload: 'metadata' } : { preload: 'none', poster: poster.url })}
      controls
      playsInline
      aria-label="爆料视频"
    />
  );
}
