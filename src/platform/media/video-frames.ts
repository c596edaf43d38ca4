/** Calls back for each frame of a playing video. @returns a function that unsubscribes */
export function watchFrames(video: HTMLVideoElement, onFrame: () => void): () => void {
  /** readyState from which a frame is available */
  const hasFrame = 2;
  const { requestVideoFrameCallback, cancelVideoFrameCallback }: Partial<HTMLVideoElement> = video;
  if (requestVideoFrameCallback !== undefined && cancelVideoFrameCallback !== undefined) {
    let handle = 0;
    const next = () => {
      handle = requestVideoFrameCallback.call(video, () => {
        onFrame();
        next();
      });
    };
    next();
    return () => cancelVideoFrameCallback.call(video, handle);
  }
  // without requestVideoFrameCallback, poll in every animation frame while the video plays
  let handle = 0;
  const checkFrame = () => {
    if (!video.paused && video.readyState >= hasFrame) onFrame();
    handle = requestAnimationFrame(checkFrame);
  };
  checkFrame();
  return () => cancelAnimationFrame(handle);
}
