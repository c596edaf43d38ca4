import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FilmSource } from '#lib/media/film.ts';
import type { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { startFilmPlayer, type FilmPlayer } from './film-player.ts';
import type { FilmState } from './film-words.ts';

interface UseFilmPlayerParts {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly film: FilmSource;
  readonly savesData: boolean;
}

/** The player of a film for as long as it stands in the page; undefined until it is there. Begins with the reader's tap. */
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
    // what the film is does not change while it stands there, and a wish for less data is asked when it begins
    // eslint-disable-next-line react/exhaustive-deps
  }, [element, film.src]);
  return player;
}

/** What stands over the picture. */
export function useFilmState({ actor }: FilmPlayer): FilmState {
  return useSelector(actor, filmState);
}

export function filmState(snapshot: SnapshotFrom<typeof videoPlayerMachine>): FilmState {
  if (snapshot.hasTag('failed')) return snapshot.context.fault ?? 'network';
  if (snapshot.matches({ film: { going: 'stalled' } })) return 'stalled';
  for (const tag of ['offline', 'seen', 'ended', 'refused'] as const) if (snapshot.hasTag(tag)) return tag;
  return snapshot.hasTag('wanted') ? 'busy' : 'paused';
}

/** Where the film is. */
export function useFilmPosition({ position }: FilmPlayer) {
  return useSyncExternalStore(position.subscribe, position.get);
}

export function useFilmQualities({ qualities }: FilmPlayer) {
  return useSyncExternalStore(qualities.subscribe, qualities.get);
}
