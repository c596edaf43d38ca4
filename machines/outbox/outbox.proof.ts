import { after, defineProof, equivalence } from '../proof/proof.ts';
import { markExpectations } from './outbox-marks.ts';
import { outboxMachine } from './outbox.machine.ts';
import {
  comment,
  like,
  unlike,
  strangers,
  namelessLike,
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
  stored,
  drop,
  sending,
  pausing,
} from './outbox-samples.ts';
import { nextPending } from './pending-mutation.ts';

/** Seven attempts that the gateway does not answer, and the pauses between them. */
const missedSeven = [
  ...pausing,
  ...[5000, 10_000, 20_000, 40_000, 80_000, 160_000].flatMap((pauseMs) => [
    after(pauseMs),
    ends(outcomes.unreached),
  ]),
];

export const outboxProof = defineProof({
  name: 'outbox',
  title: '未发送',
  machine: outboxMachine,
  starts: { 有网络: { pending: [], isOnline: true } },
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
    stored(),
    'store.refused',
  ],
  actorOutcomes: { deliver: { done: Object.values(outcomes), error: ['no such file'] } },
  // one unusual condition at a time; each mutation is made once
  isSearchBoundary: ({ context: { pending, failures, isOnline, isStored, deadToken } }) => {
    const odd = [!isOnline, !isStored, deadToken !== undefined, failures > 0];
    const ids = new Set(pending.map(({ clientId }) => clientId));
    return odd.filter(Boolean).length > 1 || pending.length > 1 || ids.size < pending.length || failures > 1;
  },
  invariants: {
    'a mutation is in flight exactly while the state is sending': ({ to }) =>
      to.matches('sending') === (to.context.sendingId !== undefined),
    'the mutation in flight is the reader’s own oldest, online, with a valid token': ({ from, to }) => {
      if (!to.matches('sending') || from.matches('sending')) return true;
      const { sendingId, reader, deadToken, isOnline, pending } = to.context;
      return (
        isOnline &&
        reader !== undefined &&
        reader.token !== deadToken &&
        nextPending(pending, reader)?.clientId === sendingId
      );
    },
    'a mutation is removed only when it arrived or its reader cancelled it': ({ from, event, to }) =>
      from.context.pending
        .filter(({ clientId }) => !to.context.pending.some((one) => one.clientId === clientId))
        .every(({ clientId, act }) => {
          if (event.type === 'mutation.cancelled' || event.type === 'store.changed')
            return clientId !== from.context.sendingId;
          return event.type === 'mutation.made'
            ? 'like' in act || 'save' in act
            : clientId === from.context.sendingId;
        }),
  },
  equivalentMutants: {
    '* with store before add': equivalence.order,
    '* with remove before drop': equivalence.order,
    '* with resetPause before adopt': equivalence.order,
    '* with store before resetPause': equivalence.order,
    '* with resetPause before setOnline': equivalence.order,
    '* with reportNotStored before markNotStored': equivalence.order,
    '* with resetPause before remove': equivalence.order,
    '* with reportTokenDead before setDeadToken': equivalence.order,
  },
  expectations: {
    'a pause without a network ends when it returns': {
      when: [...pausing, 'network.lost', 'network.restored'],
      state: 'sending',
      context: { isOnline: true },
    },
    'a manual retry during an attempt makes the next pause short again': {
      when: [...pausing, make(like), after(5000), retry('l')],
      state: 'sending',
      context: { sendingId: 'c', failures: 0 },
    },
    'a code loading error counts as a failure': {
      when: [...sending, lost],
      state: 'pausing',
      context: { failures: 1 },
    },
    'a manual retry during a pause adopts a mutation without an owner': {
      when: [...pausing, make(nobodys), retry('n')],
      state: 'sending',
      context: { pending: [comment, { ...nobodys, by: '小林', refused: undefined }] },
      effects: [store({ ...nobodys, by: '小林', refused: undefined })],
    },
    'nothing is sent while there is no reader': {
      when: [make(comment)],
      state: 'resting',
      effects: [store(comment)],
    },
    'a new mutation is stored first, and sent at once': {
      inputs: { deliver: { pending: comment } },
      when: sending,
      state: 'sending',
      context: { sendingId: 'c', pending: [comment] },
      effects: [store(comment)],
    },
    'a stored mutation is sent once its reader is known': {
      when: [make(comment), reads('t')],
      state: 'sending',
      context: { sendingId: 'c' },
    },
    'a stored mutation is sent once the network is back': {
      when: ['network.lost', ...sending, 'network.restored'],
      state: 'sending',
    },
    'nothing is sent after the network is lost': { when: ['network.lost', ...sending], state: 'resting' },
    'nothing is sent after the reader has left': {
      when: [reads('t'), nobodyReads, make(comment)],
      state: 'resting',
    },
    'what a reader did before the name was known is sent once it is known': {
      when: [make(namelessLike), reads('t')],
      state: 'sending',
      context: { sendingId: 'm' },
    },
    'what was done under another token before the name was known is not sent': {
      when: [make(namelessLike), reads('t2')],
      state: 'resting',
      context: { pending: [namelessLike] },
    },
    'another reader’s mutation is not sent': {
      when: [reads('t'), make(strangers)],
      state: 'resting',
      context: { pending: [strangers] },
    },
    'a sent mutation is reported and removed': {
      when: [...sending, ends(outcomes.sent)],
      state: 'resting',
      context: { pending: [], failures: 0 },
      effects: [{ type: 'reportSent', params: { pending: comment } }],
    },
    'the next mutation follows': {
      when: [...sending, make(like), ends(outcomes.sent)],
      state: 'sending',
      context: { sendingId: 'l' },
    },
    'a mutation that another page has sent is removed without a report': {
      when: [...sending, ends(outcomes.gone)],
      state: 'resting',
      context: { pending: [] },
      effects: [],
    },
    'a mutation that another page is sending waits': {
      when: [...sending, ends(outcomes.busy)],
      state: 'pausing',
      context: { pending: [comment] },
      effects: [],
    },
    'a rejected comment is kept with the reason, for a manual retry': {
      when: [...sending, ends(outcomes.refused)],
      state: 'resting',
      context: { pending: [{ ...comment, refused: '这条评论已经删除' }] },
      effects: [
        store({ ...comment, refused: '这条评论已经删除' }),
        {
          type: 'reportRefused',
          params: {
            pending: { ...comment, refused: '这条评论已经删除' },
            reason: '这条评论已经删除',
          },
        },
      ],
    },
    'a rejected like is reported and dropped': {
      when: [reads('t'), make(like), ends(outcomes.refused)],
      state: 'resting',
      context: { pending: [] },
      effects: [{ type: 'reportRefused', params: { pending: like, reason: '这条评论已经删除' } }, drop('l')],
    },
    'a rejected comment is retried manually': {
      when: [...sending, ends(outcomes.refused), retry('c')],
      state: 'sending',
      effects: [store({ ...comment, refused: undefined })],
    },
    'a mutation without an owner becomes the sender’s': {
      when: [reads('t'), make(nobodys), retry('n')],
      state: 'sending',
      context: { pending: [{ ...nobodys, by: '小林', refused: undefined }] },
    },
    'an unknown mutation cannot be retried': { when: [...sending, retry('x')], effects: [] },
    'a mutation in flight is not sent in parallel': { when: [...sending, retry('c')], effects: [] },
    'a rejected token stops sending, and the session is notified': {
      when: [...sending, ends(outcomes.tokenDead)],
      state: 'resting',
      context: { pending: [comment], deadToken: 't' },
      effects: ['reportTokenDead'],
    },
    'a rejected token is not tried again': {
      when: [...sending, ends(outcomes.tokenDead), nobodyReads, reads('t')],
      state: 'resting',
    },
    'a new token sends the pending mutations': {
      when: [...sending, ends(outcomes.tokenDead), nobodyReads, reads('t2')],
      state: 'sending',
    },
    'an unanswered attempt is followed by a pause': {
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
    'a pause is at most five minutes': { when: [...missedSeven, after(299_999)], state: 'pausing' },
    'the longest pause ends after five minutes': { when: [...missedSeven, after(300_000)], state: 'sending' },
    'the gateway can ask for a longer pause': {
      when: [...sending, ends(outcomes.tooFast), after(8999)],
      state: 'pausing',
    },
    'the gateway’s pause ends': { when: [...sending, ends(outcomes.tooFast), after(9000)], state: 'sending' },
    'a code loading error is not retried at once': {
      when: [...sending, lost, after(4999)],
      state: 'pausing',
    },
    'a code loading error is retried after a pause': {
      when: [...sending, lost, after(5000)],
      state: 'sending',
    },
    'a pause ends when the network returns': { when: [...pausing, 'network.restored'], state: 'sending' },
    'a pause continues without a network': {
      when: [...pausing, 'network.lost', after(4999)],
      state: 'pausing',
      context: { isOnline: false },
    },
    'a pause ends with a manual retry': { when: [...pausing, retry('c')], state: 'sending' },
    'a pending mutation can be cancelled': {
      when: [...pausing, cancel('c')],
      state: 'pausing',
      context: { pending: [] },
      effects: [drop('c')],
    },
    'a mutation in flight cannot be cancelled': {
      when: [...sending, cancel('c')],
      context: { pending: [comment] },
      effects: [],
    },
    'a returned network ends a long pause, and the next pause is short again': {
      when: [...sending, ends(outcomes.tooFast), 'network.restored'],
      state: 'sending',
      context: { failures: 0, requestedPauseMs: 0 },
    },
    'a manual retry ends a long pause, and the next pause is short again': {
      when: [...sending, ends(outcomes.tooFast), retry('c')],
      state: 'sending',
      context: { failures: 0, requestedPauseMs: 0 },
    },
    'a network that returns during an attempt makes the next pause short again': {
      when: [...pausing, after(5000), 'network.restored'],
      state: 'sending',
      context: { failures: 0, requestedPauseMs: 0 },
    },
    'a mutation that arrives makes the next pause short again': {
      when: [...pausing, after(5000), ends(outcomes.sent)],
      state: 'resting',
      context: { failures: 0, requestedPauseMs: 0 },
    },
    ...markExpectations,
    'a mutation that another page stores is known here too': {
      when: [stored(comment)],
      context: { pending: [comment] },
    },
    'a mutation that another page cancelled is removed here too': {
      when: [make(comment), stored()],
      context: { pending: [] },
    },
    'the mutation in flight is settled by its response': {
      when: [...sending, stored(strangers)],
      context: { pending: [comment, strangers] },
    },
    'a mutation that cannot be stored is reported once, and lasts as long as the page': {
      when: [make(comment), 'store.refused'],
      context: { isStored: false, pending: [comment] },
      effects: ['reportNotStored'],
    },
    'unavailable storage is reported once': {
      when: [make(comment), 'store.refused', 'store.refused'],
      effects: [],
    },
    'a mutation that cannot be stored is unaffected by other pages': {
      when: [make(comment), 'store.refused', stored()],
      context: { pending: [comment] },
    },
  },
});
