import { after, defineProof, done, failed } from '../proof/proof.ts';
import { toldFor, vrViewerMachine } from './vr-viewer.machine.ts';

const scenes = [
  { id: 'spring', isFilm: false },
  { id: 'lake', isFilm: true },
] as const;
const input = { scenes, scene: 'spring', canDraw: true, isSharp: true, begins: true };
const to = (id: string) => ({ type: 'scene.requested', id }) as const;
const opened = done('openScene');
const broken = failed('openScene', 'no network');
const answered = (answer: string) => done('askGyro', answer);

const start = { view: 'loading', film: 'still', turning: 'finger' } as const;
const shown = { ...start, view: 'shown' } as const;
const inLake = { ...start, film: 'playing' } as const;
const flat = { ...start, view: { flat: 'coming' } } as const;
const seenFlat = { ...start, view: { flat: 'there' } } as const;
const turned = { ...shown, turning: 'gyro' } as const;
const missed = { ...shown, turning: 'missed' } as const;
const plays = { type: 'playFilm', params: { scene: 'lake' } };
const written = (scene: string) => ({ type: 'writeAddress', params: { scene } });

export const vrViewerProof = defineProof({
  name: 'vr-viewer',
  title: '全景',
  machine: vrViewerMachine,
  starts: {
    'a photo of two scenes': input,
    // the scene that its address names is none of the tour's
    'without a means of drawing': { ...input, scene: 'moon', canDraw: false },
    'saving data, in a film': { ...input, scene: 'lake', isSharp: false, begins: false },
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
    'film.requested',
    'film.paused',
    'film.failed',
  ],
  actorOutcomes: {
    openScene: { done: [undefined], error: ['no network'] },
    askGyro: { done: ['granted', 'refused', 'missing'], error: ['no answer'] },
  },
  invariants: {
    'the reader stands in a scene of the tour': ({ to: { context } }) =>
      context.scenes.some(({ id }) => id === context.scene),
    'the address is written when another scene is entered, and says which': ({ from, to: next, effects }) => {
      const writings = effects.filter(({ type }) => type === 'writeAddress');
      if (from.context.scene === next.context.scene) return writings.length === 0;
      return JSON.stringify(writings) === JSON.stringify([written(next.context.scene)]);
    },
    'a film plays only in a scene that has one': ({ to: next }) =>
      !next.hasTag('playing') || next.context.scene === 'lake',
    'what is played was not, and what is paused was played': ({ from, event, to: next, effects }) => {
      const [was, is] = [event.type !== 'xstate.init' && from.hasTag('playing'), next.hasTag('playing')];
      const names = effects.map(({ type }) => type).filter((type) => type.endsWith('Film'));
      if (was === is) return names.length === 0;
      return names.join() === (is ? 'playFilm' : 'pauseFilm');
    },
    'the phone is followed exactly while it turns the view': ({ from, to: next, effects }) => {
      const names = effects.map(({ type }) => type).filter((type) => type.endsWith('Phone'));
      if (from.hasTag('gyro') === next.hasTag('gyro')) return names.length === 0;
      return names.join() === (next.hasTag('gyro') ? 'followPhone' : 'leavePhone');
    },
    'a flat picture stands exactly where nothing can be drawn': ({ to: next }) =>
      next.hasTag('flat') === !next.context.canDraw,
    'nothing turns a flat picture but the finger': ({ to: next }) =>
      next.context.canDraw || !(next.hasTag('gyro') || next.hasTag('asking')),
    'why the phone does not turn the view is known while it is told': ({ to: next }) =>
      next.hasTag('missed') === (next.context.missed !== undefined),
  },
  expectations: {
    'its scene is loaded': { when: [], state: start, tags: ['loading'], context: { scene: 'spring' } },
    'a tour opens at its first scene where the address names none of its own': {
      start: 'without a means of drawing',
      when: [],
      state: flat,
      context: { scene: 'spring' },
    },
    'and is there to be turned': { when: [opened], state: shown, tags: [] },
    'a scene that cannot be had says so': {
      when: [broken],
      state: { ...start, view: 'failed' },
      tags: ['failed'],
    },
    'and is tried again': { when: [broken, 'retry.requested'], state: start, tags: ['loading'] },
    'by itself once there is a network': { when: [broken, 'network.restored'], state: start },
    'another scene is entered, and the address says so': {
      when: [opened, to('lake')],
      state: inLake,
      tags: ['loading', 'playing'],
      context: { scene: 'lake' },
      effects: [written('lake'), plays],
    },
    'from one that could not be had too': {
      when: [broken, to('lake')],
      state: inLake,
      context: { scene: 'lake' },
    },
    'and while one is on its way': { when: [to('lake')], state: inLake, context: { scene: 'lake' } },
    'the scene that is shown is not entered again': {
      when: [opened, to('spring')],
      state: shown,
      effects: [],
    },
    'nor one that is not there': {
      when: [opened, to('moon')],
      state: shown,
      context: { scene: 'spring' },
      effects: [],
    },
    'a scene without a film lets the film of the last be': {
      when: [to('lake'), opened, to('spring')],
      state: start,
      effects: ['pauseFilm', written('spring')],
    },
    'whoever saves data sees a small still first': {
      start: 'saving data, in a film',
      when: [],
      state: start,
      context: { isSharp: false, scene: 'lake' },
      effects: [],
    },
    'the whole picture comes when it is asked for': {
      start: 'saving data, in a film',
      when: [opened, 'sharp.requested'],
      state: start,
      context: { isSharp: true },
    },
    'a picture that is whole is not loaded again': { when: [opened, 'sharp.requested'], state: shown },
    'a film plays when it is asked for': {
      start: 'saving data, in a film',
      when: [opened, 'film.requested'],
      state: { ...shown, film: 'playing' },
      tags: ['playing'],
      context: { begins: true },
      effects: [plays],
    },
    'but not where there is none': { when: [opened, 'film.requested'], state: shown, effects: [] },
    'a film is paused, and stays so': {
      when: [to('lake'), opened, 'film.paused'],
      state: shown,
      context: { begins: false },
      effects: ['pauseFilm'],
    },
    'also in the next film': {
      when: [to('lake'), opened, 'film.paused', to('spring'), to('lake')],
      state: start,
    },
    'a film that cannot be had says so, over its still': {
      when: [to('lake'), opened, 'film.failed'],
      state: { ...shown, film: 'failed' },
      tags: ['film-failed'],
      effects: ['pauseFilm'],
    },
    'and is tried again when it is asked for': {
      when: [to('lake'), opened, 'film.failed', 'film.requested'],
      state: { ...shown, film: 'playing' },
      effects: [plays],
    },
    'or once there is a network': {
      when: [to('lake'), opened, 'film.failed', 'network.restored'],
      state: { ...shown, film: 'playing' },
      effects: [plays],
    },
    'what failed is forgotten in another scene': {
      when: [to('lake'), opened, 'film.failed', to('spring')],
      state: start,
    },
    'without a means of drawing a flat picture comes': {
      start: 'without a means of drawing',
      when: [],
      state: flat,
      tags: ['loading', 'flat'],
    },
    'and is there': {
      start: 'without a means of drawing',
      when: ['picture.loaded'],
      state: seenFlat,
      tags: ['flat'],
    },
    'or cannot be had': {
      start: 'without a means of drawing',
      when: ['picture.failed'],
      state: { ...start, view: { flat: 'failed' } },
      tags: ['failed', 'flat'],
    },
    'a flat picture is tried again': {
      start: 'without a means of drawing',
      when: ['picture.failed', 'retry.requested'],
      state: flat,
    },
    'a flat picture is tried again once there is a network': {
      start: 'without a means of drawing',
      when: ['picture.failed', 'network.restored'],
      state: flat,
    },
    'a flat picture gives way to that of another scene': {
      start: 'without a means of drawing',
      when: ['picture.loaded', to('lake')],
      state: { ...flat, film: 'playing' },
      context: { scene: 'lake' },
    },
    'a flat picture becomes whole when that is asked for': {
      start: 'saving data, in a film',
      when: ['drawing.lost', 'picture.loaded', 'sharp.requested'],
      state: seenFlat,
      context: { isSharp: true },
    },
    'nothing is asked of the phone where nothing can be drawn': {
      start: 'without a means of drawing',
      when: ['gyro.requested'],
      state: flat,
    },
    'a means of drawing that goes leaves a flat picture': {
      when: [opened, 'drawing.lost'],
      state: flat,
      context: { canDraw: false },
    },
    'also while a scene is on its way': { when: ['drawing.lost'], state: flat },
    'also where one could not be had': { when: [broken, 'drawing.lost'], state: flat },
    'and when it comes back the scene is drawn again': {
      when: [opened, 'drawing.lost', 'picture.loaded', 'drawing.found'],
      state: start,
      context: { canDraw: true },
    },
    'the phone is asked whether it may turn the view': {
      when: [opened, 'gyro.requested'],
      state: { ...shown, turning: 'asking' },
      tags: ['asking'],
    },
    'and turns it': {
      when: [opened, 'gyro.requested', answered('granted')],
      state: turned,
      tags: ['gyro'],
      effects: ['followPhone'],
    },
    'until the reader lets it be': {
      when: [opened, 'gyro.requested', answered('granted'), 'gyro.left'],
      state: shown,
      effects: ['leavePhone'],
    },
    'or nothing is drawn any more': {
      when: [opened, 'gyro.requested', answered('granted'), 'drawing.lost'],
      state: flat,
      effects: ['leavePhone'],
    },
    'it goes on turning the next scene': {
      when: [opened, 'gyro.requested', answered('granted'), to('lake')],
      state: { ...inLake, turning: 'gyro' },
    },
    'a reader who does not wait for the answer turns it by finger': {
      when: [opened, 'gyro.requested', 'gyro.left'],
      state: shown,
    },
    'a refusal is told': {
      when: [opened, 'gyro.requested', answered('refused')],
      state: missed,
      tags: ['missed'],
      context: { missed: 'refused' },
    },
    'so is a phone that does not feel how it is held': {
      when: [opened, 'gyro.requested', answered('missing')],
      state: missed,
      context: { missed: 'missing' },
    },
    'and one that does not answer': {
      when: [opened, 'gyro.requested', failed('askGyro', 'no answer')],
      state: missed,
      context: { missed: 'missing' },
    },
    'for a moment': {
      when: [opened, 'gyro.requested', answered('refused'), after(toldFor)],
      state: shown,
      context: { missed: undefined },
    },
    'it may be asked again': {
      when: [opened, 'gyro.requested', answered('refused'), 'gyro.requested'],
      state: { ...shown, turning: 'asking' },
      context: { missed: undefined },
    },
    'what was told is over when nothing is drawn any more': {
      when: [opened, 'gyro.requested', answered('refused'), 'drawing.lost'],
      state: flat,
    },
    'and so is the question': { when: [opened, 'gyro.requested', 'drawing.lost'], state: flat },
  },
});
