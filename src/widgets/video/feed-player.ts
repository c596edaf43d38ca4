import type { EventFrom, SnapshotFrom, Subscription } from 'xstate';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import type { FeedVideo } from './feed-video.ts';
import { startVideoPlayer, type VideoActor, type VideoPlayer } from './video-player.ts';

type VideoSnapshot = SnapshotFrom<typeof videoPlayerMachine>;

export interface LoadedVideo {
  /** of the video in the feed */
  readonly index: number;
  readonly player: VideoPlayer;
}

/** The video to load next. */
export interface RequestedVideo {
  readonly index: number;
  readonly isHeard: boolean;
  readonly plays: boolean;
}

interface LoadedVideoParts {
  /** the only video element of the feed, inside its row */
  readonly element: HTMLVideoElement;
  readonly savesData: boolean;
  readonly videoAt: (index: number) => FeedVideo | undefined;
  /** called when the video at the index starts playing or ends */
  readonly onState: (index: number, state: 'seen' | 'ended') => void;
}

/** The loaded video of a feed. */
export interface FeedPlayer {
  /** the video in the element, once it was told to play or wait; undefined before the first */
  readonly living: Pick<Store<LoadedVideo | undefined>, 'get' | 'subscribe'>;
  /**
   * Replaces the loaded video over the next frames, or resumes it if it is the same. Not synchronous, since it is called by a
   * machine's action, which must not start another machine.
   */
  replace(video: RequestedVideo): void;
  /** Finishes a pending replacement now: the reader uses the visible video. */
  finishReplacing(): void;
  /** state of the loaded video; undefined before the first */
  state(): VideoSnapshot | undefined;
  play(isHeard: boolean): void;
  /** @param isForRow the row starts sliding: pausing waits a frame, since browsers pause slowly */
  pause(isForRow: boolean): void;
  setSound(isOn: boolean): void;
  stop(): void;
}

/**
 * Moves one video element from video to video. It avoids the frames of a swipe, and spreads slow steps over frames, for cheap
 * phones: release the old video, load the new one, notify the page.
 */
export function createFeedPlayer({ element, savesData, videoAt, onState }: LoadedVideoParts): FeedPlayer {
  /** published copy of `loaded` */
  const living = createStore<LoadedVideo | undefined>(undefined);
  let loaded: LoadedVideo | undefined;
  let watching: Subscription | undefined;
  let requested: RequestedVideo | undefined;
  const replacing = afterFrame();
  const pausing = afterFrame();

  /** Loads a video after releasing the previous one. @param plays it is played next */
  function begin(index: number, plays: boolean): void {
    const video = videoAt(index);
    if (video === undefined) return;
    letGo(plays);
    element.style.transform = `translateY(${index * 100}%)`;
    const player = startVideoPlayer(element, {
      id: undefined,
      video: video.video,
      quality: savesData ? 'low' : 'auto',
    });
    let reported: 'seen' | 'ended' | undefined;
    watching = player.actor.subscribe((snapshot) => {
      const state = (['seen', 'ended'] as const).find((tag) => snapshot.hasTag(tag));
      if (state === reported) return;
      reported = state;
      if (state !== undefined) onState(index, state);
    });
    loaded = { index, player };
  }

  /** @param isFollowed the element shows another video next */
  function letGo(isFollowed: boolean): void {
    watching?.unsubscribe();
    loaded?.player.stop(isFollowed);
    loaded = undefined;
    living.set(undefined);
  }

  function replaceNow(): void {
    if (requested === undefined) return;
    if (loaded?.index === requested.index) return playWanted();
    begin(requested.index, requested.plays);
    replacing.later(playWanted);
  }

  function playWanted(): void {
    if (requested === undefined) return;
    const { isHeard, plays } = requested;
    requested = undefined;
    if (plays) send({ type: 'play.requested', sound: isHeard });
    replacing.later(() => living.set(loaded));
  }

  function send(event: EventFrom<VideoActor>): void {
    loaded?.player.actor.send(event);
  }

  return {
    living,
    replace(video) {
      requested = video;
      // after the frame that ends the slide, and the frame that renders the visible video
      replacing.later(() => replacing.later(replaceNow));
    },
    finishReplacing() {
      replaceNow();
      playWanted();
      replacing.now();
    },
    state: () => loaded?.player.actor.getSnapshot(),
    play(isHeard) {
      if (requested !== undefined) requested = { ...requested, isHeard, plays: true };
      else send({ type: 'play.requested', sound: isHeard });
    },
    pause(isForRow) {
      const pause = () => send({ type: 'pause.requested' });
      if (requested !== undefined) requested = { ...requested, plays: false };
      else if (isForRow) pausing.later(pause);
      else pause();
    },
    setSound(isOn) {
      if (requested !== undefined) requested = { ...requested, isHeard: isOn };
      else send({ type: 'sound.requested', isOn });
    },
    stop() {
      replacing.drop();
      pausing.drop();
      letGo(false);
    },
  };
}
