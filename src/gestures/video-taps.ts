import { doubleTapMs, isSecondTap, type Touch } from './taps.ts';

/** Seconds that a double tap at a side of the video skips. */
export const skipSeconds = 10;

export type VideoSide = 'back' | 'middle' | 'forward';

/** The third of the video that a finger is on. @param x px from its left edge @param width px */
export function sideAt(x: number, width: number): VideoSide {
  if (x < width / 3) return 'back';
  return x > (width * 2) / 3 ? 'forward' : 'middle';
}

interface VideoTapHandlers {
  /** called if no second tap follows */
  onTap(): void;
  /** @param by seconds of this skip, negative for back @param soFar seconds of this and the directly preceding skips */
  onSkip(by: number, soFar: number): void;
  onMiddleDoubleTap(): void;
}

export interface VideoTaps {
  tap(touch: Touch, width: number): void;
  stop(): void;
}

/**
 * Interprets taps on a video. A double tap at a side skips, and each further tap at that side skips again. The first tap of
 * a double tap is not reported.
 */
export function createVideoTaps(handlers: VideoTapHandlers): VideoTaps {
  let first: Touch | undefined;
  let tapTimer: ReturnType<typeof setTimeout> | undefined;
  let skips: { readonly side: VideoSide; readonly soFar: number } | undefined;

  return {
    tap(touch, width) {
      clearTimeout(tapTimer);
      const side = sideAt(touch.x, width);
      const isSecond = isSecondTap(first, touch);
      first = touch;
      if (!isSecond) {
        skips = undefined;
        tapTimer = setTimeout(() => {
          first = undefined;
          handlers.onTap();
        }, doubleTapMs);
        return;
      }
      if (side === 'middle') {
        first = undefined;
        return handlers.onMiddleDoubleTap();
      }
      const by = side === 'forward' ? skipSeconds : -skipSeconds;
      skips = { side, soFar: (skips?.side === side ? skips.soFar : 0) + by };
      handlers.onSkip(by, skips.soFar);
    },
    stop: () => clearTimeout(tapTimer),
  };
}
