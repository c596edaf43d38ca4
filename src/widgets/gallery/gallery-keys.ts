import { clamp, origin } from '#gestures/point.ts';
import { fitted, keepInside, maxZoom, zoomAbout } from '#gestures/placement.ts';
import type { GalleryParts } from './gallery-actor.ts';
import { easeInOut, settleSeconds } from './gallery-constants.ts';

/** factor of one zoom step */
const zoomStep = 1.5;
/** keys that scroll the page behind */
const scrolling = new Set([' ', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown']);

/** Handles keyboard and wheel of the open gallery. @returns removes the listeners */
export function watchGalleryKeys(gallery: GalleryParts, dialog: HTMLElement): () => void {
  const { actor } = gallery;

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (act(event.key)) event.preventDefault();
    else if (scrolling.has(event.key) && !(isOnButton && event.key === ' ')) event.preventDefault();
  }

  function act(key: string): boolean {
    const last = actor.getSnapshot().context.urls.length - 1;
    if (key === 'ArrowRight') actor.send({ type: 'slide.next' });
    else if (key === 'ArrowLeft') actor.send({ type: 'slide.previous' });
    else if (key === 'Home') actor.send({ type: 'slide.to', index: 0 });
    else if (key === 'End') actor.send({ type: 'slide.to', index: last });
    else if (key === 'Escape') actor.send({ type: 'close.requested' });
    else if (key === '+' || key === '=') zoomBy(gallery, zoomStep);
    else if (key === '-') zoomBy(gallery, 1 / zoomStep);
    else if (key === '0') zoomBy(gallery, 0);
    else return false;
    return true;
  }

  function turnWheel(event: WheelEvent): void {
    event.preventDefault();
    zoomBy(gallery, event.deltaY < 0 ? zoomStep : 1 / zoomStep);
  }

  dialog.addEventListener('keydown', press);
  // the wheel neither scrolls the page behind nor zooms the browser
  dialog.addEventListener('wheel', turnWheel, { passive: false });
  return () => {
    dialog.removeEventListener('keydown', press);
    dialog.removeEventListener('wheel', turnWheel);
  };
}

/** Zooms the current picture about the middle. @param factor 0 fits it again */
export function zoomBy({ actor, stage }: GalleryParts, factor: number): void {
  if (!actor.getSnapshot().hasTag('open')) return;
  const { picture, fit, frame } = stage;
  const now = picture.now();
  const zoom = clamp(now.zoom * factor, 1, maxZoom);
  const to = zoom === 1 ? fitted : keepInside(zoomAbout(now, origin, zoom), fit, frame);
  picture.settle(to, { time: settleSeconds, curve: easeInOut });
  actor.send({ type: zoom > 1 ? 'zoom.entered' : 'zoom.left' });
}
