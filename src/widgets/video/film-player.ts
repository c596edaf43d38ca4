import { createActor, type ActorRefFrom } from 'xstate';
import { filmLadder } from '#lib/media/film-ladder.ts';
import { addressFor, inOrder, isPlaylist, type FilmQuality, type FilmSource } from '#lib/media/film.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { Quality } from '#machines/video-player/video-player-events.ts';
import { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { createFilmElement, type FilmPosition } from '#platform/media/film-element.ts';
import { readPlaybackPosition, storePlaybackPosition } from '#platform/storage/playback-positions.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { onPageReturn } from '#platform/lifecycle/page-return.ts';
import { report } from '#platform/lifecycle/report.ts';

export type FilmActor = ActorRefFrom<typeof videoPlayerMachine>;

/** A film's machine and what it shows, on one element of the page. */
export interface FilmPlayer {
  readonly actor: FilmActor;
  /** apart from the rest, since it changes four times a second */
  readonly position: Pick<Store<FilmPosition>, 'get' | 'subscribe'>;
  /** what the film comes in, the best first; of a stream once its playlist has been read */
  readonly qualities: Pick<Store<readonly FilmQuality[]>, 'get' | 'subscribe'>;
  /** seconds at which the film goes on from last time; 0 where it begins anew */
  readonly resumedAt: number;
  /** Lets go of the film, the element and the page. @param isFollowed another film is played in the element at once */
  stop(isFollowed?: boolean): void;
}

interface FilmPlayerParts {
  /** by which its place is kept on the device; undefined for one that always begins anew */
  readonly id: string | undefined;
  readonly film: FilmSource;
  readonly quality: Quality;
}

/** ms between two times that the place is kept while a film is seen */
const keepEvery = 5000;
export const noFilmPosition: FilmPosition = { at: 0, duration: 0, loaded: 0 };

/** Runs the machine of a film on an element. @param element as `createFilmElement` takes it */
export function startFilmPlayer(
  element: HTMLVideoElement,
  { id, film, quality }: FilmPlayerParts,
): FilmPlayer {
  const position = createStore(noFilmPosition);
  const qualities = createStore(inOrder(film.qualities ?? []));
  const keptPlace = () => (id === undefined ? 0 : readPlaybackPosition(id));
  let keptAt = 0;
  let isStopped = false;
  let ladder: Promise<void> | undefined;

  const screen = createFilmElement(element, {
    isLive: film.isLive === true,
    onFact: (fact) => actor.send(fact),
    onPosition(now) {
      position.set(now);
      if (actor.getSnapshot().hasTag('seen') && Math.abs(Date.now() - keptAt) >= keepEvery) keepPlace();
    },
  });

  function keepPlace(): void {
    const { at, duration } = position.get();
    keptAt = Date.now();
    if (at > 0 && id !== undefined) storePlaybackPosition(id, at, duration);
  }

  /** What a stream comes in stands in its playlist; one that cannot be read comes in what the browser finds. */
  function readLadder(): Promise<void> {
    ladder ??= fetchLadder(film.src).then(
      (found) => qualities.set(found),
      (cause: unknown) => report('playlist', cause),
    );
    return ladder;
  }

  /** Does something with the file that the reader wished for, at once where it is known. */
  function withFile(wish: Quality, act: (address: string) => void): void {
    const now = () => act(addressFor(film, wish, qualities.get()));
    if (wish === 'auto' || !isPlaylist(film.src) || qualities.get().length > 0) return now();
    void readLadder().then(() => {
      if (!isStopped && actor.getSnapshot().hasTag('wanted')) now();
    });
  }

  const actor = createActor(
    videoPlayerMachine.provide({
      actions: {
        play(_, { quality: wish, ...manner }) {
          withFile(wish, (address) => screen.play(address, keptPlace(), manner));
          if (isPlaylist(film.src)) void readLadder();
        },
        reload: (_, { quality: wish, ...manner }) =>
          withFile(wish, (address) => screen.reload(address, manner)),
        pause() {
          keepPlace();
          screen.pause();
        },
        seek: (_, { to }) => screen.seek(to),
        skip: (_, { by }) => screen.skip(by),
        setRate: (_, { rate }) => screen.setRate(rate),
        setMuted: (_, { isMuted }) => screen.setMuted(isMuted),
        setQuality: (_, { quality: wish }) => screen.change(addressFor(film, wish, qualities.get())),
        release() {
          keepPlace();
          screen.release();
        },
      },
    }),
    { input: { quality } },
  ).start();

  const tellNetwork = (online: boolean) => actor.send({ type: online ? 'network.found' : 'network.lost' });
  if (!readNetwork().online) tellNetwork(false);
  const stops = [
    watchNetwork(({ online }) => tellNetwork(online)),
    onPageLeave(keepPlace),
    onPageReturn(() => screen.recheck()),
    () => actor.stop(),
  ];
  return {
    actor,
    position,
    qualities,
    resumedAt: keptPlace(),
    stop(isFollowed = false) {
      isStopped = true;
      keepPlace();
      stops.forEach((stop) => stop());
      screen.dispose(isFollowed);
    },
  };
}

/** @throws what the network says, or Error with the status */
async function fetchLadder(address: string): Promise<readonly FilmQuality[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return filmLadder(await answer.text(), answer.url);
}
