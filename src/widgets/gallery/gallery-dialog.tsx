import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import type { GalleryParts } from './gallery-actor.ts';
import { GalleryControls } from './gallery-controls.tsx';
import styles from './gallery-dialog.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { watchGalleryKeys } from './gallery-keys.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { indexInSlot, shouldLoad, slots } from './picture-slots.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { watchGalleryPointers } from './use-gallery.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { makePageInert, takeFocus } from '#platform/history/inert-page.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';

interface GalleryDialogProps {
  readonly gallery: GalleryParts;
  readonly pictures: readonly GalleryPicture[];
}

/**
 * The gallery as a full-screen dialog. It is mounted hidden and without pictures before it is opened, since mounting on the
 * tap takes too long on slow phones. It is no modal `<dialog>`, because opening one recalculates the style of the whole page
 * before the first frame.
 */
export function GalleryDialog({ gallery, pictures }: GalleryDialogProps) {
  const { actor, stage } = gallery;
  const view = useSelector(actor, viewOf, shallowEqual);
  const { isVisible, isLeaving } = view;
  const deferred = useDeferredValue(view);
  // deferred: when a finger is lifted the animation starts first, and the row is rendered in later frames
  const { isZoomed, isSlow, index, loads } = deferred.isVisible === isVisible ? deferred : view;
  const mayFetchAhead = useFetchAhead();
  /** decided once per opening */
  const fetchesAhead = useMemo(() => isVisible && mayFetchAhead(), [isVisible, mayFetchAhead]);
  const dialog = useRef<HTMLDivElement>(null);
  /** receives pointer events: it stays in place while the row moves */
  const pane = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (dialog.current === null || pane.current === null || row.current === null) return;
    const stops = [
      stage.holdRow(row.current),
      watchGalleryPointers(gallery, pane.current, () => actor.send({ type: 'close.requested' })),
      watchGalleryKeys(gallery, dialog.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [gallery, actor, stage]);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (box === null || !isVisible) return;
    gallery.enter(() => box.querySelector<HTMLElement>('[data-current]') ?? undefined);
  }, [gallery, isVisible]);

  // not a layout effect: React restores the previous focus after those
  useEffect(() => (dialog.current && isVisible ? trapFocus(dialog.current) : undefined), [isVisible]);

  return (
    <div
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-modal="true"
      aria-label="看大图"
      tabIndex={-1}
      hidden={!isVisible}
      data-leaving={isLeaving ? '' : undefined}
    >
      <div className={styles.veil} />
      <div ref={pane} className={styles.pane}>
        <div ref={row} className={styles.row}>
          {slots.map((slot) => {
            const place = indexInSlot(slot, index);
            const load = loads[place];
            const isCurrent = place === index;
            return (
              <GallerySlide
                key={slot}
                gallery={gallery}
                place={place}
                picture={isVisible ? pictures[place] : undefined}
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
      <div className={styles.controls}>
        <GalleryControls
          actor={actor}
          index={index}
          total={pictures.length}
          picture={pictures[index]}
          isZoomed={isZoomed}
        />
      </div>
    </div>
  );
}

function viewOf(snapshot: SnapshotFrom<typeof galleryMachine>) {
  const { index, loads } = snapshot.context;
  return {
    isVisible: snapshot.hasTag('visible'),
    isLeaving: snapshot.matches('closing'),
    isZoomed: snapshot.hasTag('zoomed'),
    isSlow: snapshot.hasTag('slow'),
    index,
    loads,
  };
}

/**
 * Traps the focus in the gallery: moves it there after the first frame, and makes the page behind inert when idle or when
 * the reader presses Tab.
 * @returns restores the page and its focus
 */
function trapFocus(dialog: HTMLElement): () => void {
  const focus = afterFrame();
  let restoreFocus = () => {};
  let restorePage: (() => void) | undefined;
  const makeInert = () => (restorePage ??= makePageInert(dialog));
  const tab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') makeInert();
  };
  focus.later(() => {
    restoreFocus = takeFocus(dialog);
  });
  const cancelIdle = whenIdle(makeInert);
  dialog.addEventListener('keydown', tab);
  return () => {
    focus.drop();
    cancelIdle();
    dialog.removeEventListener('keydown', tab);
    restorePage?.();
    restoreFocus();
  };
}
