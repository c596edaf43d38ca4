import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import type { VrScene } from './panorama-types.ts';
import type { PanoramaActor, PanoramaPlayer } from './start-panorama.ts';

interface UsePanoramaParts {
  readonly pane: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly scenes: readonly VrScene[];
  /** id of the scene in the URL */
  readonly scene: string | undefined;
  readonly savesData: boolean;
  readonly onScene: (id: string) => void;
}

/** The player of a tour while mounted; undefined until it is loaded. The renderer is lazy loaded. */
export function usePanorama(parts: UsePanoramaParts): PanoramaPlayer | undefined {
  const [player, setPlayer] = useState<PanoramaPlayer>();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const { scenes } = parts;
  useEffect(() => {
    let isLeft = false;
    let started: PanoramaPlayer | undefined;
    import('./start-panorama.ts').then(
      ({ startPanorama }) => {
        const { pane, canvas, video, scene, savesData } = latest.current;
        if (isLeft || pane.current === null || canvas.current === null || video.current === null) return;
        started = startPanorama({
          pane: pane.current,
          canvas: canvas.current,
          video: video.current,
          scenes,
          scene,
          savesData,
          onScene: (id) => latest.current.onScene(id),
        });
        setPlayer(started);
      },
      // the flat picture stays
      (cause: unknown) => report('panorama', cause),
    );
    return () => {
      isLeft = true;
      started?.stop();
    };
  }, [scenes]);
  return player;
}

/** State of the tour; that of the flat first scene before the machine runs. */
export function usePanoramaState(player: PanoramaPlayer | undefined, first: string, savesData: boolean) {
  return useSelector<PanoramaActor | undefined, ReturnType<typeof stateOf>>(
    player?.actor,
    (snapshot) => (snapshot === undefined ? initialState(first, savesData) : stateOf(snapshot)),
    shallowEqual,
  );
}

export type PanoramaState = ReturnType<typeof usePanoramaState>;

function stateOf(snapshot: ReturnType<PanoramaActor['getSnapshot']>) {
  const { scene, isSharp, gyroFault } = snapshot.context;
  return {
    scene,
    isSharp,
    gyroFault,
    isFlat: snapshot.hasTag('flat'),
    isDrawn: snapshot.matches({ view: 'shown' }),
    isLoading: snapshot.hasTag('loading'),
    hasFailed: snapshot.hasTag('failed'),
    isPlaying: snapshot.hasTag('playing'),
    hasVideoFailed: snapshot.hasTag('video-failed'),
    turning: snapshot.hasTag('gyro') ? 'phone' : snapshot.hasTag('requesting') ? 'requesting' : 'finger',
  } as const;
}

function initialState(scene: string, savesData: boolean): ReturnType<typeof stateOf> {
  return {
    scene,
    isSharp: !savesData,
    gyroFault: undefined,
    isFlat: true,
    isDrawn: false,
    isLoading: false,
    hasFailed: false,
    isPlaying: false,
    hasVideoFailed: false,
    turning: 'finger',
  };
}
