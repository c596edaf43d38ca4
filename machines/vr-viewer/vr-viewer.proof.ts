import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { vrViewerMachine } from './vr-viewer.machine.ts';

const failureShownMs = 6000;

const scenes = [
  { id: 'spring', hasVideo: false },
  { id: 'lake', hasVideo: true },
] as const;
const input = { scenes, scene: 'spring', canDraw: true, isSharp: true, begins: true };
const to = (id: string) => ({ type: 'scene.requested', id }) as const;
const opened = done('openScene');
const broken = failed('openScene', 'no network');
const answered = (result: string) => done('requestGyro', result);

const start = { view: 'loading', video: 'still', turning: 'finger' } as const;
const shown = { ...start, view: 'shown' } as const;
const inLake = { ...start, video: 'playing' } as const;
const flat = { ...start, view: { flat: 'coming' } } as const;
const seenFlat = { ...start, view: { flat: 'there' } } as const;
const turned = { ...shown, turning: 'gyro' } as const;
const gyroFault = { ...shown, turning: 'gyroFailed' } as const;
const plays = { type: 'playVideo', params: { scene: 'lake' } };
const written = (scene: string) => ({ type: 'writeAddress', params: { scene } });

export const vrViewerProof = defineProof({
  name: 'vr-viewer',
  title: '全景',
  machine: vrViewerMachine,
  starts: {
    'a photo of two scenes': input,
    // the scene in the URL is not part of the tour
    'without WebGL': { ...input, scene: 'moon', canDraw: false },
    'data saver, at a video': { ...input, scene: 'lake', isSharp: false, begins: false },
  },
  events: [
    to('spring'),
    to('lake'),
    to('moon'),
    'retry.requested',
    'sharp.requested',
    'network.restored',
    'drawing.lost',
    'drawing.found',
    'picture.loaded',
    'picture.failed',
    'gyro.requested',
    'gyro.left',
    'video.requested',
    'video.paused',
    'video.failed',
  ],
  actorOutcomes: {
    openScene: { done: [undefined], error: ['no network'] },
    requestGyro: { done: ['granted', 'refused', 'missing'], error: ['no answer'] },
  },
  invariants: {
    'the viewer shows a scene of the tour': ({ to: { context } }) =>
      context.scenes.some(({ id }) => id === context.scene),
    'the URL is written when another scene is entered, and names it': ({ from, to: next, effects }) => {
      const writings = effects.filter(({ type }) => type === 'writeAddress');
      if (from.context.scene === next.context.scene) return writings.length === 0;
      return JSON.stringify(writings) === JSON.stringify([written(next.context.scene)]);
    },
    'a video plays only in a scene that has one': ({ to: next }) =>
      !next.hasTag('playing') || next.context.scene === 'lake',
    'play starts a paused video, pause a playing one': ({ from, event, to: next, effects }) => {
      const [was, is] = [event.type !== 'xstate.init' && from.hasTag('playing'), next.hasTag('playing')];
      const names = effects.map(({ type }) => type).filter((type) => type.endsWith('Video'));
      if (was === is) return names.length === 0;
      return names.join() === (is ? 'playVideo' : 'pauseVideo');
    },
    'the gyroscope is read exactly while it turns the view': ({ from, to: next, effects }) => {
      const names = effects.map(({ type }) => type).filter((type) => type.endsWith('Gyro'));
      if (from.hasTag('gyro') === next.hasTag('gyro')) return names.length === 0;
      return names.join() === (next.hasTag('gyro') ? 'startGyro' : 'stopGyro');
    },
    'a flat picture is shown exactly without WebGL': ({ to: next }) =>
      next.hasTag('flat') === !next.context.canDraw,
    'a flat picture is turned only by the finger': ({ to: next }) =>
      next.context.canDraw || !(next.hasTag('gyro') || next.hasTag('requesting')),
    'the gyroscope failure is set exactly while it is shown': ({ to: next }) =>
      next.hasTag('gyro-failed') === (next.context.gyroFault !== undefined),
  },
  equivalentMutants: {
    'vrViewer.view.* redirected to vrViewer.view.*': 'choosing leads on to the same state at once',
    'vrViewer.video.* redirected to vrViewer.video.still': 'a video that has begun plays at once',
    '* with writeAddress before goTo': equivalence.order,
  },
  expectations: {
    'the initial scene loads': {
      inputs: { openScene: { scene: 'spring', isSharp: true } },
      when: [],
      state: start,
      tags: ['loading'],
      context: { scene: 'spring' },
    },
    'a tour opens at its first scene if the URL names none of its own': {
      start: 'without WebGL',
      when: [],
      state: flat,
      context: { scene: 'spring' },
    },
    'a loaded scene can be turned': { when: [opened], state: shown, tags: [] },
    'a scene that fails to load is reported': {
      when: [broken],
      state: { ...start, view: 'failed' },
      tags: ['failed'],
    },
    'a failed scene can be retried': { when: [broken, 'retry.requested'], state: start, tags: ['loading'] },
    'a failed scene is retried when the network is back': {
      when: [broken, 'network.restored'],
      state: start,
    },
    'another scene is entered, and the URL names it': {
      when: [opened, to('lake')],
      state: inLake,
      tags: ['loading', 'playing'],
      context: { scene: 'lake' },
      effects: [written('lake'), plays],
    },
    'another scene is entered from a failed one': {
      when: [broken, to('lake')],
      state: inLake,
      context: { scene: 'lake' },
    },
    'another scene is entered while one loads': {
      when: [to('lake')],
      state: inLake,
      context: { scene: 'lake' },
    },
    'the current scene is not entered again': {
      when: [opened, to('spring')],
      state: shown,
      effects: [],
    },
    'an unknown scene is not entered': {
      when: [opened, to('moon')],
      state: shown,
      context: { scene: 'spring' },
      effects: [],
    },
    'a scene without a video releases the last one': {
      when: [to('lake'), opened, to('spring')],
      state: start,
      effects: ['pauseVideo', written('spring')],
    },
    'with data saver a low resolution is shown first': {
      start: 'data saver, at a video',
      when: [],
      state: start,
      context: { isSharp: false, scene: 'lake' },
      effects: [],
    },
    'full resolution loads on request': {
      start: 'data saver, at a video',
      when: [opened, 'sharp.requested'],
      state: start,
      context: { isSharp: true },
    },
    'a scene in full resolution is not loaded again': { when: [opened, 'sharp.requested'], state: shown },
    'a video plays on request': {
      start: 'data saver, at a video',
      when: [opened, 'video.requested'],
      state: { ...shown, video: 'playing' },
      tags: ['playing'],
      context: { begins: true },
      effects: [plays],
    },
    'a scene without a video does not play one': {
      when: [opened, 'video.requested'],
      state: shown,
      effects: [],
    },
    'a paused video stays paused': {
      when: [to('lake'), opened, 'video.paused'],
      state: shown,
      context: { begins: false },
      effects: ['pauseVideo'],
    },
    'a video of the next scene stays paused too': {
      when: [to('lake'), opened, 'video.paused', to('spring'), to('lake')],
      state: start,
    },
    'a video that fails to load is reported over its still': {
      when: [to('lake'), opened, 'video.failed'],
      state: { ...shown, video: 'failed' },
      tags: ['video-failed'],
      effects: ['pauseVideo'],
    },
    'a failed video is retried on request': {
      when: [to('lake'), opened, 'video.failed', 'video.requested'],
      state: { ...shown, video: 'playing' },
      effects: [plays],
    },
    'a failed video is retried when the network is back': {
      when: [to('lake'), opened, 'video.failed', 'network.restored'],
      state: { ...shown, video: 'playing' },
      effects: [plays],
    },
    'a video failure is cleared in another scene': {
      when: [to('lake'), opened, 'video.failed', to('spring')],
      state: start,
    },
    'without WebGL a flat picture loads': {
      start: 'without WebGL',
      when: [],
      state: flat,
      tags: ['loading', 'flat'],
    },
    'a flat picture is shown': {
      start: 'without WebGL',
      when: ['picture.loaded'],
      state: seenFlat,
      tags: ['flat'],
    },
    'a flat picture fails to load': {
      start: 'without WebGL',
      when: ['picture.failed'],
      state: { ...start, view: { flat: 'failed' } },
      tags: ['failed', 'flat'],
    },
    'a flat picture can be retried': {
      start: 'without WebGL',
      when: ['picture.failed', 'retry.requested'],
      state: flat,
    },
    'a flat picture is retried when the network is back': {
      start: 'without WebGL',
      when: ['picture.failed', 'network.restored'],
      state: flat,
    },
    'a flat picture is replaced by that of another scene': {
      start: 'without WebGL',
      when: ['picture.loaded', to('lake')],
      state: { ...flat, video: 'playing' },
      context: { scene: 'lake' },
    },
    'a flat picture loads in full resolution on request': {
      start: 'data saver, at a video',
      when: ['drawing.lost', 'picture.loaded', 'sharp.requested'],
      state: seenFlat,
      context: { isSharp: true },
    },
    'without WebGL the gyroscope is not requested': {
      start: 'without WebGL',
      when: ['gyro.requested'],
      state: flat,
    },
    'a lost WebGL context shows a flat picture': {
      when: [opened, 'drawing.lost'],
      state: flat,
      context: { canDraw: false },
    },
    'a lost WebGL context during loading shows a flat picture': { when: ['drawing.lost'], state: flat },
    'a lost WebGL context after a failure shows a flat picture': {
      when: [broken, 'drawing.lost'],
      state: flat,
    },
    'a restored WebGL context draws the scene again': {
      when: [opened, 'drawing.lost', 'picture.loaded', 'drawing.found'],
      state: start,
      context: { canDraw: true },
    },
    'the gyroscope permission is requested': {
      when: [opened, 'gyro.requested'],
      state: { ...shown, turning: 'requesting' },
      tags: ['requesting'],
    },
    'the gyroscope turns the view': {
      when: [opened, 'gyro.requested', answered('granted')],
      state: turned,
      tags: ['gyro'],
      effects: ['startGyro'],
    },
    'the reader turns the gyroscope off': {
      when: [opened, 'gyro.requested', answered('granted'), 'gyro.left'],
      state: shown,
      effects: ['stopGyro'],
    },
    'losing the WebGL context stops the gyroscope': {
      when: [opened, 'gyro.requested', answered('granted'), 'drawing.lost'],
      state: flat,
      effects: ['stopGyro'],
    },
    'the gyroscope also turns the next scene': {
      when: [opened, 'gyro.requested', answered('granted'), to('lake')],
      state: { ...inLake, turning: 'gyro' },
    },
    'a cancelled permission request keeps turning by finger': {
      when: [opened, 'gyro.requested', 'gyro.left'],
      state: shown,
    },
    'a refused permission is shown': {
      when: [opened, 'gyro.requested', answered('refused')],
      state: gyroFault,
      tags: ['gyro-failed'],
      context: { gyroFault: 'refused' },
    },
    'a missing sensor is shown': {
      when: [opened, 'gyro.requested', answered('missing')],
      state: gyroFault,
      context: { gyroFault: 'missing' },
    },
    'a failed permission request counts as a missing sensor': {
      when: [opened, 'gyro.requested', failed('requestGyro', 'no answer')],
      state: gyroFault,
      context: { gyroFault: 'missing' },
    },
    'a gyroscope failure is shown for six seconds': {
      when: [opened, 'gyro.requested', answered('refused'), after(5999)],
      context: { gyroFault: 'refused' },
    },
    'a gyroscope failure is shown briefly': {
      when: [opened, 'gyro.requested', answered('refused'), after(failureShownMs)],
      state: shown,
      context: { gyroFault: undefined },
    },
    'the permission can be requested again': {
      when: [opened, 'gyro.requested', answered('refused'), 'gyro.requested'],
      state: { ...shown, turning: 'requesting' },
      context: { gyroFault: undefined },
    },
    'losing the WebGL context clears the gyroscope failure': {
      when: [opened, 'gyro.requested', answered('refused'), 'drawing.lost'],
      state: flat,
    },
    'losing the WebGL context cancels the permission request': {
      when: [opened, 'gyro.requested', 'drawing.lost'],
      state: flat,
    },
  },
});
