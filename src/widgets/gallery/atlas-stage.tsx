import { shallowEqual, useSelector } from '@xstate/react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { SnapshotFrom } from 'xstate';
import type { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { watchWindowSize } from '#platform/lifecycle/window-size.ts';
import styles from './atlas-stage.module.css';
import { createGallery } from './gallery-actor.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { asPage } from './gallery-transition.ts';
import { watchGalleryKeys } from './gallery-keys.ts';
import { pictureGap } from './gallery-constants.ts';
import slide from './gallery-slide.module.css';
import { GallerySlide } from './gallery-slide.tsx';
import { indexInSlot, shouldLoad, slots } from './picture-slots.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { watchGalleryPointers } from './use-gallery.ts';

/** State of the pictures, for what is rendered over them. */
export interface AtlasView {
  /** from 0; the number of pictures for the end page */
  readonly index: number;
  readonly isZoomed: boolean;
  /** Goes to a picture, or to the end page with the number of pictures; undefined until the row is loaded. */
  readonly show: ((index: number) => void) | undefined;
}

export interface AtlasStageProps {
  /** element around the row and its overlay, whose keys and size are those of the gallery */
  readonly root: RefObject<HTMLElement | null>;
  /** at least one */
  readonly pictures: readonly GalleryPicture[];
  /** index of the first picture shown */
  readonly first: number;
  /** end page after the last picture */
  readonly renderEnd: (show: (index: number) => void) => ReactNode;
  readonly onView: (view: AtlasView) => void;
  /** on a picture */
  readonly onTap: () => void;
  /** Escape, or another way to close */
  readonly onLeave: () => void;
}

/** The row and the machine of a gallery that is a page, with the current picture in the URL. */
export function AtlasStage({ root, pictures, first, renderEnd, onView, onTap, onLeave }: AtlasStageProps) {
  const [gallery] = useState(() => createGallery(asPage(pictures.length)));
  const { actor, stage } = gallery;
  const { isOpen, isZoomed, isSlow, index, loads } = useSelector(actor, viewOf, shallowEqual);
  const fetchesAhead = useFetchAhead()();
  const pane = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onTap, onLeave });
  useEffect(() => {
    handlers.current = { onTap, onLeave };
  });

  useLayoutEffect(() => {
    if (root.current === null || pane.current === null || row.current === null) return;
    const stops = [
      stage.holdRow(row.current),
      watchGalleryPointers(gallery, pane.current, () => {
        // on the end page a tap is for its links
        if (stage.index < pictures.length) handlers.current.onTap();
      }),
      watchGalleryKeys(gallery, root.current),
    ];
    // the end page takes a place in the row
    gallery.setPage({ pictures: [...pictures, endPage], thumbnailOf: () => undefined });
    actor.start();
    gallery.open({ index: first, from: 'address' });
    gallery.enter(() => undefined);
    actor.send({ type: 'image.loaded', index: pictures.length });
    const leaving = actor.subscribe((snapshot) => {
      if (snapshot.matches('closing')) handlers.current.onLeave();
    });
    stops.push(
      watchWindowSize((size) => stage.resize(size)),
      watchNetwork(({ online }) => online && actor.send({ type: 'retry.requested' })),
      () => leaving.unsubscribe(),
    );
    return () => {
      stops.forEach((stop) => stop());
      actor.send({ type: 'page.left' });
    };
  }, [gallery, actor, stage, root, pictures, first]);

  // the stage handles keys, so it needs the focus
  useEffect(() => root.current?.focus({ preventScroll: true }), [root]);

  const show = useCallback((to: number) => actor.send({ type: 'slide.to', index: to }), [actor]);
  // before the paint: the overlay never shows the number of another picture
  useLayoutEffect(() => onView({ index, isZoomed, show }), [onView, index, isZoomed, show]);
  const total = pictures.length;
  return (
    <div ref={pane} className={styles.pane}>
      <div ref={row} className={styles.row}>
        {slots.map((slot) => {
          const place = indexInSlot(slot, index);
          const load = loads[place];
          const isCurrent = place === index;
          if (place === total)
            return (
              <div
                key={slot}
                className={slide.slide}
                style={{ left: `calc(${place} * (100% + ${pictureGap}px))` }}
                inert={!isCurrent}
              >
                {renderEnd(show)}
              </div>
            );
          return (
            <GallerySlide
              key={slot}
              gallery={gallery}
              place={place}
              picture={isOpen ? pictures[place] : undefined}
              state={load?.state ?? 'coming'}
              retries={load?.retries ?? 0}
              isCurrent={isCurrent}
              isWanted={shouldLoad({
                isCurrent,
                isLoaded: load?.state === 'shown',
                mayFetchAhead: fetchesAhead,
              })}
              isSlow={isCurrent && isSlow}
              isZoomed={isCurrent && isZoomed}
            />
          );
        })}
      </div>
    </div>
  );
}

const endPage: GalleryPicture = { url: '', alt: '', caption: '' };

function viewOf(snapshot: SnapshotFrom<typeof galleryMachine>) {
  const { index, loads } = snapshot.context;
  return {
    isOpen: snapshot.hasTag('visible'),
    isZoomed: snapshot.hasTag('zoomed'),
    isSlow: snapshot.hasTag('slow'),
    index,
    loads,
  };
}
