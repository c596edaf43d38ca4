import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import type { GalleryParts } from './gallery-actor.ts';
import { GalleryControls } from './gallery-controls.tsx';
import styles from './gallery-dialog.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { keysOn } from './keys.ts';
import { Slide } from './slide.tsx';
import { indexInSlot, shouldLoad, slots } from './picture-slots.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { feelFingers } from './use-gallery.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { makePageInert, takeFocus } from '#platform/history/inert-page.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';

interface GalleryDialogProps {
  readonly gallery: GalleryParts;
  readonly pictures: readonly GalleryPicture[];
}

/**
 * The gallery as a dialog over everything. It stands in the document before it is opened, hidden and without pictures,
 * since making it takes a slow phone longer than a reader should wait after a tap. For the same reason it is none of the
 * browser's modal dialogs: they work out the style of the whole page anew before the first frame.
 */
export function GalleryDialog({ gallery, pictures }: GalleryDialogProps) {
  const { actor, stage } = gallery;
  const view = useSelector(actor, viewOf, shallowEqual);
  const { isVisible, isLeaving } = view;
  const seen = useDeferredValue(view);
  // a finger that lets go starts a motion: what stands in the row is brought up to date in the frames after it
  const { isZoomed, isSlow, index, loads } = seen.isVisible === isVisible ? seen : view;
  const mayFetchAhead = useFetchAhead();
  /** asked once for each opening */
  const fetchesAhead = useMemo(() => isVisible && mayFetchAhead(), [isVisible, mayFetchAhead]);
  const dialog = useRef<HTMLDivElement>(null);
  /** hears the fingers: it stays where it is when the row moves on */
  const pane = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (dialog.current === null || pane.current === null || row.current === null) return;
    const stops = [
      stage.holdRow(row.current),
      feelFingers(gallery, pane.current, () => actor.send({ type: 'close.asked' })),
      keysOn(gallery, dialog.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [gallery, actor, stage]);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (box === null || !isVisible) return;
    gallery.enter(() => box.querySelector<HTMLElement>('[data-current]') ?? undefined);
  }, [gallery, isVisible]);

  // no layout effect: React gives the focus that it found back to where it was after those
  useEffect(() => (dialog.current && isVisible ? holdAttention(dialog.current) : undefined), [isVisible]);

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
              <Slide
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
 * Gives keyboard and screen reader to the gallery alone: the focus once its first frame is shown, the silence of the page
 * behind as soon as nothing else is to be done, or the reader tabs.
 * @returns gives everything back
 */
function holdAttention(dialog: HTMLElement): () => void {
  const focus = afterFrame();
  let giveFocusBack = () => {};
  let breakSilence: (() => void) | undefined;
  const silence = () => (breakSilence ??= makePageInert(dialog));
  const tab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') silence();
  };
  focus.later(() => {
    giveFocusBack = takeFocus(dialog);
  });
  const forgetIdle = whenIdle(silence);
  dialog.addEventListener('keydown', tab);
  return () => {
    focus.drop();
    forgetIdle();
    dialog.removeEventListener('keydown', tab);
    breakSilence?.();
    giveFocusBack();
  };
}
