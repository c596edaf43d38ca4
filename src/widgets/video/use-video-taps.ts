import { useEffect, useState, type PointerEvent } from 'react';
import { createVideoTaps } from '#gestures/video-taps.ts';
import { distance, type Point } from '#gestures/point.ts';
import { isTap } from '#gestures/taps.ts';

interface VideoTapHandlers {
  /** single tap of a finger */
  readonly onTap: () => void;
  /** double tap at a side: seconds, and the total of taps in a row */
  readonly onSkip: (by: number, soFar: number) => void;
  readonly onToggle: () => void;
  readonly onFullScreen: () => void;
}

/** Pointer handlers over a video. A finger shows the controls or skips; a mouse click toggles, a double click fills the screen. */
export function useVideoTaps({ onTap, onSkip, onToggle, onFullScreen }: VideoTapHandlers) {
  const [hand] = useState(() => {
    let acts: VideoTapHandlers | undefined;
    let isMouse = false;
    let start: (Point & { readonly at: number }) | undefined;
    const taps = createVideoTaps({
      onTap: () => (isMouse ? acts?.onToggle() : acts?.onTap()),
      onSkip: (by, soFar) => acts?.onSkip(by, soFar),
      onMiddleDoubleTap: () => (isMouse ? acts?.onFullScreen() : acts?.onToggle()),
    });
    return {
      serve: (next: VideoTapHandlers) => {
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
