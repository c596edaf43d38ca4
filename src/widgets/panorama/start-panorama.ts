import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { phoneLook, withYawOffset } from '#gestures/phone-look.ts';
import { trackPointers } from '#gestures/pointers.ts';
import { pictureSources } from '#lib/media/pictures.ts';
import { wrapped, type Look } from '#lib/media/sphere.ts';
import {
  vrViewerMachine,
  type GyroResult,
  type SceneRequest,
} from '#machines/vr-viewer/vr-viewer.machine.ts';
import { createVideoElement, type VideoEvent } from '#platform/media/video-element.ts';
import { requestGyro, watchPhone } from '#platform/media/gyro.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { loadPanorama } from '#platform/media/panorama-picture.ts';
import { watchWindowSize } from '#platform/lifecycle/window-size.ts';
import { panoramaGestures } from './panorama-gestures.ts';
import { createPanoramaStage, type PanoramaStage } from './panorama-stage.ts';
import type { VrScene } from './panorama-types.ts';

/** degrees per arrow key */
const step = 15;

const turns: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Arrows turn the view, + and - zoom, Ctrl and wheel (a trackpad's pinch) zoom. @returns removes the listeners */
function keysOn(stage: PanoramaStage, pane: HTMLElement): () => void {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== pane) return;
    const turn = turns[event.key];
    if (turn !== undefined) {
      const look = stage.look();
      stage.turnTo({ ...look, yaw: look.yaw + turn[0], pitch: look.pitch + turn[1] });
    } else if (event.key === '+' || event.key === '=') stage.zoomBy(1);
    else if (event.key === '-') stage.zoomBy(-1);
    else return;
    event.preventDefault();
  }
  function turnWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    stage.zoomBy(event.deltaY < 0 ? 1 : -1);
  }
  pane.addEventListener('keydown', press);
  pane.addEventListener('wheel', turnWheel, { passive: false });
  return () => {
    pane.removeEventListener('keydown', press);
    pane.removeEventListener('wheel', turnWheel);
  };
}

export type PanoramaActor = ActorRefFrom<typeof vrViewerMachine>;

/** A tour's machine and renderer. */
export interface PanoramaPlayer {
  readonly actor: PanoramaActor;
  /** undefined without WebGL */
  readonly stage: PanoramaStage | undefined;
  setMuted(isMuted: boolean): void;
  /** Releases the scene, its video and all listeners. */
  stop(): void;
}

interface PanoramaParts {
  readonly pane: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly video: HTMLVideoElement;
  readonly scenes: readonly VrScene[];
  /** id of the scene in the URL */
  readonly scene: string | undefined;
  readonly savesData: boolean;
  /** called when another scene is entered */
  readonly onScene: (id: string) => void;
}

const lookIn = ({ look }: VrScene): Look => ({ ...look, roll: 0 });

/** Starts the machine of a tour with its implementations. */
export function startPanorama(parts: PanoramaParts): PanoramaPlayer {
  const { pane, canvas, video, scenes, savesData } = parts;
  const sceneOf = (id: string) => scenes.find((scene) => scene.id === id);
  const first = sceneOf(parts.scene ?? '') ?? scenes[0];
  /** the scene drawn last: a sharper picture of it keeps the view direction */
  let drawn: string | undefined;
  /** the scene whose video is drawn: its picture must not replace it */
  let videoScene: string | undefined;
  /** URL of the video played last */
  let played: string | undefined;
  /** degrees between the phone's heading and the view; undefined until the first orientation event */
  let offset: number | undefined;
  let stopGyro: (() => void) | undefined;

  const stage =
    first &&
    createPanoramaStage(canvas, lookIn(first), {
      onLost: () => actor.send({ type: 'drawing.lost' }),
      onFound: () => actor.send({ type: 'drawing.found' }),
    });
  const player = createVideoElement(video, { onFact: hear, onPosition: () => {} });

  async function openScene({ scene: id, isSharp }: SceneRequest): Promise<void> {
    const scene = sceneOf(id);
    if (scene === undefined || stage === undefined) throw new Error('nothing to draw');
    const { url } = scene.panorama;
    const picture = await loadPanorama(isSharp ? url : pictureSources(url).src, stage.largest);
    // another scene may have been requested meanwhile
    if (actor.getSnapshot().context.scene !== id) return;
    if (videoScene !== id) stage.show(picture);
    if (drawn !== id) {
      stage.put(lookIn(scene));
      offset = undefined;
    }
    drawn = id;
  }

  function hear({ type }: VideoEvent): void {
    const { scene } = actor.getSnapshot().context;
    if (type === 'media.playing') {
      videoScene = scene;
      stage?.showVideo(video);
    } else if (type === 'media.failed') actor.send({ type: 'video.failed' });
    else if (type === 'media.refused' || type === 'media.paused') actor.send({ type: 'video.paused' });
  }

  function startGyro(): void {
    offset = undefined;
    stopGyro = watchPhone(({ turned, ...angles }) => {
      if (stage === undefined) return;
      const now = stage.look();
      const look = phoneLook(angles, turned, now.fov);
      offset ??= wrapped(now.yaw - look.yaw);
      stage.put(withYawOffset(look, offset));
    });
  }

  const actor = createActor(
    vrViewerMachine.provide({
      actors: {
        openScene: fromPromise<void, SceneRequest>(({ input }) => openScene(input)),
        requestGyro: fromPromise<GyroResult, void>(() => requestGyro()),
      },
      actions: {
        writeAddress: (_, { scene }) => parts.onScene(scene),
        playVideo(_, { scene }) {
          const address = sceneOf(scene)?.film?.url;
          if (address === undefined) return;
          // another video starts at its beginning
          if (played !== address) player.release();
          played = address;
          player.play(address, 0, { rate: 1, isMuted: video.muted });
        },
        pauseVideo() {
          videoScene = undefined;
          stage?.hideVideo();
          player.pause();
        },
        startGyro,
        stopGyro() {
          stopGyro?.();
          // level the horizon
          if (stage !== undefined) stage.turnTo({ ...stage.look(), roll: 0 });
        },
      },
    }),
    {
      input: {
        scenes: scenes.map(({ id, film: own }) => ({ id, hasVideo: own !== undefined })),
        scene: parts.scene,
        canDraw: stage !== undefined,
        isSharp: !savesData,
        begins: !savesData && !prefersReducedMotion(),
      },
    },
  ).start();

  const stops = [
    watchNetwork(({ online }) => online && actor.send({ type: 'network.restored' })),
    ...(stage === undefined
      ? []
      : [
          trackPointers(
            pane,
            panoramaGestures(stage, (from, to) => {
              // dragging while the phone also turns the view shifts the offset
              if (offset !== undefined) offset = wrapped(offset + to.yaw - from.yaw);
            }),
          ),
          keysOn(stage, pane),
          watchWindowSize(stage.redraw),
          () => stage.dispose(),
        ]),
    () => stopGyro?.(),
    () => actor.stop(),
    () => player.dispose(),
  ];
  return {
    actor,
    stage,
    setMuted: (isMuted) => player.setMuted(isMuted),
    stop: () => stops.forEach((stop) => stop()),
  };
}
