// Shared by audio and video elements.

export type MediaFault = 'network' | 'unsupported';

/** A duration or position in seconds; 0 while unknown (NaN). */
export const finiteSeconds = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0);

/** Clamps a position to the media's duration, in seconds. */
export function clampPosition({ duration }: HTMLMediaElement, to: number): number {
  const end = finiteSeconds(duration);
  return Math.max(0, end > 0 ? Math.min(to, end) : to);
}

/** Sets the playback rate, also for the next source, which would otherwise start at the default rate. */
export function setRate(element: HTMLMediaElement, rate: number): void {
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}

/**
 * Whether a `playing` event still holds: it is fired late, and playback may be paused since. At the end, an element is paused
 * but has played.
 */
export function isStillPlaying({ paused, ended }: HTMLMediaElement): boolean {
  return !paused || ended;
}

/** Plays, and reports that playback started or that autoplay was refused. */
export function startPlaying(
  element: HTMLMediaElement,
  onFact: (fact: { type: 'media.playing' } | { type: 'media.refused' }) => void,
): void {
  element.play().then(
    () => {
      if (isStillPlaying(element)) onFact({ type: 'media.playing' });
    },
    (cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'NotAllowedError')
        onFact({ type: 'media.refused' });
      // superseded by another source, or failed with an event of its own
    },
  );
}

/**
 * Browsers report a failed fetch as "source not supported", like an unplayable format; only a decoding error is certainly not
 * caused by the network.
 */
export function faultOf(error: MediaError | null): MediaFault {
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'unsupported' : 'network';
}
