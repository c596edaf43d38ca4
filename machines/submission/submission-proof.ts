import type { AnyStateMachine } from 'xstate';
import { defineProof, done, failed, type MachineProof } from '../proof/proof.ts';
import type { ApplicationDelivery, ApplicationInput, AuditWord } from './submission-events.ts';
import { firstFault, type FieldFaults } from '../../rules/field-faults.ts';

/** What one form shows of the machine that all applications share. */
interface Samples<Draft, View> {
  readonly name: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly fields: readonly string[];
  readonly faultsOf: (draft: Draft, view: View) => FieldFaults<string>;
  /** by which `good` and `better` are right, and by which `good` is not any more */
  readonly view: View;
  readonly laterView: View;
  readonly good: Draft;
  readonly better: Draft;
  /** with two faults or more, the first of them at `firstField` */
  readonly bad: Draft;
  readonly firstField: string;
  /** `bad` without its first fault */
  readonly lessBad: Draft;
}

const none: AuditWord = { status: 'none', reason: '' };
const pending: AuditWord = { status: 'pending', reason: '' };
const approved: AuditWord = { status: 'approved', reason: '' };
const rejected: AuditWord = { status: 'rejected', reason: '证书照片不清楚' };

const deliveries = {
  sent: { kind: 'sent', status: 'pending' },
  changed: { kind: 'sent', status: 'approved' },
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
  tooFast: { kind: 'too-fast', reason: '提交得太频繁了' },
  refused: { kind: 'refused', reason: '您已经提交过申请', faults: {} },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, ApplicationDelivery>;
const ends = (delivery: ApplicationDelivery) => done('send', delivery);
const lost = failed('send', 'no such file');

/** The proof of an application: the same promises for every form, on samples of its own. */
export function applicationProof<Draft, View>(samples: Samples<Draft, View>): MachineProof {
  const { name, title, machine, fields, faultsOf, view, laterView, good, better, bad, lessBad } = samples;
  const { firstField } = samples;
  const wrong = {
    kind: 'refused',
    reason: '有一项不对',
    faults: { [firstField]: '这一项不对' },
  } as const satisfies ApplicationDelivery;
  const start = (changes: Partial<ApplicationInput<Draft, View>> = {}): ApplicationInput<Draft, View> => ({
    draft: good,
    view,
    signedIn: true,
    isOnline: true,
    ...changes,
  });
  const type = (draft: Draft) => ({ type: 'draft.changed', draft }) as const;
  const ask = (clientId: string) => ({ type: 'send.asked', clientId }) as const;
  const files = (count: number) => ({ type: 'uploads.changed', pending: count }) as const;
  const told = (audit: AuditWord) => ({ type: 'audit.told', audit }) as const;
  const see = (seen: View) => ({ type: 'view.changed', view: seen }) as const;
  const comes = { type: 'reader.changed', signedIn: true } as const;
  const goes = { type: 'reader.changed', signedIn: false } as const;
  const keep = (draft: Draft) => ({ type: 'keepDraft', params: { draft } });
  const goTo = (field: string) => ({ type: 'goToField', params: { field } });
  const edit = { type: 'edit.asked' } as const;
  const [visitor, offline] = ['a visitor', 'without a network'];
  const sending = [ask('a')] as const;
  const failing = [...sending, ends(deliveries.broken)] as const;
  const isRight = (draft: Draft, by: View) => firstFault(fields, faultsOf(draft, by)) === undefined;

  // the machine's own types hang on those of its form: they are checked where the machine is made
  return defineProof<AnyStateMachine>({
    name,
    title,
    machine,
    starts: {
      'a kept draft': start(),
      [visitor]: start({ signedIn: false }),
      [offline]: start({ isOnline: false }),
    },
    events: [
      type(good),
      type(bad),
      ask('a'),
      files(1),
      files(0),
      'wait.dismissed',
      edit,
      told(pending),
      told(approved),
      told(rejected),
      see(view),
      see(laterView),
      comes,
      goes,
      'network.lost',
      'network.found',
    ],
    // files, day, reader, network and auditor do not depend on each other: one at a time is out of the ordinary
    isBeyond: ({ context }) =>
      [
        context.pending > 0,
        context.view !== view,
        !context.signedIn,
        !context.isOnline,
        context.audit.status !== 'none',
        context.held !== undefined,
      ].filter(Boolean).length > 1,
    endings: { send: { done: [...Object.values(deliveries), wrong], error: ['no such file'] } },
    invariants: {
      'only what is right, whole and somebody’s is sent, where there is a network': ({ from, to }) =>
        !to.matches('submitting') ||
        from.matches('submitting') ||
        (isRight(to.context.draft, to.context.view) &&
          to.context.pending === 0 &&
          to.context.signedIn &&
          to.context.isOnline),
      'what was typed stays, whatever becomes of it': ({ from, event, to }) =>
        event.type === 'draft.changed' || to.context.draft === from.context.draft,
      'it says why exactly while it has failed': ({ to }) =>
        to.matches('failed') === (to.context.reason !== ''),
      'the device forgets a draft only once the gateway has it': ({ to, effects }) =>
        !effects.some((effect) => effect.type === 'dropDraft') ||
        to.matches('pending') ||
        to.matches('approved'),
      'nothing is held back but while it is on its way': ({ to }) =>
        to.context.held === undefined || to.matches('submitting'),
      'it stands where the gateway says that it stands': ({ to }) =>
        (!to.matches('pending') || to.context.audit.status === 'pending') &&
        (!to.matches('approved') || to.context.audit.status === 'approved') &&
        (!to.matches('rejected') || to.context.audit.status === 'rejected'),
    },
    expectations: {
      'it opens with what the device kept': {
        when: [],
        state: 'draft',
        tags: ['form'],
        context: { draft: good, faults: {}, pending: 0 },
      },
      'what waits is shown waiting': { when: [told(pending)], state: 'pending', tags: ['waits'] },
      'what was approved is shown so': {
        when: [told(approved)],
        state: 'approved',
        tags: ['approved'],
      },
      'what was rejected is shown with the reason': {
        when: [told(rejected)],
        state: 'rejected',
        tags: ['rejected'],
        context: { audit: rejected },
      },
      'what is typed is kept': {
        when: [type(better)],
        state: 'draft',
        context: { draft: better },
        effects: [keep(better)],
      },
      'each fault stands at its field, and the reader is taken to the first': {
        when: [type(bad), ask('a')],
        state: 'draft',
        context: { faults: faultsOf(bad, view) },
        effects: [goTo(firstField)],
      },
      'a fault goes as soon as it is mended, others stay': {
        when: [type(bad), ask('a'), type(lessBad)],
        state: 'draft',
        context: { faults: faultsOf(lessBad, view) },
      },
      'what it is judged by may change': {
        when: [see(laterView)],
        state: 'draft',
        context: { view: laterView },
      },
      'a visitor is asked to sign in, and loses nothing': {
        start: visitor,
        when: [ask('a')],
        state: 'signingIn',
        tags: ['form'],
        context: { draft: good },
        effects: ['askToSignIn'],
      },
      'who signs in meanwhile has it sent': {
        start: visitor,
        when: [ask('a'), comes],
        state: 'submitting',
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
      'a reader who leaves while the device still signs them in is a visitor': {
        when: [...sending, ends(deliveries.tokenDead), goes],
        state: 'signingIn',
        context: { signedIn: false },
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
      'without a network it waits': { start: offline, when: [ask('a')], state: 'offline', tags: ['form'] },
      'and goes as soon as there is one': {
        start: offline,
        when: [ask('a'), { type: 'network.found' }],
        state: 'submitting',
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
        when: [files(1), ask('a')],
        state: 'waiting',
        tags: ['form', 'busy'],
        context: { pending: 1 },
      },
      'and goes with the last of them': {
        when: [files(1), ask('a'), files(0)],
        state: 'submitting',
        tags: ['form', 'busy'],
        context: { pending: 0 },
      },
      'while some are still on their way it waits on': {
        when: [files(2), ask('a'), files(1)],
        state: 'waiting',
      },
      'waiting may be given up': { when: [files(1), ask('a'), 'wait.dismissed'], state: 'draft' },
      'what is on its way holds still': {
        when: [...sending, type(better), ask('b'), told(approved)],
        state: 'submitting',
        context: { draft: good, clientId: 'a', audit: none, held: approved },
      },
      'what was told meanwhile counts once it has failed': {
        when: [...sending, told(rejected), ends(deliveries.broken)],
        state: 'rejected',
        context: { audit: rejected, held: undefined, reason: '', draft: good },
      },
      'or was refused, such as what was sent from another page': {
        when: [...sending, told(pending), ends(deliveries.refused)],
        state: 'pending',
        context: { audit: pending, reason: '' },
      },
      'or a field of it was wrong': {
        when: [...sending, told(approved), ends(wrong)],
        state: 'approved',
      },
      'or its code could not be had': { when: [...sending, told(pending), lost], state: 'pending' },
      'or its answer was lost: it may have arrived': {
        when: [...sending, told(pending), ends(deliveries.unreached)],
        state: 'pending',
      },
      'or its token was dead': {
        when: [...sending, told(approved), ends(deliveries.tokenDead)],
        state: 'approved',
        effects: ['askToSignIn'],
      },
      'the answer goes before what was told meanwhile': {
        when: [...sending, told(rejected), ends(deliveries.sent)],
        state: 'pending',
        context: { audit: pending, held: undefined },
      },
      'the last word told meanwhile counts, also that nothing changed': {
        when: [told(rejected), edit, ask('a'), told(approved), told(rejected), ends(deliveries.broken)],
        state: 'failed',
        context: { audit: rejected, held: undefined, reason: '没有成功' },
      },
      'what was sent from another page is shown in place of a failure': {
        when: [...failing, told(pending)],
        state: 'pending',
        context: { audit: pending, reason: '' },
      },
      'and in place of waiting for a network': {
        when: [...sending, ends(deliveries.unreached), told(pending)],
        state: 'pending',
      },
      'what arrived waits for an auditor': {
        when: [...sending, ends(deliveries.sent)],
        state: 'pending',
        context: { audit: pending },
        effects: ['dropDraft'],
      },
      'a change of what was approved stays approved': {
        when: [told(approved), edit, ask('a'), ends(deliveries.changed)],
        state: 'approved',
        context: { audit: approved },
        effects: ['dropDraft'],
      },
      'what could not be told is tried again with a network': {
        when: [...sending, ends(deliveries.unreached)],
        state: 'offline',
        context: { clientId: 'a' },
      },
      'or at once, when the reader asks again': {
        when: [...sending, ends(deliveries.unreached), ask('b')],
        state: 'submitting',
        context: { clientId: 'a' },
      },
      'a dead token asks to sign in': {
        when: [...sending, ends(deliveries.tokenDead)],
        state: 'signingIn',
        effects: ['askToSignIn'],
      },
      'what the gateway finds wrong stands at its field': {
        when: [...sending, ends(wrong)],
        state: 'draft',
        context: { faults: wrong.faults },
        effects: [goTo(firstField)],
      },
      'what no field can mend is told': {
        when: [...sending, ends(deliveries.refused)],
        state: 'failed',
        tags: ['form'],
        context: { reason: '您已经提交过申请' },
      },
      'too much haste is told': {
        when: [...sending, ends(deliveries.tooFast)],
        state: 'failed',
        context: { reason: '提交得太频繁了' },
      },
      'code that cannot be had is told': {
        when: [...sending, lost],
        state: 'failed',
        context: { reason: '没有成功，请稍后再试' },
      },
      'after a failure the same is sent under its name': {
        when: [...failing, ask('b')],
        state: 'submitting',
        context: { clientId: 'a', reason: '' },
      },
      'after a failure what is changed is another act': {
        when: [...failing, type(better)],
        state: 'draft',
        context: { clientId: undefined, reason: '' },
      },
      'an auditor approves': {
        when: [...sending, ends(deliveries.sent), told(approved)],
        state: 'approved',
        context: { audit: approved },
      },
      'or rejects with a reason': {
        when: [...sending, ends(deliveries.sent), told(rejected)],
        state: 'rejected',
        context: { audit: rejected },
      },
      'while nothing was decided it waits on': {
        when: [told(pending), told(pending)],
        state: 'pending',
      },
      'what was rejected is mended and waits again': {
        when: [told(rejected), edit, type(better), ask('b'), ends(deliveries.sent)],
        state: 'pending',
        context: { audit: pending, draft: better },
      },
      'what waits may be mended': { when: [told(pending), edit], state: 'draft', tags: ['form'] },
      'what was approved may be changed': { when: [told(approved), edit], state: 'draft' },
      'what was rejected opens its form': {
        when: [told(rejected), edit],
        state: 'draft',
        context: { audit: rejected, faults: {}, clientId: undefined },
      },
      'what was sent from another page waits here too': {
        when: [told(rejected), told(pending)],
        state: 'pending',
        context: { audit: pending },
      },
      'what was approved meanwhile is shown so': {
        when: [told(rejected), told(approved)],
        state: 'approved',
        context: { audit: approved },
      },
      'what is told again closes no form that is mended': {
        when: [told(rejected), edit, told(rejected)],
        state: 'draft',
      },
    },
  });
}
