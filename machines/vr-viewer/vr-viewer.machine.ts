import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Law: the reader stands in one scene of the tour, drawn around them where the browser can, else as a flat picture; a scene
// that cannot be had says so and is tried again. The phone turns the view only while the reader lets it, and a film plays
// only in a scene that has one. Which scene it is stands in the address.

export type VrViewerEvent =
  | { type: 'scene.requested'; id: string }
  | { type: 'retry.requested' }
  /** the reader who saves data wants the whole picture */
  | { type: 'sharp.requested' }
  | { type: 'network.restored' }
  /** the browser took its means of drawing away, or gave them back */
  | { type: 'drawing.lost' }
  | { type: 'drawing.found' }
  /** of the flat picture */
  | { type: 'picture.loaded' }
  | { type: 'picture.failed' }
  | { type: 'gyro.requested' }
  | { type: 'gyro.left' }
  | { type: 'film.requested' }
  | { type: 'film.paused' }
  | { type: 'film.failed' };

export interface VrViewerScene {
  readonly id: string;
  readonly isFilm: boolean;
}

export interface VrViewerInput {
  /** of the tour, in their order */
  readonly scenes: readonly VrViewerScene[];
  /** where the reader begins; the first where left out or not of the tour */
  readonly scene?: string | undefined;
  readonly canDraw: boolean;
  /** loads whole pictures; a reader who saves data asks for them */
  readonly isSharp: boolean;
  /** films begin by themselves */
  readonly begins: boolean;
}

interface VrViewerContext extends Omit<VrViewerInput, 'scene'> {
  readonly scene: string;
  /** why the phone does not turn the view, when it was asked to */
  readonly missed: 'refused' | 'missing' | undefined;
}

export interface SceneWish {
  readonly scene: string;
  readonly isSharp: boolean;
}

/** What became of the question whether the phone may turn the view; `missing` where it cannot feel how it is held. */
export type GyroAnswer = 'granted' | 'refused' | 'missing';

/** ms for which the reader is told that the phone does not turn the view */
export const toldFor = 6000;

const viewerSetup = setup({
  types: {
    context: {} as VrViewerContext,
    events: {} as VrViewerEvent,
    input: {} as VrViewerInput,
  },
  actors: {
    /** resolves once the scene is drawn */
    openScene: notProvidedActor<void, SceneWish>('openScene'),
    askGyro: notProvidedActor<GyroAnswer, void>('askGyro'),
  },
  actions: {
    writeAddress: notProvidedAction<{ scene: string }>('writeAddress'),
    playFilm: notProvidedAction<{ scene: string }>('playFilm'),
    pauseFilm: notProvidedAction('pauseFilm'),
    followPhone: notProvidedAction('followPhone'),
    leavePhone: notProvidedAction('leavePhone'),
    goTo: assign({ scene: (_, { id }: { id: string }) => id }),
    sharpen: assign({ isSharp: true }),
    setDrawing: assign({ canDraw: (_, { canDraw }: { canDraw: boolean }) => canDraw }),
    setBegins: assign({ begins: (_, { begins }: { begins: boolean }) => begins }),
    noteMissed: assign({ missed: (_, { answer }: { answer: GyroAnswer }) => missedOf(answer) }),
    forgetMissed: assign({ missed: undefined }),
  },
  guards: {
    isAnother: ({ context: { scene, scenes } }, { id }: { id: string }) =>
      id !== scene && scenes.some((one) => one.id === id),
    canDraw: ({ context }) => context.canDraw,
    isCoarse: ({ context }) => !context.isSharp,
    isFilm: ({ context }) => isFilm(context),
    begins: ({ context }) => context.begins && isFilm(context),
    isGranted: (_, { answer }: { answer: GyroAnswer }) => answer === 'granted',
  },
  delays: { toldFor },
});

function isFilm({ scene, scenes }: VrViewerContext): boolean {
  return scenes.some((one) => one.id === scene && one.isFilm);
}

function missedOf(answer: GyroAnswer): VrViewerContext['missed'] {
  return answer === 'granted' ? undefined : answer;
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
    missed: undefined,
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
    film: {
      initial: 'still',
      on: { 'scene.requested': { guard: isAnother, target: '.still' } },
      states: {
        still: {
          always: { guard: 'begins', target: 'playing' },
          on: {
            'film.requested': {
              guard: 'isFilm',
              target: 'playing',
              actions: { type: 'setBegins', params: { begins: true } },
            },
          },
        },
        playing: {
          tags: 'playing',
          entry: { type: 'playFilm', params: ({ context: { scene } }) => ({ scene }) },
          exit: 'pauseFilm',
          on: {
            'film.paused': {
              target: 'still',
              actions: { type: 'setBegins', params: { begins: false } },
            },
            'film.failed': 'failed',
          },
        },
        failed: { tags: 'film-failed', on: { 'film.requested': 'playing', 'network.restored': 'playing' } },
      },
    },
    turning: {
      initial: 'finger',
      on: { 'drawing.lost': '.finger' },
      states: {
        finger: { on: { 'gyro.requested': { guard: 'canDraw', target: 'asking' } } },
        asking: {
          tags: 'asking',
          invoke: {
            src: 'askGyro',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
                target: 'gyro',
              },
              {
                target: 'missed',
                actions: { type: 'noteMissed', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { target: 'missed', actions: { type: 'noteMissed', params: { answer: 'missing' } } },
          },
          on: { 'gyro.left': 'finger' },
        },
        gyro: {
          tags: 'gyro',
          entry: 'followPhone',
          exit: 'leavePhone',
          on: { 'gyro.left': 'finger' },
        },
        missed: {
          tags: 'missed',
          exit: 'forgetMissed',
          after: { toldFor: 'finger' },
          on: { 'gyro.requested': 'asking' },
        },
      },
    },
  },
});
