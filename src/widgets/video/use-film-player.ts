import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { VideoSource } from '#lib/media/video-source.ts';
import type { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { startFilmPlayer, type FilmPlayer } from './film-player.ts';
import type { FilmState } from './film-labels.ts';

interface UseFilmPlayerParts {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly film: VideoSource;
  readonly savesData: boolean;
}

/** The player of a video while mounted; undefined in the first render. */
export function useFilmPlayer({ element, film, savesData }: UseFilmPlayerParts): FilmPlayer | undefined {
  const [player, setPlayer] = useState<FilmPlayer>();
  useEffect(() => {
    if (element.current === null) return;
    const started = startFilmPlayer(element.current, {
      id: film.isLive === true ? undefined : film.src,
      film,
      quality: savesData ? 'low' : 'auto',
    });
    setPlayer(started);
    return () => started.stop();
    // the video does not change while mounted, and data saver applies at the start
    // eslint-disable-next-line react/exhaustive-deps
  }, [element, film.src]);
  return player;
}

/** State of the video as shown to the reader. */
export function useFilmState({ actor }: FilmPlayer): FilmState {
  return useSelector(actor, filmState);
}

export function filmState(snapshot: SnapshotFrom<typeof videoPlayerMachine>): FilmState {
  if (snapshot.hasTag('failed')) return snapshot.context.fault ?? 'network';
  if (snapshot.matches({ video: { going: 'stalled' } })) return 'stalled';
  for (const tag of ['offline', 'seen', 'ended', 'refused'] as const) if (snapshot.hasTag(tag)) return tag;
  return snapshot.hasTag('wanted') ? 'busy' : 'paused';
}

/** Position of the video. */
export function useFilmPosition({ position }: FilmPlayer) {
  return useSyncExternalStore(position.subscribe, position.get);
}

export function useFilmQualities({ qualities }: FilmPlayer) {
  return useSyncExternalStore(qualities.subscribe, qualities.get);
}
