import type { Load } from '#machines/gallery/gallery.machine.ts';
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { Button } from '#ui/control/button.tsx';
import { classNames } from '#ui/state/class-names.ts';
import type { GalleryParts } from './gallery-actor.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { pictureGap } from './gallery-constants.ts';
import styles from './gallery-slide.module.css';
import { SlotImage } from './slot-image.tsx';

interface SlideProps {
  readonly gallery: GalleryParts;
  /** index in the row; out of range in the slot of a neighbour that does not exist */
  readonly place: number;
  /** undefined where there is nothing to show */
  readonly picture: GalleryPicture | undefined;
  readonly state: Load['state'];
  readonly retries: number;
  readonly isCurrent: boolean;
  /** its image is loaded; otherwise its colour reserves the place */
  readonly isWanted: boolean;
  readonly isSlow: boolean;
  readonly isZoomed: boolean;
}

/** A picture in its place of the row, its placeholder, or its error message. */
export const GallerySlide = memo(function Slide(props: SlideProps) {
  const { gallery, place, picture, state, retries, isCurrent, isWanted, isSlow, isZoomed } = props;
  const { actor, stage } = gallery;
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (box.current ? stage.holdPicture(place, box.current) : undefined), [stage, place]);

  return (
    <div
      className={styles.slide}
      style={{ left: `calc(${place} * (100% + ${pictureGap}px))` }}
      aria-hidden={!isCurrent}
    >
      <div ref={box} className={styles.picture} data-current={isCurrent ? '' : undefined}>
        {picture && state === 'coming' && <span className={styles.ground} style={groundOf(picture)} />}
        {picture && isWanted && state !== 'failed' && (
          <SlotImage
            key={`${place} ${retries}`}
            className={styles.image}
            {...pictureSources(picture.url)}
            sizes="min(100vw, 640px)"
            alt={picture.alt}
            isCurrent={isCurrent}
            original={picture.url}
            isZoomed={isZoomed}
            onLoaded={(size) => {
              gallery.learnSize(place, size);
              actor.send({ type: 'image.loaded', index: place });
            }}
            onFailed={() => actor.send({ type: 'image.failed', index: place })}
          />
        )}
      </div>
      {isSlow && (
        <p className={styles.state} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          图片有点大，正在加载…
        </p>
      )}
      {picture && state === 'failed' && (
        <div className={classNames(styles.state, styles.broken)} role={isCurrent ? 'alert' : undefined}>
          <p>这张图片没能加载出来</p>
          <Button onClick={() => actor.send({ type: 'retry.requested' })}>重新加载</Button>
        </div>
      )}
    </div>
  );
});

/** Placeholder: the picture's colour in its shape. */
function groundOf({ color, size }: GalleryPicture): CSSProperties {
  const ratio = size ? size.width / size.height : 3 / 2;
  return { '--picture-color': color, '--picture-ratio': ratio } as CSSProperties;
}
