import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon, NextIcon, PreviousIcon } from '#ui/icons/gallery.tsx';
import type { GalleryParts } from './gallery-actor.ts';
import styles from './gallery-controls.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { PictureActions } from './picture-actions.tsx';

interface GalleryControlsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly gallery: GalleryParts;
  readonly pictures: readonly GalleryPicture[];
}

/** What stands over the picture: which it is, what it shows, and what to do with it. Out of the way while it is zoomed. */
export function GalleryControls({ ref, gallery: { actor }, pictures }: GalleryControlsProps) {
  const index = useSelector(actor, ({ context }) => context.index);
  const isZoomed = useSelector(actor, (snapshot) => snapshot.hasTag('zoomed'));
  const total = pictures.length;
  const picture = pictures[index];
  return (
    <div ref={ref} className={styles.controls} data-zoomed={isZoomed ? '' : undefined}>
      <div className={styles.top}>
        <p className={styles.counter} aria-hidden="true">
          {index + 1}/{total}
        </p>
        <p className={styles.spoken} role="status">
          第 {index + 1} 张，共 {total} 张
        </p>
        <IconButton label="关闭" icon={<CloseIcon />} onClick={() => actor.send({ type: 'close.asked' })} />
      </div>
      {total > 1 && (
        <div className={styles.sides}>
          <IconButton
            label="上一张"
            icon={<PreviousIcon />}
            disabled={index === 0}
            onClick={() => actor.send({ type: 'slide.previous' })}
          />
          <IconButton
            label="下一张"
            icon={<NextIcon />}
            disabled={index === total - 1}
            onClick={() => actor.send({ type: 'slide.next' })}
          />
        </div>
      )}
      {picture && (
        <div className={styles.bottom}>
          {picture.caption !== '' && <p className={styles.caption}>{picture.caption}</p>}
          <PictureActions url={picture.url} number={index + 1} />
        </div>
      )}
    </div>
  );
}
