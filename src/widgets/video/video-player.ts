import { createActor, type ActorRefFrom } from 'xstate';
import { streamQualities } from '#lib/media/stream-qualities.ts';
import { urlFor, inOrder, isPlaylist, type VideoQuality, type VideoSource } from '#lib/media/video-source.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { Quality } from '#machines/video-player/video-player-events.ts';
import { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { createVideoElement, type VideoPosition } from '#platform/media/video-element.ts';
import { readPlaybackPosition, storePlaybackPosition } from '#platform/storage/playback-positions.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { onPageReturn } from '#platform/lifecycle/page-return.ts';
import { report } from '#platform/lifecycle/report.ts';

export type VideoActor = ActorRefFrom<typeof videoPlayerMachine>;

/** A video's machine and its state, on one video element. */
export interface VideoPlayer {
  readonly actor: VideoActor;
  /** separate store, since it changes four times a second */
  readonly position: Pick<Store<VideoPosition>, 'get' | 'subscribe'>;
  /** available qualities, best first; of a stream, once its playlist is loaded */
  readonly qualities: Pick<Store<readonly VideoQuality[]>, 'get' | 'subscribe'>;
  /** seconds at which playback resumes; 0 at the beginning */
  readonly resumedAt: number;
  /** Releases the video and all listeners. @param isFollowed the element plays another video next */
  stop(isFollowed?: boolean): void;
}

interface VideoPlayerParts {
  /** key of the saved position; undefined if the position is not saved */
  readonly id: string | undefined;
  readonly video: VideoSource;
  readonly quality: Quality;
}

/** ms between saving the position during playback */
const saveIntervalMs = 5000;
export const noVideoPosition: VideoPosition = { at: 0, duration: 0, loaded: 0 };

/** Starts the machine of a video on an element. */
export function startVideoPlayer(
  element: HTMLVideoElement,
  { id, video, quality: initialQuality }: VideoPlayerParts,
): VideoPlayer {
  const position = createStore(noVideoPosition);
  const qualities = createStore(inOrder(video.qualities ?? []));
  const savedPosition = () => (id === undefined ? 0 : readPlaybackPosition(id));
  let savedAt = 0;
  let isStopped = false;
  let loading: Promise<void> | undefined;

  const screen = createVideoElement(element, {
    isLive: video.isLive === true,
    onFact: (fact) => actor.send(fact),
    onPosition(now) {
      position.set(now);
      if (actor.getSnapshot().hasTag('seen') && Math.abs(Date.now() - savedAt) >= saveIntervalMs)
        savePosition();
    },
  });

  function savePosition(): void {
    const { at, duration } = position.get();
    savedAt = Date.now();
    if (at > 0 && id !== undefined) storePlaybackPosition(id, at, duration);
  }

  /** Reads a stream's qualities from its playlist; without them the browser chooses. */
  function loadQualities(): Promise<void> {
    loading ??= fetchLadder(video.src).then(
      (found) => qualities.set(found),
      (cause: unknown) => report('playlist', cause),
    );
    return loading;
  }

  /** Calls back with the URL for a quality, immediately if the qualities are known. */
  function withFile(quality: Quality, act: (address: string) => void): void {
    const now = () => act(urlFor(video, quality, qualities.get()));
    if (quality === 'auto' || !isPlaylist(video.src) || qualities.get().length > 0) return now();
    void loadQualities().then(() => {
      if (!isStopped && actor.getSnapshot().hasTag('wanted')) now();
    });
  }

  const actor = createActor(
    videoPlayerMachine.provide({
      actions: {
        play(_, { quality, ...manner }) {
          withFile(quality, (address) => screen.play(address, savedPosition(), manner));
          if (isPlaylist(video.src)) void loadQualities();
        },
        reload: (_, { quality, ...manner }) => withFile(quality, (address) => screen.reload(address, manner)),
        pause() {
          savePosition();
          screen.pause();
        },
        seek: (_, { to }) => screen.seek(to),
        skip: (_, { by }) => screen.skip(by),
        setRate: (_, { rate }) => screen.setRate(rate),
        setMuted: (_, { isMuted }) => screen.setMuted(isMuted),
        setQuality: (_, { quality }) => screen.change(urlFor(video, quality, qualities.get())),
        release() {
          savePosition();
          screen.release();
        },
      },
    }),
    { input: { quality: initialQuality } },
  ).start();

  const sendNetworkState = (online: boolean) =>
    actor.send({ type: online ? 'network.restored' : 'network.lost' });
  if (!readNetwork().online) sendNetworkState(false);
  const stops = [
    watchNetwork(({ online }) => sendNetworkState(online)),
    onPageLeave(savePosition),
    onPageReturn(() => screen.recheck()),
    () => actor.stop(),
  ];
  return {
    actor,
    position,
    qualities,
    resumedAt: savedPosition(),
    stop(isFollowed = false) {
      isStopped = true;
      savePosition();
      stops.forEach((stop) => stop());
      screen.dispose(isFollowed);
    },
  };
}

/** @throws TypeError if the network fails, Error with the HTTP status */
async function fetchLadder(address: string): Promise<readonly VideoQuality[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return streamQualities(await response.text(), response.url);
}
