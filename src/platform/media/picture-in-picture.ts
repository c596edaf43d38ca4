import { report } from '../lifecycle/report.ts';

/** Whether the browser supports picture-in-picture. */
export function supportsPictureInPicture(): boolean {
  return 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
}

/** Moves a loaded video into a picture-in-picture window, or back into the page. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const moved =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  moved.catch((cause: unknown) => report('picture in picture', cause));
}

interface CaptionManner {
  readonly areShown: boolean;
  /** controls cover the bottom edge of the video */
  readonly areLifted: boolean;
}

/** lines from the bottom edge */
const lifted = -6;

/** Shows or hides the captions of a video, if it has any. @returns a function that stops updating them */
export function showCaptions(video: HTMLVideoElement, { areShown, areLifted }: CaptionManner): () => void {
  const [track] = video.textTracks;
  if (track === undefined) return () => {};
  track.mode = areShown ? 'showing' : 'disabled';
  const place = () => {
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = areLifted ? lifted : 'auto';
  };
  place();
  // cues are loaded some time after they are first shown
  const element = video.querySelector('track');
  element?.addEventListener('load', place);
  return () => element?.removeEventListener('load', place);
}
