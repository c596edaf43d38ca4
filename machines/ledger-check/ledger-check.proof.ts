import { sameValue } from '../proof/same-value.ts';
import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import {
  ledgerCheckMachine,
  type CompareResult,
  type HashResult,
  type ProveResult,
  type SeenCheckpoint,
} from './ledger-check.machine.ts';

const check = { type: 'check.requested' } as const;
const checkWhole = { type: 'whole-check.requested' } as const;
const stop = { type: 'whole-check.stopped' } as const;
const progressed = (height: number) => ({ type: 'whole-check.progressed', height, of: 1200 }) as const;

const checkpointAt = (size: number): SeenCheckpoint => ({
  size,
  root: `root of ${size}`,
  time: '2026-11-14 18:00:00',
});
const [older, seen, newer] = [checkpointAt(40), checkpointAt(60), checkpointAt(70)];
const hashed = (result: HashResult) => done('hash', result);
const intact = hashed({ kind: 'intact' });
const altered = { kind: 'altered', field: 'minutes' } as const;
const proved = (result: ProveResult) => done('prove', result);
const proven = { kind: 'proven', checkpoint: seen, signature: 'valid' } as const;
const unsigned = { kind: 'proven', checkpoint: seen, signature: 'not-checked' } as const;
const unproven = { kind: 'unproven', reason: 'inclusion' } as const;
const compared = (result: CompareResult) => done('compare', result);
const consistent = (remembered: SeenCheckpoint | undefined) => compared({ kind: 'consistent', remembered });
const forked = compared({ kind: 'forked', remembered: older });

const place = { height: 1200, hash: 'f'.repeat(64) };
const sound = { place, signature: 'valid' } as const;
const fault = { height: 13, field: 'minutes' };
const offline = 'offline';
const remember = { type: 'rememberCheckpoint', params: { checkpoint: seen } };
const comparing = [check, intact, proved(proven)] as const;
const busy = ['hashing', 'proving', 'comparing'] as const;

export const ledgerCheckProof = defineProof({
  name: 'ledger-check',
  title: '账本验证',
  machine: ledgerCheckMachine,
  events: [check, checkWhole, progressed(500), progressed(1000), stop],
  actorOutcomes: {
    hash: { done: [{ kind: 'intact' }, altered], error: [offline] },
    prove: { done: [proven, unsigned, unproven], error: [offline] },
    compare: {
      done: [
        { kind: 'consistent', remembered: undefined },
        { kind: 'consistent', remembered: older },
        { kind: 'consistent', remembered: newer },
        { kind: 'forked', remembered: older },
      ],
      error: [offline],
    },
    checkWhole: { done: [sound, { fault }], error: [offline] },
  },
  invariants: {
    'a record is sound only if it was proven and compared': ({ from, to }) =>
      !to.matches({ record: 'sound' }) ||
      (to.context.record.kind === 'proven' &&
        (from.matches({ record: 'comparing' }) || from.matches({ record: 'sound' }))),
    'every finding belongs to its state': ({ to }) => {
      const { kind } = to.context.record;
      if (kind === 'none')
        return (['idle', 'hashing', 'proving'] as const).some((record) => to.matches({ record }));
      if (kind === 'proven')
        return (['comparing', 'sound'] as const).some((record) => to.matches({ record }));
      return to.matches({ record: kind });
    },
    'every finding about the whole ledger belongs to its state': ({ to }) => {
      const { kind } = to.context.whole;
      if (kind === 'progress')
        return (['idle', 'checking', 'stopped'] as const).some((whole) => to.matches({ whole }));
      return to.matches({ whole: kind });
    },
    'a checkpoint is remembered only with a sound record, and it is the one that proved it': ({
      to,
      effects,
    }) =>
      effects.every(
        ({ params }) =>
          to.matches({ record: 'sound' }) &&
          to.context.record.kind === 'proven' &&
          sameValue(params, { checkpoint: to.context.record.checkpoint }),
      ),
    'nothing interrupts the check of a record': ({ from, event, to }) =>
      !busy.some((record) => from.matches({ record })) ||
      event.type.startsWith('xstate.') ||
      sameValue(from.context.record, to.context.record),
    'the two checks do not change each other': ({ from, event, to }) =>
      (event.type.startsWith('whole-check.') ? sameValue(from.context.record, to.context.record) : true) &&
      (event.type === 'check.requested' ? sameValue(from.context.whole, to.context.whole) : true),
  },
  equivalentMutants: {
    'ledgerCheck.record.idle on check.requested without setRecord':
      'nothing was found before the first check',
    'ledgerCheck.whole.idle on whole-check.requested without setWhole':
      'nothing was found before the first check',
    '* with setCompared before rememberCheckpoint': equivalence.order,
  },
  expectations: {
    'the proven checkpoint is compared': {
      when: comparing,
      state: { record: 'comparing' },
      inputs: { compare: { checkpoint: seen } },
    },
    'nothing is checked before it is requested': {
      when: [],
      state: { record: 'idle', whole: 'idle' },
      tags: [],
      effects: [],
    },
    'a request recomputes the hashes first': { when: [check], state: { record: 'hashing' }, tags: ['busy'] },
    'an altered field is named, and nothing more is loaded': {
      when: [check, hashed(altered)],
      state: { record: 'altered' },
      context: { record: altered },
      tags: [],
    },
    'an intact record is proven next': {
      when: [check, intact],
      state: { record: 'proving' },
      tags: ['busy'],
    },
    'a record without proof has a reason': {
      when: [check, intact, proved(unproven)],
      state: { record: 'unproven' },
      context: { record: unproven },
      tags: [],
    },
    'a proven record is compared with what the device has seen': {
      when: comparing,
      state: { record: 'comparing' },
      context: { record: proven },
      tags: ['busy'],
      effects: [],
    },
    'the first checkpoint of a device is remembered': {
      when: [...comparing, consistent(undefined)],
      state: { record: 'sound' },
      context: { record: proven },
      tags: [],
      effects: [remember],
    },
    'a later checkpoint replaces the remembered one': {
      when: [...comparing, consistent(older)],
      state: { record: 'sound' },
      context: { record: { ...proven, remembered: older } },
      effects: [remember],
    },
    'an equal checkpoint is not stored again': {
      when: [...comparing, consistent(seen)],
      state: { record: 'sound' },
      effects: [],
    },
    'an earlier checkpoint of the same history is sound and forgets nothing': {
      when: [...comparing, consistent(newer)],
      state: { record: 'sound' },
      context: { record: { ...proven, remembered: newer } },
      effects: [],
    },
    'a rewritten history shows both checkpoints and remembers the old one': {
      when: [...comparing, forked],
      state: { record: 'forked' },
      context: { record: { kind: 'forked', old: older, new: seen } },
      effects: [],
    },
    'a missing Ed25519 is said, and the record is still sound': {
      when: [check, intact, proved(unsigned), consistent(undefined)],
      state: { record: 'sound' },
      context: { record: unsigned },
    },
    'a step that fails says nothing about the record: hashing': {
      when: [check, failed('hash', offline)],
      state: { record: 'failed' },
      context: { record: { kind: 'failed', cause: offline } },
      tags: [],
    },
    'a step that fails says nothing about the record: proving': {
      when: [check, intact, failed('prove', offline)],
      state: { record: 'failed' },
      context: { record: { kind: 'failed', cause: offline } },
    },
    'a step that fails says nothing about the record: comparing': {
      when: [...comparing, failed('compare', offline)],
      state: { record: 'failed' },
      context: { record: { kind: 'failed', cause: offline } },
      effects: [],
    },
    'a failed check is retried from the hashes on': {
      when: [check, intact, failed('prove', offline), check],
      state: { record: 'hashing' },
      context: { record: { kind: 'none' } },
    },
    'an altered record can be checked again': {
      when: [check, hashed(altered), check],
      state: { record: 'hashing' },
      context: { record: { kind: 'none' } },
    },
    'an unproven record can be checked again': {
      when: [check, intact, proved(unproven), check],
      state: { record: 'hashing' },
    },
    'a sound record can be checked again': {
      when: [...comparing, consistent(undefined), check],
      state: { record: 'hashing' },
      context: { record: { kind: 'none' } },
    },
    'a fork can be checked again': { when: [...comparing, forked, check], state: { record: 'hashing' } },
    'a second tap starts no second check': { when: [check, intact, check], state: { record: 'proving' } },
    'the whole ledger is checked on request': {
      when: [checkWhole],
      state: { record: 'idle', whole: 'checking' },
      context: { whole: { kind: 'progress', height: 0, of: 0 } },
      tags: ['busy-whole'],
    },
    'its progress is shown': {
      when: [checkWhole, progressed(500), progressed(1000)],
      state: { whole: 'checking' },
      context: { whole: { kind: 'progress', height: 1000, of: 1200 } },
    },
    'a sound ledger has its end': {
      when: [checkWhole, progressed(500), done('checkWhole', sound)],
      state: { whole: 'sound' },
      context: { whole: { kind: 'sound', ...sound } },
      tags: [],
    },
    'a fault has height and field': {
      when: [checkWhole, done('checkWhole', { fault })],
      state: { whole: 'fault' },
      context: { whole: { kind: 'fault', fault } },
    },
    'a check that is stopped keeps how far it came': {
      when: [checkWhole, progressed(500), stop],
      state: { whole: 'stopped' },
      context: { whole: { kind: 'progress', height: 500, of: 1200 } },
      tags: [],
    },
    'progress that arrives after the stop is ignored': {
      when: [checkWhole, progressed(500), stop, progressed(1000)],
      state: { whole: 'stopped' },
      context: { whole: { kind: 'progress', height: 500, of: 1200 } },
    },
    'a whole check that fails names no fault': {
      when: [checkWhole, failed('checkWhole', offline)],
      state: { whole: 'failed' },
      context: { whole: { kind: 'failed', cause: offline } },
    },
    'a stopped check starts from the beginning': {
      when: [checkWhole, progressed(500), stop, checkWhole],
      state: { whole: 'checking' },
      context: { whole: { kind: 'progress', height: 0, of: 0 } },
    },
    'a failed check is retried': {
      when: [checkWhole, failed('checkWhole', offline), checkWhole],
      state: { whole: 'checking' },
    },
    'a sound ledger can be checked again': {
      when: [checkWhole, done('checkWhole', sound), checkWhole],
      state: { whole: 'checking' },
    },
    'a ledger with a fault can be checked again': {
      when: [checkWhole, done('checkWhole', { fault }), checkWhole],
      state: { whole: 'checking' },
    },
    'a record is checked while the whole ledger is': {
      when: [checkWhole, check, intact, progressed(500), proved(proven), consistent(undefined)],
      state: { record: 'sound', whole: 'checking' },
      context: { record: proven, whole: { kind: 'progress', height: 500, of: 1200 } },
      effects: [remember],
    },
  },
});
