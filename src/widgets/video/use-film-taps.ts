import { useEffect, useState, type PointerEvent } from 'react';
import { createFilmTaps } from '#gestures/film-taps.ts';
import { distance, type Point } from '#gestures/point.ts';
import { isTap } from '#gestures/taps.ts';

interface FilmTapHandlers {
  /** single tap of a finger */
  readonly onTap: () => void;
  /** double tap at a side: seconds, and the total of taps in a row */
  readonly onSkip: (by: number, soFar: number) => void;
  readonly onToggle: () => void;
  readonly onFullScreen: () => void;
}

/** Pointer handlers over a video. A finger shows the controls or skips; a mouse click toggles, a double click fills the screen. */
export function useFilmTaps({ onTap, onSkip, onToggle, onFullScreen }: FilmTapHandlers) {
  const [hand] = useState(() => {
    let acts: FilmTapHandlers | undefined;
    let isMouse = false;
    let start: (Point & { readonly at: number }) | undefined;
    const taps = createFilmTaps({
      onTap: () => (isMouse ? acts?.onToggle() : acts?.onTap()),
      onSkip: (by, soFar) => acts?.onSkip(by, soFar),
      onMiddleDoubleTap: () => (isMouse ? acts?.onFullScreen() : acts?.onToggle()),
    });
    return {
      serve: (next: FilmTapHandlers) => {
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
