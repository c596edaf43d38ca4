import { after, defineProof } from '../proof/proof.ts';
import { markExpectations } from './outbox-marks.ts';
import { outboxMachine } from './outbox.machine.ts';
import {
  comment,
  like,
  unlike,
  strangers,
  nobodys,
  make,
  cancel,
  retry,
  reads,
  nobodyReads,
  store,
  outcomes,
  ends,
  lost,
  keep,
  drop,
  sending,
  pausing,
} from './outbox-samples.ts';
import { nextUnsent } from './unsent.ts';

export const outboxProof = defineProof({
  name: 'outbox',
  title: '未发送',
  machine: outboxMachine,
  starts: { 有网络: { unsent: [], isOnline: true } },
  events: [
    make(comment),
    make(like),
    make(unlike),
    cancel('c'),
    retry('c'),
    'network.lost',
    'network.restored',
    reads('t'),
    nobodyReads,
    store(),
    'store.refused',
  ],
  actorOutcomes: { deliver: { done: Object.values(outcomes), error: ['no such file'] } },
  // one thing out of the ordinary at a time; each act is made once
  isSearchBoundary: ({ context: { unsent, failures, isOnline, isKept, deadToken } }) => {
    const odd = [!isOnline, !isKept, deadToken !== undefined, failures > 0];
    const ids = new Set(unsent.map(({ clientId }) => clientId));
    return odd.filter(Boolean).length > 1 || unsent.length > 1 || ids.size < unsent.length || failures > 1;
  },
  invariants: {
    'one is on its way exactly while something is sent': ({ to }) =>
      to.matches('sending') === (to.context.sendingId !== undefined),
    'what is sent is the reader’s own oldest, online, by a token that is not dead': ({ from, to }) => {
      if (!to.matches('sending') || from.matches('sending')) return true;
      const { sendingId, reader, deadToken, isOnline, unsent } = to.context;
      return (
        isOnline &&
        reader !== undefined &&
        reader.token !== deadToken &&
        nextUnsent(unsent, reader)?.clientId === sendingId
      );
    },
    'an act is forgotten only when it is elsewhere, or taken back by its reader': ({ from, event, to }) =>
      from.context.unsent
        .filter(({ clientId }) => !to.context.unsent.some((one) => one.clientId === clientId))
        .every(({ clientId, act }) => {
          if (event.type === 'act.cancelled' || event.type === 'store.changed')
            return clientId !== from.context.sendingId;
          return event.type === 'act.made'
            ? 'like' in act || 'save' in act
            : clientId === from.context.sendingId;
        }),
  },
  expectations: {
    'nothing is sent while nobody reads': {
      when: [make(comment)],
      state: 'resting',
      effects: [keep(comment)],
    },
    'what is made is kept first, and sent at once': {
      when: sending,
      state: 'sending',
      context: { sendingId: 'c', unsent: [comment] },
      effects: [keep(comment)],
    },
    'what was kept is sent once its reader is known': {
      when: [make(comment), reads('t')],
      state: 'sending',
      context: { sendingId: 'c' },
    },
    'what was kept is sent once the network is back': {
      when: ['network.lost', ...sending, 'network.restored'],
      state: 'sending',
    },
    'nothing is sent after the network is lost': { when: ['network.lost', ...sending], state: 'resting' },
    'nothing is sent once the reader has gone': {
      when: [reads('t'), nobodyReads, make(comment)],
      state: 'resting',
    },
    'another reader’s is not sent': {
      when: [reads('t'), make(strangers)],
      state: 'resting',
      context: { unsent: [strangers] },
    },
    'what has arrived is told and forgotten': {
      when: [...sending, ends(outcomes.sent)],
      state: 'resting',
      context: { unsent: [], failures: 0 },
      effects: [{ type: 'tellSent', params: { unsent: comment } }],
    },
    'the next follows what has arrived': {
      when: [...sending, make(like), ends(outcomes.sent)],
      state: 'sending',
      context: { sendingId: 'l' },
    },
    'what another page has sent is forgotten without a word': {
      when: [...sending, ends(outcomes.gone)],
      state: 'resting',
      context: { unsent: [] },
      effects: [],
    },
    'what another page is sending waits': {
      when: [...sending, ends(outcomes.busy)],
      state: 'pausing',
      context: { unsent: [comment] },
      effects: [],
    },
    'a refused comment is kept with the reason, for its reader’s hand': {
      when: [...sending, ends(outcomes.refused)],
      state: 'resting',
      context: { unsent: [{ ...comment, refused: '这条评论已经删除' }] },
      effects: [
        keep({ ...comment, refused: '这条评论已经删除' }),
        {
          type: 'tellRefused',
          params: {
            unsent: { ...comment, refused: '这条评论已经删除' },
            reason: '这条评论已经删除',
          },
        },
      ],
    },
    'a refused like is told and forgotten': {
      when: [reads('t'), make(like), ends(outcomes.refused)],
      state: 'resting',
      context: { unsent: [] },
      effects: [{ type: 'tellRefused', params: { unsent: like, reason: '这条评论已经删除' } }, drop('l')],
    },
    'a refused comment is sent again by hand': {
      when: [...sending, ends(outcomes.refused), retry('c')],
      state: 'sending',
      effects: [keep({ ...comment, refused: undefined })],
    },
    'what nobody owned is its sender’s': {
      when: [reads('t'), make(nobodys), retry('n')],
      state: 'sending',
      context: { unsent: [{ ...nobodys, by: '小林', refused: undefined }] },
    },
    'what is not there cannot be sent again': { when: [...sending, retry('x')], effects: [] },
    'what is on its way is not sent beside itself': { when: [...sending, retry('c')], effects: [] },
    'a dead token ends the sending, and the session hears of it': {
      when: [...sending, ends(outcomes.tokenDead)],
      state: 'resting',
      context: { unsent: [comment], deadToken: 't' },
      effects: ['tellTokenDead'],
    },
    'a dead token is not tried again': {
      when: [...sending, ends(outcomes.tokenDead), nobodyReads, reads('t')],
      state: 'resting',
    },
    'another token sends what waited': {
      when: [...sending, ends(outcomes.tokenDead), nobodyReads, reads('t2')],
      state: 'sending',
    },
    'a try that found nobody is followed by a pause': {
      when: [...pausing, after(4999)],
      state: 'pausing',
    },
    'the first pause lasts five seconds': { when: [...pausing, after(5000)], state: 'sending' },
    'the second pause is twice as long': {
      when: [...pausing, after(5000), ends(outcomes.unreached), after(9999)],
      state: 'pausing',
    },
    'the second pause ends': {
      when: [...pausing, after(5000), ends(outcomes.unreached), after(10_000)],
      state: 'sending',
    },
    'the gateway may ask for a longer pause': {
      when: [...sending, ends(outcomes.tooFast), after(8999)],
      state: 'pausing',
    },
    'the gateway’s pause ends': { when: [...sending, ends(outcomes.tooFast), after(9000)], state: 'sending' },
    'code that cannot be had is not asked for at once': {
      when: [...sending, lost, after(4999)],
      state: 'pausing',
    },
    'code that cannot be had is tried again after a pause': {
      when: [...sending, lost, after(5000)],
      state: 'sending',
    },
    'a pause ends with the network’s return': { when: [...pausing, 'network.restored'], state: 'sending' },
    'a pause goes on without a network': {
      when: [...pausing, 'network.lost', after(4999)],
      state: 'pausing',
      context: { isOnline: false },
    },
    'a pause ends by hand': { when: [...pausing, retry('c')], state: 'sending' },
    'what waits is taken back': {
      when: [...pausing, cancel('c')],
      state: 'pausing',
      context: { unsent: [] },
      effects: [drop('c')],
    },
    'what is on its way cannot be taken back': {
      when: [...sending, cancel('c')],
      context: { unsent: [comment] },
      effects: [],
    },
    ...markExpectations,
    'what another page keeps is known here too': { when: [store(comment)], context: { unsent: [comment] } },
    'what another page has taken back is gone here too': {
      when: [make(comment), store()],
      context: { unsent: [] },
    },
    'what is on its way is decided by its answer': {
      when: [...sending, store(strangers)],
      context: { unsent: [comment, strangers] },
    },
    'what cannot be kept is told once, and lasts as long as the page': {
      when: [make(comment), 'store.refused'],
      context: { isKept: false, unsent: [comment] },
      effects: ['tellNotKept'],
    },
    'it is told once': { when: [make(comment), 'store.refused', 'store.refused'], effects: [] },
    'what cannot be kept is no other page’s business': {
      when: [make(comment), 'store.refused', store()],
      context: { unsent: [comment] },
    },
  },
});
