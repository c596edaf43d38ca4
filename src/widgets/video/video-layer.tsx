import { useEffect, useRef, type RefObject } from 'react';
import type { VideoSource } from '#lib/media/video-source.ts';
import { VideoControls } from './video-controls.tsx';
import { useVideoPlayer } from './use-video-player.ts';

export interface VideoLayerProps {
  /** the element for full screen */
  readonly frame: RefObject<HTMLElement | null>;
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly video: VideoSource & { readonly duration: number };
  readonly name: string;
  readonly savesData: boolean;
  /** paused from outside, such as while a live is paused; resumes afterwards if it was playing */
  readonly isHeld: boolean;
}

/** Player and controls over a video element, mounted on the first tap. */
export function VideoLayer({ frame, element, video, name, savesData, isHeld }: VideoLayerProps) {
  const player = useVideoPlayer({ element, video, savesData });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (player === undefined) return;
    // a keep-alive page that is shown again does not start playing
    if (!hasBegun.current) player.actor.send({ type: 'play.requested', sound: true });
    hasBegun.current = true;
  }, [player]);
  const wasGoing = useRef(false);
  useEffect(() => {
    if (player === undefined) return;
    const { actor } = player;
    if (isHeld) {
      wasGoing.current = actor.getSnapshot().hasTag('wanted');
      if (wasGoing.current) actor.send({ type: 'pause.requested' });
    } else if (wasGoing.current) {
      wasGoing.current = false;
      // unless the reader has started it already
      if (!actor.getSnapshot().hasTag('wanted')) actor.send({ type: 'toggle.requested' });
    }
  }, [player, isHeld]);
  const [frameNow, elementNow] = [frame.current, element.current];
  if (player === undefined || frameNow === null || elementNow === null) return null;
  return <VideoControls frame={frameNow} element={elementNow} video={video} name={name} player={player} />;
}
