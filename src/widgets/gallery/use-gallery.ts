import { useEffect, useLayoutEffect, useState } from 'react';
import { followPointers } from '#gestures/pointers.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { watchPictureEntry } from '#platform/history/picture-entry.ts';
import { watchWindowSize } from '#platform/lifecycle/window-size.ts';
import { stageGestures } from './gallery-gestures.ts';
import { createGallery, type GalleryPage, type GalleryParts } from './gallery-actor.ts';
import type { GalleryTrigger } from './gallery-trigger.ts';

/** The gallery of a page: machine and stage, connected to trigger, history, window and network while mounted. */
export function useGallery(page: GalleryPage, trigger: GalleryTrigger): GalleryParts {
  const [gallery] = useState(createGallery);
  useLayoutEffect(() => gallery.setPage(page), [gallery, page]);
  useEffect(() => {
    const { actor, stage } = gallery;
    actor.start();
    const stops = [
      trigger.connect(gallery.open),
      watchPictureEntry(gallery.stepTo),
      watchWindowSize((size) => stage.resize(size)),
      watchNetwork(({ online }) => online && actor.send({ type: 'retry.requested' })),
    ];
    return () => {
      stops.forEach((stop) => stop());
      gallery.leave();
    };
  }, [gallery, trigger]);
  return gallery;
}

/** Lets pointers move the gallery's stage. @returns removes the listeners */
export function watchGalleryPointers(
  { actor, stage }: GalleryParts,
  element: HTMLElement,
  onTap: () => void,
): () => void {
  const isOpen = () => actor.getSnapshot().hasTag('open');
  const zoom = afterFrame();
  return followPointers(
    element,
    stageGestures(stage, {
      isOpen,
      neighbours() {
        const { index, urls } = actor.getSnapshot().context;
        return { previous: index > 0, next: index < urls.length - 1 };
      },
      swiped: (to) => actor.send({ type: to === 'next' ? 'slide.next' : 'slide.previous' }),
      // after the frame that starts the animation: the controls can wait
      zoomed: (isZoomed) => zoom.later(() => actor.send({ type: isZoomed ? 'zoom.entered' : 'zoom.left' })),
      tapped: onTap,
    }),
  );
}
