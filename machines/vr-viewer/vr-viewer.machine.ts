import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the viewer shows one scene of the tour, as a panorama if the browser has WebGL, otherwise as a flat
// picture; a scene that fails to load is reported and can be retried. The gyroscope turns the view only while the
// reader enables it, and a video plays only in a scene that has one. The current scene is in the URL.

export type VrViewerEvent =
  | { type: 'scene.requested'; id: string }
  | { type: 'retry.requested' }
  /** the reader with data saver requests full resolution */
  | { type: 'sharp.requested' }
  | { type: 'network.restored' }
  /** the WebGL context was lost or restored */
  | { type: 'drawing.lost' }
  | { type: 'drawing.found' }
  /** of the flat picture */
  | { type: 'picture.loaded' }
  | { type: 'picture.failed' }
  | { type: 'gyro.requested' }
  | { type: 'gyro.left' }
  | { type: 'video.requested' }
  | { type: 'video.paused' }
  | { type: 'video.failed' };

export interface VrViewerScene {
  readonly id: string;
  readonly hasVideo: boolean;
}

export interface VrViewerInput {
  /** of the tour, in order */
  readonly scenes: readonly VrViewerScene[];
  /** the initial scene; the first if omitted or unknown */
  readonly scene?: string | undefined;
  readonly canDraw: boolean;
  /** loads full resolution; with data saver only on request */
  readonly isSharp: boolean;
  /** videos play automatically */
  readonly begins: boolean;
}

interface VrViewerContext extends Omit<VrViewerInput, 'scene'> {
  readonly scene: string;
  /** why the gyroscope does not turn the view although it was requested */
  readonly gyroFault: 'refused' | 'missing' | undefined;
}

export interface SceneRequest {
  readonly scene: string;
  readonly isSharp: boolean;
}

/** The result of the gyroscope permission request; `missing` without a sensor. */
export type GyroResult = 'granted' | 'refused' | 'missing';

/** ms for which a gyroscope failure is shown */
const failureShownMs = 6000;

const viewerSetup = setup({
  types: {
    context: {} as VrViewerContext,
    events: {} as VrViewerEvent,
    input: {} as VrViewerInput,
    tags: {} as
      | 'loading'
      | 'failed'
      | 'flat'
      | 'playing'
      | 'video-failed'
      | 'requesting'
      | 'gyro'
      | 'gyro-failed',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** resolves once the scene is drawn */
    openScene: notProvidedActor<void, SceneRequest>('openScene'),
    requestGyro: notProvidedActor<GyroResult, void>('requestGyro'),
  },
  actions: {
    writeAddress: notProvidedAction<{ scene: string }>('writeAddress'),
    playVideo: notProvidedAction<{ scene: string }>('playVideo'),
    pauseVideo: notProvidedAction('pauseVideo'),
    startGyro: notProvidedAction('startGyro'),
    stopGyro: notProvidedAction('stopGyro'),
    goTo: assign({ scene: (_, { id }: { id: string }) => id }),
    sharpen: assign({ isSharp: true }),
    setDrawing: assign({ canDraw: (_, { canDraw }: { canDraw: boolean }) => canDraw }),
    setBegins: assign({ begins: (_, { begins }: { begins: boolean }) => begins }),
    setGyroFault: assign({ gyroFault: (_, { result }: { result: GyroResult }) => gyroFaultOf(result) }),
    clearGyroFault: assign({ gyroFault: undefined }),
  },
  guards: {
    isAnother: ({ context: { scene, scenes } }, { id }: { id: string }) =>
      id !== scene && scenes.some((one) => one.id === id),
    canDraw: ({ context }) => context.canDraw,
    isCoarse: ({ context }) => !context.isSharp,
    hasVideo: ({ context }) => hasVideo(context),
    begins: ({ context }) => context.begins && hasVideo(context),
    isGranted: (_, { result }: { result: GyroResult }) => result === 'granted',
  },
  delays: { failureShownMs },
});

function hasVideo({ scene, scenes }: VrViewerContext): boolean {
  return scenes.some((one) => one.id === scene && one.hasVideo);
}

function gyroFaultOf(result: GyroResult): VrViewerContext['gyroFault'] {
  return result === 'granted' ? undefined : result;
}

const isAnother = {
  type: 'isAnother',
  params: ({ event }: { event: { id: string } }) => ({ id: event.id }),
} as const;

const losesDrawing = {
  target: '#vrViewer.view.choosing',
  actions: { type: 'setDrawing', params: { canDraw: false } },
} as const;

export const vrViewerMachine = viewerSetup.createMachine({
  id: 'vrViewer',
  context: ({ input: { scene, scenes, ...rest } }) => ({
    ...rest,
    scenes,
    scene: (scenes.find(({ id }) => id === scene) ?? scenes[0])?.id ?? '',
    gyroFault: undefined,
  }),
  type: 'parallel',
  states: {
    view: {
      initial: 'choosing',
      on: {
        'scene.requested': {
          guard: isAnother,
          target: '.choosing',
          actions: [
            { type: 'goTo', params: ({ event }) => ({ id: event.id }) },
            { type: 'writeAddress', params: ({ event }) => ({ scene: event.id }) },
          ],
        },
      },
      states: {
        choosing: { always: [{ guard: 'canDraw', target: 'loading' }, { target: 'flat' }] },
        loading: {
          tags: 'loading',
          invoke: {
            src: 'openScene',
            input: ({ context: { scene, isSharp } }) => ({ scene, isSharp }),
            onDone: 'shown',
            onError: 'failed',
          },
          on: { 'drawing.lost': losesDrawing },
        },
        shown: {
          on: {
            'sharp.requested': { guard: 'isCoarse', target: 'loading', actions: 'sharpen' },
            'drawing.lost': losesDrawing,
          },
        },
        failed: {
          tags: 'failed',
          on: { 'retry.requested': 'loading', 'network.restored': 'loading', 'drawing.lost': losesDrawing },
        },
        flat: {
          tags: 'flat',
          initial: 'coming',
          on: {
            'sharp.requested': { guard: 'isCoarse', actions: 'sharpen' },
            'drawing.found': {
              target: 'choosing',
              actions: { type: 'setDrawing', params: { canDraw: true } },
            },
          },
          states: {
            coming: { tags: 'loading', on: { 'picture.loaded': 'there', 'picture.failed': 'failed' } },
            there: {},
            failed: { tags: 'failed', on: { 'retry.requested': 'coming', 'network.restored': 'coming' } },
          },
        },
      },
    },
    video: {
      initial: 'still',
      on: { 'scene.requested': { guard: isAnother, target: '.still' } },
      states: {
        still: {
          always: { guard: 'begins', target: 'playing' },
          on: {
            'video.requested': {
              guard: 'hasVideo',
              target: 'playing',
              actions: { type: 'setBegins', params: { begins: true } },
            },
          },
        },
        playing: {
          tags: 'playing',
          entry: { type: 'playVideo', params: ({ context: { scene } }) => ({ scene }) },
          exit: 'pauseVideo',
          on: {
            'video.paused': {
              target: 'still',
              actions: { type: 'setBegins', params: { begins: false } },
            },
            'video.failed': 'failed',
          },
        },
        failed: { tags: 'video-failed', on: { 'video.requested': 'playing', 'network.restored': 'playing' } },
      },
    },
    turning: {
      initial: 'finger',
      on: { 'drawing.lost': '.finger' },
      states: {
        finger: { on: { 'gyro.requested': { guard: 'canDraw', target: 'requesting' } } },
        requesting: {
          tags: 'requesting',
          invoke: {
            src: 'requestGyro',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => ({ result: event.output }) },
                target: 'gyro',
              },
              {
                target: 'gyroFailed',
                actions: { type: 'setGyroFault', params: ({ event }) => ({ result: event.output }) },
              },
            ],
            onError: {
              target: 'gyroFailed',
              actions: { type: 'setGyroFault', params: { result: 'missing' } },
            },
          },
          on: { 'gyro.left': 'finger' },
        },
        gyro: {
          tags: 'gyro',
          entry: 'startGyro',
          exit: 'stopGyro',
          on: { 'gyro.left': 'finger' },
        },
        gyroFailed: {
          tags: 'gyro-failed',
          exit: 'clearGyroFault',
          after: { failureShownMs: 'finger' },
          on: { 'gyro.requested': 'requesting' },
        },
      },
    },
  },
});
