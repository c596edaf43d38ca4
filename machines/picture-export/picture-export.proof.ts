import { after, defineProof, done, failed } from '../proof/proof.ts';
import { pictureExportMachine } from './picture-export.machine.ts';

const picture = 'blob:picture';
const drawn = done('draw', picture);
const unsupported = failed('draw', { name: 'NotSupportedError' });
const incomplete = failed('draw', { name: 'TypeError' });
const timedOut = after(15_000);
const ready = ['picture.requested', drawn] as const;
const released = { type: 'releasePicture', params: { picture } };

export const pictureExportProof = defineProof({
  name: 'picture-export',
  title: '保存为图片',
  machine: pictureExportMachine,
  events: ['picture.requested', 'picture.dismissed'],
  actorOutcomes: {
    draw: { done: [picture], error: [{ name: 'NotSupportedError' }, { name: 'TypeError' }, 'no network'] },
  },
  invariants: {
    'there is a picture exactly while it is shown': ({ to }) =>
      (to.context.picture !== undefined) === to.matches('ready'),
    'there is a reason exactly after a failure': ({ to }) =>
      (to.context.reason !== undefined) === to.matches('failed'),
    'a picture is released exactly when it is no longer shown': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'releasePicture') ===
      (from.context.picture !== undefined && to.context.picture === undefined),
  },
  expectations: {
    'a drawing has fifteen seconds': { when: ['picture.requested', after(14_999)], state: 'drawing' },
    'nothing is drawn before it is requested': { when: [], state: 'idle', effects: [] },
    'a picture is drawn on request': { when: ['picture.requested'], state: 'drawing', effects: [] },
    'a second request does not restart the drawing': {
      when: ['picture.requested', 'picture.requested', drawn],
      state: 'ready',
    },
    'a drawn picture is shown': { when: ready, state: 'ready', context: { picture }, effects: [] },
    'a shown picture does not expire': { when: [...ready, timedOut], state: 'ready', context: { picture } },
    'a picture that is closed is released': {
      when: [...ready, 'picture.dismissed'],
      state: 'idle',
      effects: [released],
    },
    'a drawing can be closed': {
      when: ['picture.requested', 'picture.dismissed'],
      state: 'idle',
      effects: [],
    },
    'a browser that cannot draw is the reason': {
      when: ['picture.requested', unsupported],
      state: 'failed',
      context: { reason: 'unsupported' },
    },
    'a part that did not load is the reason': {
      when: ['picture.requested', incomplete],
      state: 'failed',
      context: { reason: 'incomplete' },
    },
    'a drawing that takes too long fails': {
      when: ['picture.requested', timedOut],
      state: 'failed',
      context: { reason: 'timeout' },
    },
    'a failed picture can be drawn again': {
      when: ['picture.requested', incomplete, 'picture.requested', drawn],
      state: 'ready',
      context: { picture, reason: undefined },
    },
    'after a failure the picture can be closed': {
      when: ['picture.requested', incomplete, 'picture.dismissed'],
      state: 'idle',
      context: { reason: undefined },
      effects: [],
    },
  },
});
