import { doubleTapTime, isSecondTap, type Touch } from './taps.ts';

/** Seconds by which a double tap at a film's side goes back or forward. */
export const skipSeconds = 10;

export type FilmSide = 'back' | 'middle' | 'forward';

/** Which third of the film a finger is on. @param x px from its left edge @param width px */
export function sideAt(x: number, width: number): FilmSide {
  if (x < width / 3) return 'back';
  return x > (width * 2) / 3 ? 'forward' : 'middle';
}

interface FilmTapSink {
  /** told when no second tap followed */
  tap(): void;
  /** seconds that this and the double taps right before it come to, back when negative */
  skip(by: number, soFar: number): void;
  doubleTapMiddle(): void;
}

export interface FilmTaps {
  tap(touch: Touch, width: number): void;
  stop(): void;
}

/**
 * What taps on a film mean. A double tap at a side skips, and each further tap at that side skips on. Nothing is told of
 * the first tap of a double tap.
 */
export function createFilmTaps(sink: FilmTapSink): FilmTaps {
  let first: Touch | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let run: { readonly side: FilmSide; readonly soFar: number } | undefined;

  return {
    tap(touch, width) {
      clearTimeout(waiting);
      const side = sideAt(touch.x, width);
      const isSecond = isSecondTap(first, touch);
      first = touch;
      if (!isSecond) {
        run = undefined;
        waiting = setTimeout(() => {
          first = undefined;
          sink.tap();
        }, doubleTapTime);
        return;
      }
      if (side === 'middle') {
        first = undefined;
        return sink.doubleTapMiddle();
      }
      const by = side === 'forward' ? skipSeconds : -skipSeconds;
      run = { side, soFar: (run?.side === side ? run.soFar : 0) + by };
      sink.skip(by, run.soFar);
    },
    stop: () => clearTimeout(waiting),
  };
}
