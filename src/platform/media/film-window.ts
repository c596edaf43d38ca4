import { report } from '../lifecycle/report.ts';

/** Whether films can be watched in a small window over other pages and apps. */
export function knowsFilmWindow(): boolean {
  return 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
}

/** Moves a film that is loaded into a small window of its own, or back into the page. */
export function toggleFilmWindow(film: HTMLVideoElement): void {
  const moved =
    document.pictureInPictureElement === film
      ? document.exitPictureInPicture()
      : film.requestPictureInPicture();
  moved.catch((cause: unknown) => report('film window', cause));
}

interface CaptionManner {
  readonly areShown: boolean;
  /** something lies over the film's lower edge */
  readonly areLifted: boolean;
}

/** lines from the lower edge */
const lifted = -6;

/** Shows or hides the captions of a film; nothing happens where it has none. @returns follows them no more */
export function showCaptions(film: HTMLVideoElement, { areShown, areLifted }: CaptionManner): () => void {
  const [track] = film.textTracks;
  if (track === undefined) return () => {};
  track.mode = areShown ? 'showing' : 'disabled';
  const place = () => {
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = areLifted ? lifted : 'auto';
  };
  place();
  // they are there some time after they are first wanted
  const element = film.querySelector('track');
  element?.addEventListener('load', place);
  return () => element?.removeEventListener('load', place);
}
