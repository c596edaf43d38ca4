import { pictureSources } from '#lib/media/pictures.ts';
import type { StoryPicture } from '#lib/story/story-pictures.ts';
import styles from './atlas-page.module.css';

/** One picture of an atlas where its row will have it. */
export function AtlasStill({ picture }: { readonly picture: StoryPicture | undefined }) {
  if (picture === undefined) return null;
  return (
    <img
      className={styles.still}
      {...pictureSources(picture.url)}
      sizes="min(100vw, 640px)"
      alt={picture.alt}
      fetchPriority="high"
      decoding="async"
    />
  );
}
