import type { FilmSize } from '#lib/media/film.ts';
import { classNames } from '#ui/state/class-names.ts';
import { SkeletonBox } from '#ui/state/skeleton.tsx';
import { frameShape } from './film-frame.ts';
import styles from './video.module.css';

/** Stands for a film in a page while that loads. @param size of its picture, where it is known already */
export function FilmSkeleton({ size }: { readonly size: FilmSize | undefined }) {
  return (
    <div className={classNames(styles.frame, styles.waiting)} {...frameShape(size)}>
      <SkeletonBox ratio="auto" />
    </div>
  );
}
