import { defineProof, done, failed } from '../proof/proof.ts';
import {
  emptyTip,
  firstFault,
  noUploads,
  tipFaults,
  type TipDraft,
  type TipUploads,
} from '../../rules/tips/tip-form.ts';
import type { TipDelivery } from './tip-form-events.ts';
import { tipFormMachine } from './tip-form.machine.ts';

const good: TipDraft = { ...emptyTip, text: '路灯坏了', category: 'traffic' };
const better: TipDraft = { ...good, cityId: '135', place: '经十路' };
const type = (draft: TipDraft) => ({ type: 'draft.changed', draft }) as const;
const ask = (clientId: string) => ({ type: 'send.asked', clientId }) as const;
const files = (ids: readonly string[], pending = 0, lost = 0) =>
  ({ type: 'uploads.changed', uploads: { ids, pending, failed: lost } satisfies TipUploads }) as const;
const comes = { type: 'reader.changed', signedIn: true } as const;
const goes = { type: 'reader.changed', signedIn: false } as const;

const deliveries = {
  sent: { kind: 'sent', held: false },
  held: { kind: 'sent', held: true },
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
  tooFast: { kind: 'too-fast', reason: '一小时最多 10 条' },
  refused: { kind: 'refused', reason: '没有这个话题', faults: {} },
  wrong: { kind: 'refused', reason: '手机号不对', faults: { phone: '手机号不对' } },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, TipDelivery>;
const ends = (delivery: TipDelivery) => done('send', delivery);
const lost = failed('send', 'no such file');

const keep = (draft: TipDraft) => ({ type: 'keepDraft', params: { draft } });
const goTo = (field: string) => ({ type: 'goToField', params: { field } });
const sending = [ask('a')] as const;
const failing = [...sending, ends(deliveries.broken)] as const;
const visitor = 'a visitor';
const offline = 'without a network';

export const tipFormProof = defineProof({
  name: 'tip-form',
  title: '写爆料',
  machine: tipFormMachine,
  starts: {
    'a kept draft': { draft: good, signedIn: true, isOnline: true },
    [visitor]: { draft: good, signedIn: false, isOnline: true },
    [offline]: { draft: good, signedIn: true, isOnline: false },
  },
  events: [
    type(good),
    type(emptyTip),
    ask('a'),
    files(['u1']),
    files([], 1),
    files([], 0, 1),
    'wait.dismissed',
    comes,
    goes,
    'network.lost',
    'network.found',
    'another.asked',
  ],
  endings: { send: { done: Object.values(deliveries), error: ['no such file'] } },
  invariants: {
    'only what is right, whole and somebody’s is sent, where there is a network': ({ from, to }) =>
      !to.matches('sending') ||
      from.matches('sending') ||
      (firstFault(tipFaults(to.context.draft, to.context.uploads)) === undefined &&
        to.context.uploads.pending === 0 &&
        to.context.signedIn &&
        to.context.isOnline),
    'what was typed stays, whatever becomes of it': ({ from, event, to }) =>
      event.type === 'draft.changed' ||
      event.type === 'another.asked' ||
      to.context.draft === from.context.draft,
    'the same content keeps its id': ({ from, event, to }) =>
      ['draft.changed', 'uploads.changed', 'another.asked'].includes(event.type) ||
      from.context.clientId === undefined ||
      to.context.clientId === from.context.clientId,
    'it says why exactly while it has failed': ({ to }) =>
      to.matches('failed') === (to.context.reason !== ''),
    'the device forgets a draft only once the gateway has it': ({ to, effects }) =>
      !effects.some((effect) => effect.type === 'dropDraft') || to.hasTag('done'),
    'every word that is taken is kept on the device': ({ event, to, from, effects }) =>
      event.type !== 'draft.changed' ||
      to === from ||
      from.hasTag('busy') ||
      from.hasTag('done') ||
      effects.some((effect) => effect.type === 'keepDraft'),
  },
  expectations: {
    'it opens with what the device kept': {
      when: [],
      state: 'draft',
      tags: [],
      context: { draft: good, uploads: noUploads, faults: {} },
    },
    'what is typed is kept': {
      when: [type(better)],
      state: 'draft',
      context: { draft: better },
      effects: [keep(better)],
    },
    'nothing cannot be sent: each fault stands at its field, and the reader is taken to the first': {
      when: [type(emptyTip), ask('a')],
      state: 'draft',
      context: { faults: { text: '请写下您看到、听到的事', category: '请选一个类别' } },
      effects: [goTo('text')],
    },
    'a fault goes as soon as it is mended, others stay': {
      when: [type(emptyTip), ask('a'), type({ ...emptyTip, text: '路灯' })],
      state: 'draft',
      context: { faults: { category: '请选一个类别' } },
    },
    'a place needs its city': {
      when: [type({ ...good, place: '经十路' }), ask('a')],
      state: 'draft',
      effects: [goTo('cityId')],
    },
    'a place has sixty characters at most': {
      when: [type({ ...better, place: '路'.repeat(61) }), ask('a')],
      state: 'draft',
      effects: [goTo('place')],
    },
    'the 1001st character is one too many': {
      when: [type({ ...good, text: '字'.repeat(1001) }), ask('a')],
      state: 'draft',
      context: { faults: { text: '最多写 1000 字，请删短一些' } },
    },
    'a thousand characters may be sent': {
      when: [type({ ...good, text: '字'.repeat(1000) }), ask('a')],
      state: 'sending',
    },
    'half a phone is none': {
      when: [type({ ...good, phone: '1380013800' }), ask('a')],
      state: 'draft',
      effects: [goTo('phone')],
    },
    'a phone may be written as people write it': {
      when: [type({ ...good, phone: '+86 138-0013-8000' }), ask('a')],
      state: 'sending',
    },
    'a file that was not taken keeps all of it back': {
      when: [files([], 0, 1), ask('a')],
      state: 'draft',
      context: { faults: { attachments: '有文件没有传上去，请重试或删掉它再发' } },
      effects: [goTo('attachments')],
    },
    'a file that is taken out is no fault any more': {
      when: [files([], 0, 1), ask('a'), files([])],
      state: 'draft',
      context: { faults: {} },
    },
    'a visitor is asked to sign in, and loses nothing': {
      start: visitor,
      when: [ask('a')],
      state: 'signingIn',
      tags: [],
      context: { draft: good },
      effects: ['askToSignIn'],
    },
    'who signs in meanwhile has it sent': {
      start: visitor,
      when: [ask('a'), comes],
      state: 'sending',
      context: { clientId: 'a', signedIn: true },
    },
    'who signs in without having sent anything sends nothing': {
      start: visitor,
      when: [comes],
      state: 'draft',
      context: { signedIn: true },
    },
    'who is still nobody is not asked once more': {
      start: visitor,
      when: [ask('a'), goes],
      state: 'signingIn',
      effects: [],
    },
    'a visitor may go on writing': {
      start: visitor,
      when: [ask('a'), type(better)],
      state: 'draft',
      context: { draft: better, clientId: undefined },
    },
    'a visitor who asks again is asked again': {
      start: visitor,
      when: [ask('a'), ask('b')],
      state: 'signingIn',
      context: { clientId: 'a' },
      effects: ['askToSignIn'],
    },
    'who left meanwhile is a visitor': { when: [goes, ask('a')], state: 'signingIn' },
    'without a network it waits': {
      start: offline,
      when: [ask('a')],
      state: 'offline',
      tags: [],
      effects: [],
    },
    'and goes as soon as there is one': {
      start: offline,
      when: [ask('a'), { type: 'network.found' }],
      state: 'sending',
      context: { clientId: 'a', isOnline: true },
    },
    'a network that was not waited for sends nothing': {
      start: offline,
      when: [{ type: 'network.found' }],
      state: 'draft',
      context: { isOnline: true },
    },
    'a network that went is noticed': { when: [{ type: 'network.lost' }, ask('a')], state: 'offline' },
    'who waits for a network may go on writing': {
      start: offline,
      when: [ask('a'), type(better)],
      state: 'draft',
      context: { draft: better },
    },
    'who asks again without a network waits on': {
      start: offline,
      when: [ask('a'), ask('b')],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'it waits for its files': {
      when: [files([], 1), ask('a')],
      state: 'waiting',
      tags: ['busy'],
      context: { uploads: { ids: [], pending: 1, failed: 0 } },
    },
    'and goes with the last of them': {
      when: [files([], 1), ask('a'), files(['u1'])],
      state: 'sending',
      tags: ['busy'],
      context: { uploads: { ids: ['u1'], pending: 0, failed: 0 } },
    },
    'while some are still on their way it waits on': {
      when: [files([], 2), ask('a'), files(['u1'], 1)],
      state: 'waiting',
    },
    'a file that fails meanwhile is told': {
      when: [files([], 1), ask('a'), files([], 0, 1)],
      state: 'draft',
      effects: [goTo('attachments')],
    },
    'waiting may be given up': { when: [files([], 1), ask('a'), 'wait.dismissed'], state: 'draft' },
    'waiting words hold still': {
      when: [files([], 1), ask('a'), type(better)],
      state: 'waiting',
      context: { draft: good },
    },
    'what is sent is on its way': {
      when: sending,
      state: 'sending',
      tags: ['busy'],
      context: { clientId: 'a' },
      effects: [],
    },
    'words on their way hold still': {
      when: [...sending, type(better), ask('b')],
      state: 'sending',
      context: { draft: good, clientId: 'a' },
    },
    'what arrived is no draft any more': {
      when: [...sending, ends(deliveries.sent)],
      state: 'sent',
      tags: ['done'],
      effects: ['dropDraft'],
    },
    'what an editor reads first is told so': {
      when: [...sending, ends(deliveries.held)],
      state: 'held',
      tags: ['done'],
      effects: ['dropDraft'],
    },
    'after one that was sent comes an empty one': {
      when: [files(['u1']), ...sending, ends(deliveries.sent), 'another.asked'],
      state: 'draft',
      context: { draft: emptyTip, uploads: noUploads, faults: {}, clientId: undefined },
      effects: [],
    },
    'after one that is held as well': {
      when: [...sending, ends(deliveries.held), 'another.asked'],
      state: 'draft',
      context: { draft: emptyTip, faults: {} },
      effects: [],
    },
    'what lost the network on its way waits for it': {
      when: [...sending, { type: 'network.lost' }, ends(deliveries.unreached)],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'what nobody answered waits too, and is not sent over and over': {
      when: [...sending, ends(deliveries.unreached)],
      state: 'offline',
      tags: [],
    },
    'what nobody answered is sent again under its id when it is asked for': {
      when: [...sending, ends(deliveries.unreached), ask('b')],
      state: 'sending',
      context: { clientId: 'a' },
    },
    'a dead token is asked for anew, and nothing is lost': {
      when: [...sending, ends(deliveries.tokenDead)],
      state: 'signingIn',
      context: { draft: good, clientId: 'a' },
      effects: ['askToSignIn'],
    },
    'what the gateway finds wrong stands at its field': {
      when: [...sending, ends(deliveries.wrong)],
      state: 'draft',
      context: { faults: { phone: '手机号不对' } },
      effects: [goTo('phone')],
    },
    'a refusal of the whole is told': {
      when: [...sending, ends(deliveries.refused)],
      state: 'failed',
      context: { reason: '没有这个话题' },
    },
    'too much haste is told': {
      when: [...sending, ends(deliveries.tooFast)],
      state: 'failed',
      context: { reason: '一小时最多 10 条' },
    },
    'a broken gateway is told': { when: failing, state: 'failed', context: { reason: '没有成功' } },
    'code that cannot be had is told': {
      when: [...sending, lost],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'what failed is sent again under its id': {
      when: [...failing, ask('b')],
      state: 'sending',
      context: { clientId: 'a', reason: '' },
    },
    'other words are another act': {
      when: [...failing, type(better)],
      state: 'draft',
      context: { clientId: undefined, reason: '' },
    },
    'another file makes another act': {
      when: [...failing, files(['u1'])],
      state: 'failed',
      context: { clientId: undefined },
    },
    'the same files are the same act': {
      when: [files(['u1']), ...failing, files(['u1'])],
      state: 'failed',
      context: { clientId: 'a' },
    },
  },
});
