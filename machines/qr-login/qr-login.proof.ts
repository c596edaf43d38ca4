import { after, defineProof, done, failed } from '../proof/proof.ts';
import { qrLoginMachine, type QrChange } from './qr-login.machine.ts';

const code = { id: 'i1', secret: 's1', seconds: 120 };
const noCode = { id: '', secret: '', seconds: 0 };
const session = { token: 't', expiresAt: '2026-12-03 08:00:00' };
const shown = done('createCode', code);
const heard = (change: QrChange) => done('follow', change);
const scanned = heard({ kind: 'scanned', name: '泉城老李' });
const confirmed = heard({ kind: 'confirmed' });
const refused = heard({ kind: 'refused' });
const expired = heard({ kind: 'expired' });
const another = 'code.requested';

export const qrLoginProof = defineProof({
  name: 'qr-login',
  title: '扫码登录（电脑）',
  machine: qrLoginMachine,
  events: [another],
  actorOutcomes: {
    createCode: { done: [code], error: ['network'] },
    follow: {
      done: [
        { kind: 'scanned', name: '泉城老李' },
        { kind: 'confirmed' },
        { kind: 'refused' },
        { kind: 'expired' },
      ],
      error: ['no such file'],
    },
    collect: { done: [session], error: ['network'] },
  },
  invariants: {
    'a secret is held only while it can still bring a token': ({ to }) =>
      (to.context.code.secret !== '') === (to.matches('shown') || to.matches('confirmed')) ||
      to.matches('creating'),
    'who scanned is named while they have not decided': ({ to }) =>
      !to.matches({ shown: 'scanned' }) || to.context.name !== '',
    'a code that nobody scanned names nobody': ({ to }) =>
      !to.matches({ shown: 'waiting' }) || to.context.name === '',
    'the reader enters once, after a confirmed code, and never else': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'enter') === (from.matches('confirmed') && to.matches('entered')),
    'whoever is in stays in': ({ from, to }) => !from.matches('entered') || to.matches('entered'),
  },
  expectations: {
    'a code is asked for at once': { when: [], state: 'creating', tags: [] },
    'a code is shown': { when: [shown], state: { shown: 'waiting' }, tags: ['scannable'], context: { code } },
    'a code that could not be had is said': {
      when: [failed('createCode', 'network')],
      state: 'failed',
      tags: ['over'],
    },
    'and asked for again': { when: [failed('createCode', 'network'), another], state: 'creating' },
    'who scanned it is named': {
      when: [shown, scanned],
      state: { shown: 'scanned' },
      tags: [],
      context: { name: '泉城老李', code },
    },
    'a stranger who scanned it makes place for another code': {
      when: [shown, scanned, another],
      state: 'creating',
    },
    'another code has been scanned by nobody': {
      when: [shown, scanned, another, shown],
      state: { shown: 'waiting' },
      context: { name: '' },
    },
    'a code that is shown is not changed for another unasked': {
      when: [shown, another],
      state: { shown: 'waiting' },
      context: { code },
    },
    'a code that was confirmed brings its token': {
      when: [shown, scanned, confirmed],
      state: 'confirmed',
      tags: [],
      context: { code },
      effects: [],
    },
    'a code that was scanned and confirmed between two questions does too': {
      when: [shown, confirmed],
      state: 'confirmed',
      context: { code },
    },
    'the reader enters with it': {
      when: [shown, scanned, confirmed, done('collect', session)],
      state: 'entered',
      tags: [],
      context: { code: noCode },
      effects: [{ type: 'enter', params: { session } }],
    },
    'a token that could not be had is said': {
      when: [shown, scanned, confirmed, failed('collect', 'network')],
      state: 'failed',
      context: { code: noCode },
      effects: [],
    },
    'what the phone refused is said': {
      when: [shown, scanned, refused],
      state: 'refused',
      tags: ['over'],
      context: { code: noCode },
    },
    'what was refused between two questions too': { when: [shown, refused], state: 'refused' },
    'who was refused may try again': { when: [shown, refused, another], state: 'creating' },
    'a code that the gateway calls over is shown no more': {
      when: [shown, expired],
      state: 'expired',
      tags: ['over'],
      context: { code: noCode },
    },
    'one that was scanned neither': { when: [shown, scanned, expired], state: 'expired' },
    'a code is shown for two minutes': {
      when: [shown, after(119_999)],
      state: { shown: 'waiting' },
    },
    'and no longer, whatever the network does': { when: [shown, after(120_000)], state: 'expired' },
    'being scanned does not lengthen it': {
      when: [shown, after(60_000), scanned, after(60_000)],
      state: 'expired',
    },
    'another one is asked for with a tap': { when: [shown, after(120_000), another], state: 'creating' },
    'a code that cannot be followed is said': {
      when: [shown, failed('follow', 'no such file')],
      state: 'failed',
    },
    'one that was scanned and cannot be followed too': {
      when: [shown, scanned, failed('follow', 'no such file')],
      state: 'failed',
    },
  },
});
