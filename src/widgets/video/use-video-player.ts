import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { VideoSource } from '#lib/media/video-source.ts';
import type { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { startVideoPlayer, type VideoPlayer } from './video-player.ts';
import type { VideoState } from './video-labels.ts';

interface UseVideoPlayerParts {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly video: VideoSource;
  readonly savesData: boolean;
}

/** The player of a video while mounted; undefined in the first render. */
export function useVideoPlayer({ element, video, savesData }: UseVideoPlayerParts): VideoPlayer | undefined {
  const [player, setPlayer] = useState<VideoPlayer>();
  useEffect(() => {
    if (element.current === null) return;
    const started = startVideoPlayer(element.current, {
      id: video.isLive === true ? undefined : video.src,
      video,
      quality: savesData ? 'low' : 'auto',
    });
    setPlayer(started);
    return () => started.stop();
    // the video does not change while mounted, and data saver applies at the start
    // eslint-disable-next-line react/exhaustive-deps
  }, [element, video.src]);
  return player;
}

/** State of the video as shown to the reader. */
export function useVideoState({ actor }: VideoPlayer): VideoState {
  return useSelector(actor, videoState);
}

export function videoState(snapshot: SnapshotFrom<typeof videoPlayerMachine>): VideoState {
  if (snapshot.hasTag('failed')) return snapshot.context.fault ?? 'network';
  if (snapshot.matches({ video: { going: 'stalled' } })) return 'stalled';
  for (const tag of ['offline', 'seen', 'ended', 'refused'] as const) if (snapshot.hasTag(tag)) return tag;
  return snapshot.hasTag('wanted') ? 'busy' : 'paused';
}

/** Position of the video. */
export function useVideoPosition({ position }: VideoPlayer) {
  return useSyncExternalStore(position.subscribe, position.get);
}

export function useVideoQualities({ qualities }: VideoPlayer) {
  return useSyncExternalStore(qualities.subscribe, qualities.get);
}
