/** Calls back for each new frame of a film that plays, as the browser shows it. @returns stops watching */
export function watchFrames(film: HTMLVideoElement, onFrame: () => void): () => void {
  /** readyState from which there is a frame to be had */
  const hasFrame = 2;
  const { requestVideoFrameCallback, cancelVideoFrameCallback }: Partial<HTMLVideoElement> = film;
  if (requestVideoFrameCallback !== undefined && cancelVideoFrameCallback !== undefined) {
    let asked = 0;
    const next = () => {
      asked = requestVideoFrameCallback.call(film, () => {
        onFrame();
        next();
      });
    };
    next();
    return () => cancelVideoFrameCallback.call(film, asked);
  }
  // browsers of old tell of no frames: each of their own is looked at while the film plays
  let asked = 0;
  const look = () => {
    if (!film.paused && film.readyState >= hasFrame) onFrame();
    asked = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(asked);
}
