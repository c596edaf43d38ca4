import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon, NextIcon, PreviousIcon } from '#ui/icons/gallery.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import styles from './gallery-controls.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { PictureActions } from './picture-actions.tsx';

interface GalleryControlsProps {
  readonly actor: ActorRefFrom<typeof galleryMachine>;
  /** from 0 */
  readonly index: number;
  readonly total: number;
  readonly picture: GalleryPicture | undefined;
  readonly isZoomed: boolean;
}

/** Counter, caption and buttons over the picture; hidden while it is zoomed. */
export const GalleryControls = memo(function GalleryControls(props: GalleryControlsProps) {
  const { actor, index, total, picture, isZoomed } = props;
  return (
    <div className={styles.controls} data-zoomed={isZoomed ? '' : undefined}>
      <div className={styles.top}>
        <p className={styles.counter} aria-hidden="true">
          {index + 1}/{total}
        </p>
        <p className={visuallyHiddenClass} role="status">
          第 {index + 1} 张，共 {total} 张
        </p>
        <IconButton
          label="关闭"
          icon={<CloseIcon />}
          onClick={() => actor.send({ type: 'close.requested' })}
        />
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
});
