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
    'the account that scanned is named until it decides': ({ to }) =>
      !to.matches({ shown: 'scanned' }) || to.context.name !== '',
    'a code that was not scanned names nobody': ({ to }) =>
      !to.matches({ shown: 'waiting' }) || to.context.name === '',
    'the reader signs in once, only after a confirmed code': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'enter') === (from.matches('confirmed') && to.matches('entered')),
    'a signed-in reader stays signed in': ({ from, to }) => !from.matches('entered') || to.matches('entered'),
  },
  expectations: {
    'a code is requested at once': { when: [], state: 'creating', tags: [] },
    'a code is shown': {
      inputs: { follow: { secret: 's1', known: 'waiting' } },
      when: [shown],
      state: { shown: 'waiting' },
      tags: ['scannable'],
      context: { code },
    },
    'a code that fails to load is reported': {
      when: [failed('createCode', 'network')],
      state: 'failed',
      tags: ['over'],
    },
    'loading a code can be retried': { when: [failed('createCode', 'network'), another], state: 'creating' },
    'the account that scanned it is named': {
      inputs: { follow: { secret: 's1', known: 'scanned' } },
      when: [shown, scanned],
      state: { shown: 'scanned' },
      tags: [],
      context: { name: '泉城老李', code },
    },
    'a code scanned by a stranger can be replaced': {
      when: [shown, scanned, another],
      state: 'creating',
    },
    'a new code is not scanned yet': {
      when: [shown, scanned, another, shown],
      state: { shown: 'waiting' },
      context: { name: '' },
    },
    'a valid code is not replaced without a request': {
      when: [shown, another],
      state: { shown: 'waiting' },
      context: { code },
    },
    'a confirmed code fetches its token': {
      inputs: { collect: { secret: 's1' } },
      when: [shown, scanned, confirmed],
      state: 'confirmed',
      tags: [],
      context: { code },
      effects: [],
    },
    'a code scanned and confirmed between two polls fetches its token too': {
      when: [shown, confirmed],
      state: 'confirmed',
      context: { code },
    },
    'the reader signs in with the token': {
      when: [shown, scanned, confirmed, done('collect', session)],
      state: 'entered',
      tags: [],
      context: { code: noCode },
      effects: [{ type: 'enter', params: { session } }],
    },
    'a token that fails to load is reported': {
      when: [shown, scanned, confirmed, failed('collect', 'network')],
      state: 'failed',
      context: { code: noCode },
      effects: [],
    },
    'a refusal on the phone is reported': {
      when: [shown, scanned, refused],
      state: 'refused',
      tags: ['over'],
      context: { code: noCode },
    },
    'a refusal between two polls is reported too': { when: [shown, refused], state: 'refused' },
    'a refused reader can try again': { when: [shown, refused, another], state: 'creating' },
    'an expired code is no longer shown': {
      when: [shown, expired],
      state: 'expired',
      tags: ['over'],
      context: { code: noCode },
    },
    'a scanned code that expired is no longer shown': { when: [shown, scanned, expired], state: 'expired' },
    'a code is shown for two minutes': {
      when: [shown, after(119_999)],
      state: { shown: 'waiting' },
    },
    'a code is not shown longer, whatever the network does': {
      when: [shown, after(120_000)],
      state: 'expired',
    },
    'scanning does not extend the time': {
      when: [shown, after(60_000), scanned, after(60_000)],
      state: 'expired',
    },
    'another code is requested with a tap': { when: [shown, after(120_000), another], state: 'creating' },
    'a failure to poll the status is reported': {
      when: [shown, failed('follow', 'no such file')],
      state: 'failed',
    },
    'a failure to poll a scanned code is reported too': {
      when: [shown, scanned, failed('follow', 'no such file')],
      state: 'failed',
    },
  },
});
