import type { Load } from '#machines/gallery/gallery.machine.ts';
import { memo, useLayoutEffect, useRef, type CSSProperties, type SyntheticEvent } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { Button } from '#ui/control/button.tsx';
import { classNames } from '#ui/state/class-names.ts';
import type { GalleryParts } from './gallery-actor.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { gap } from './measures.ts';
import styles from './slide.module.css';
import { useOriginal } from './slot-image.tsx';

interface SlideProps {
  readonly gallery: GalleryParts;
  /** in the row, from 0 on; past its ends for the slot of a neighbour that is none */
  readonly place: number;
  /** undefined where there is nothing to show */
  readonly picture: GalleryPicture | undefined;
  readonly state: Load['state'];
  readonly retries: number;
  readonly isCurrent: boolean;
  /** or only its colour stands in its place, until the reader comes to it */
  readonly isFetched: boolean;
  readonly isSlow: boolean;
  readonly isZoomed: boolean;
}

/** A picture in its place of the row, or what stands for it. */
export const Slide = memo(function Slide(props: SlideProps) {
  const { gallery, place, picture, state, retries, isCurrent, isFetched, isSlow, isZoomed } = props;
  const { actor, stage } = gallery;
  const box = useRef<HTMLDivElement>(null);
  const original = useOriginal(picture?.url, isCurrent && state === 'shown', isZoomed);

  useLayoutEffect(() => (box.current ? stage.holdPicture(place, box.current) : undefined), [stage, place]);

  function arrive({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
    gallery.learnSize(place, { width: image.naturalWidth, height: image.naturalHeight });
    const tell = () => actor.send({ type: 'image.loaded', index: place });
    // a picture that is still to be decoded would show a moment too late
    image.decode().then(tell, tell);
  }

  return (
    <div
      className={styles.slide}
      style={{ left: `calc(${place} * (100% + ${gap}px))` }}
      aria-hidden={!isCurrent}
    >
      <div ref={box} className={styles.picture} data-current={isCurrent ? '' : undefined}>
        {picture && state === 'coming' && <span className={styles.ground} style={groundOf(picture)} />}
        {picture && isFetched && state !== 'failed' && (
          <img
            key={`${place} ${retries}`}
            className={styles.image}
            {...(original === undefined
              ? { ...pictureSources(picture.url), sizes: 'min(100vw, 640px)' }
              : { src: original })}
            alt={picture.alt}
            draggable={false}
            fetchPriority={isCurrent ? 'high' : 'low'}
            onLoad={arrive}
            onError={() => actor.send({ type: 'image.failed', index: place })}
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
          <Button onClick={() => actor.send({ type: 'retry.asked' })}>重新加载</Button>
        </div>
      )}
    </div>
  );
});

/** The picture's colour in its shape, until it is there. */
function groundOf({ color, size }: GalleryPicture): CSSProperties {
  const ratio = size ? size.width / size.height : 3 / 2;
  return { '--picture-color': color, '--picture-ratio': ratio } as CSSProperties;
}
