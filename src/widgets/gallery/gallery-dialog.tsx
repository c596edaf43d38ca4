import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { feelFingers } from './use-gallery.ts';
import type { GalleryParts } from './gallery-actor.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { GalleryControls } from './gallery-controls.tsx';
import styles from './gallery-dialog.module.css';
import { keysOn } from './keys.ts';
import { Slide } from './slide.tsx';

interface GalleryDialogProps {
  readonly gallery: GalleryParts;
  readonly pictures: readonly GalleryPicture[];
}

/** The open gallery: a dialog over everything, with the picture, its neighbours and what to do with it. */
export function GalleryDialog({ gallery, pictures }: GalleryDialogProps) {
  const { actor, stage } = gallery;
  const index = useSelector(actor, ({ context }) => context.index);
  const dialog = useRef<HTMLDialogElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (box === null || row.current === null) return;
    // Safari 14 has no dialogs: there the gallery stands over the page all the same
    if (typeof box.showModal === 'function') box.showModal();
    else box.setAttribute('open', '');
    const leaveRow = stage.holdRow(row.current);
    const leave = gallery.enter(() => ({
      veils: [veil.current, controls.current].filter((element) => element !== null),
      picture: box.querySelector<HTMLElement>('[data-current]') ?? undefined,
    }));
    return () => {
      leave();
      leaveRow();
      box.close?.();
    };
  }, [gallery, stage]);

  useEffect(() => {
    const box = dialog.current;
    if (box === null || row.current === null) return;
    const stopFingers = feelFingers(gallery, row.current);
    const stopKeys = keysOn(gallery, box);
    return () => {
      stopFingers();
      stopKeys();
    };
  }, [gallery]);

  const around = [index - 1, index, index + 1];
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="看大图" tabIndex={-1}>
      <div ref={veil} className={styles.veil} />
      <div ref={row} className={styles.row}>
        {around.map((place) => {
          const picture = pictures[place];
          return (
            picture && (
              <Slide
                key={place}
                gallery={gallery}
                place={place}
                picture={picture}
                isCurrent={place === index}
              />
            )
          );
        })}
      </div>
      <GalleryControls ref={controls} gallery={gallery} pictures={pictures} />
    </dialog>
  );
}
