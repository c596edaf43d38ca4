/** Calls back for each frame of a playing video. @returns a function that unsubscribes */
export function watchFrames(film: HTMLVideoElement, onFrame: () => void): () => void {
  /** readyState from which a frame is available */
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
  // without requestVideoFrameCallback, poll in every animation frame while the video plays
  let asked = 0;
  const look = () => {
    if (!film.paused && film.readyState >= hasFrame) onFrame();
    asked = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(asked);
}
