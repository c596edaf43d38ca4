// What elements for sounds and for films have in common.

export type MediaFault = 'network' | 'unsupported';

/** Seconds as an element tells them, 0 until it knows them. */
export const finiteSeconds = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0);

/** The place in what is played that is nearest to the one asked for, seconds. */
export function placeWithin({ duration }: HTMLMediaElement, to: number): number {
  const end = finiteSeconds(duration);
  return Math.max(0, end > 0 ? Math.min(to, end) : to);
}

/** Sets the speed, that of what is loaded next as well: it would begin at the default rate. */
export function setRate(element: HTMLMediaElement, rate: number): void {
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}

/**
 * Whether an element that says it begins does so still: it says it a moment late, and may have been paused since. One at
 * its end is paused, too, and has played.
 */
export function isHeardStill({ paused, ended }: HTMLMediaElement): boolean {
  return !paused || ended;
}

/** Plays, and tells that it does or that the browser wants a tap first. */
export function startPlaying(
  element: HTMLMediaElement,
  onFact: (fact: { type: 'media.playing' } | { type: 'media.refused' }) => void,
): void {
  element.play().then(
    () => {
      if (isHeardStill(element)) onFact({ type: 'media.playing' });
    },
    (cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'NotAllowedError')
        onFact({ type: 'media.refused' });
      // something else took the element over, or it has told what is wrong with this
    },
  );
}

/**
 * Browsers call what could not be fetched at all "not supported", as they do what they cannot play; only what broke
 * while it was decoded is surely not the network's fault.
 */
export function faultOf(error: MediaError | null): MediaFault {
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'unsupported' : 'network';
}
