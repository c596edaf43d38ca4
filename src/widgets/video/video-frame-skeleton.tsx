import type { VideoSize } from '#lib/media/video-source.ts';
import { classNames } from '#ui/state/class-names.ts';
import { SkeletonBox } from '#ui/state/skeleton.tsx';
import { frameShape } from './video-frame.ts';
import styles from './video.module.css';

/** Placeholder of a video. @param size of the picture, if known */
export function VideoFrameSkeleton({ size }: { readonly size: VideoSize | undefined }) {
  return (
    <div className={classNames(styles.frame, styles.waiting)} {...frameShape(size)}>
      <SkeletonBox ratio="auto" />
    </div>
  );
}
