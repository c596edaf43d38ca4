import { useEffect, useState, type PointerEvent } from 'react';
import { createFilmTaps } from '#gestures/film-taps.ts';
import { distance, type Point } from '#gestures/point.ts';
import { isTap } from '#gestures/taps.ts';

interface FilmTapActs {
  /** a single tap of a finger */
  readonly onTap: () => void;
  /** a double tap at a side: seconds, and what the taps right before it come to with it */
  readonly onSkip: (by: number, soFar: number) => void;
  readonly onToggle: () => void;
  readonly onFullScreen: () => void;
}

/** Handlers of the surface over a film. A finger shows the controls or skips; a mouse plays, and fills the screen. */
export function useFilmTaps({ onTap, onSkip, onToggle, onFullScreen }: FilmTapActs) {
  const [hand] = useState(() => {
    let acts: FilmTapActs | undefined;
    let isMouse = false;
    let start: (Point & { readonly at: number }) | undefined;
    const taps = createFilmTaps({
      tap: () => (isMouse ? acts?.onToggle() : acts?.onTap()),
      skip: (by, soFar) => acts?.onSkip(by, soFar),
      doubleTapMiddle: () => (isMouse ? acts?.onFullScreen() : acts?.onToggle()),
    });
    return {
      serve: (next: FilmTapActs) => {
        acts = next;
      },
      stop: () => taps.stop(),
      onPointerDown({ clientX: x, clientY: y, timeStamp: at, pointerType }: PointerEvent) {
        isMouse = pointerType === 'mouse';
        start = { x, y, at };
      },
      onPointerUp({ clientX, clientY, timeStamp, currentTarget }: PointerEvent) {
        if (start === undefined) return;
        const way = distance(start, { x: clientX, y: clientY });
        const held = timeStamp - start.at;
        start = undefined;
        if (!isTap(way, held)) return;
        const { left, top, width } = currentTarget.getBoundingClientRect();
        taps.tap({ x: clientX - left, y: clientY - top, at: timeStamp }, width);
      },
    };
  });
  useEffect(() => hand.serve({ onTap, onSkip, onToggle, onFullScreen }));
  useEffect(() => () => hand.stop(), [hand]);
  return { onPointerDown: hand.onPointerDown, onPointerUp: hand.onPointerUp };
}
