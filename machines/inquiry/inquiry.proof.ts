import { emptyInquiry, type InquiryDraft, type InquiryFacts } from '../../rules/auto-show/inquiry-form.ts';
import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import {
  type InquiryInput,
  inquiryMachine,
  type InquiryProgress,
  type InquiryResult,
} from './inquiry.machine.ts';

/** With the account's phone; another one is typed but not chosen. */
const good: InquiryDraft = {
  ...emptyInquiry,
  shopIds: ['shop-01', 'shop-02', 'shop-03'],
  name: '孟先生',
  phone: '13800138000',
};
// each differs from the one before in the fields of one step
const nameless: InquiryDraft = { ...good, name: ' ' };
const shopless: InquiryDraft = { ...good, shopIds: [] };
const unverified: InquiryDraft = { ...good, isOtherPhone: true };
const otherPhone: InquiryDraft = { ...unverified, code: '123456' };
/** neither verified nor with a shop */
const bare: InquiryDraft = { ...unverified, shopIds: [] };
const account: InquiryFacts = { accountPhone: '138****0042', isAccountKnown: true };
const phoneless: InquiryFacts = { accountPhone: '', isAccountKnown: true };
const unknown: InquiryFacts = { accountPhone: '', isAccountKnown: false };
const start = (changes: Partial<InquiryInput> = {}): InquiryInput => ({
  draft: good,
  facts: account,
  signedIn: true,
  isOnline: true,
  ...changes,
});

const type = (draft: InquiryDraft) => ({ type: 'draft.changed', draft }) as const;
const onFacts = (facts: InquiryFacts) => ({ type: 'facts.changed', facts }) as const;
const next = { type: 'step.completed' } as const;
const back = { type: 'step.reopened' } as const;
const submit = (clientId: string) => ({ type: 'submit.requested', clientId }) as const;
const onProgress = (progress: InquiryProgress) => ({ type: 'progress.received', progress }) as const;
const reopen = { type: 'form.reopened' } as const;
const signIn = { type: 'reader.changed', signedIn: true } as const;
const signOut = { type: 'reader.changed', signedIn: false } as const;
const lost = { type: 'network.lost' } as const;
const found = { type: 'network.restored' } as const;
const ends = (result: InquiryResult) => done('submit', result);
const focus = (field: string) => ({ type: 'focusField', params: { field } });
const save = (draft: InquiryDraft) => ({ type: 'saveDraft', params: { draft } });

const results = {
  sent: { kind: 'sent', id: 'inq-1' },
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
  limit: { kind: 'limit', reason: '一天最多询价 5 次' },
  duplicate: { kind: 'duplicate', reason: '您已经就这款车问过“泉城店”' },
  broken: { kind: 'broken', reason: '没有成功' },
  wrongName: { kind: 'invalid', faults: { name: '称呼不对' } },
  wrongCode: { kind: 'invalid', faults: { code: '验证码不对' } },
  wrongShop: { kind: 'invalid', faults: { shopIds: '有一家不卖这款车' } },
  wrongOther: { kind: 'invalid', faults: { person: '不对' } },
} as const satisfies Record<string, InquiryResult>;

const choosing = [next] as const;
const sending = [next, submit('a')] as const;
const sent = [...sending, ends(results.sent)] as const;
const [signedOut, offline] = ['signed out', 'offline'];

const later: Readonly<Record<InquiryProgress, readonly InquiryProgress[]>> = {
  received: ['forwarded', 'answered', 'revealed', 'closed', 'withdrawn', 'expired'],
  forwarded: ['answered', 'revealed', 'closed', 'withdrawn', 'expired'],
  answered: ['revealed', 'closed', 'withdrawn', 'expired'],
  revealed: ['closed', 'withdrawn', 'expired'],
  closed: ['withdrawn', 'expired'],
  withdrawn: [],
  expired: [],
};
const progresses = ['received', ...later.received] as const;
/** the events that lead from a sent inquiry to this state */
const reach = (progress: InquiryProgress) =>
  progress === 'received' ? sent : [...sent, onProgress(progress)];

export const inquiryProof = defineProof({
  name: 'inquiry',
  title: '询底价',
  machine: inquiryMachine,
  starts: {
    'a saved draft': start(),
    [signedOut]: start({ signedIn: false }),
    [offline]: start({ isOnline: false }),
  },
  events: [
    type(good),
    type(nameless),
    type(shopless),
    type(unverified),
    type(otherPhone),
    onFacts(account),
    onFacts(phoneless),
    next,
    back,
    submit('a'),
    ...progresses.map(onProgress),
    reopen,
    signIn,
    signOut,
    lost,
    found,
  ],
  // the conditions are independent: the search combines no two of them
  isSearchBoundary: ({ value, context: { signedIn, isOnline, facts, draft } }) =>
    [!signedIn, !isOnline, facts !== account, draft !== good, typeof value === 'object'].filter(Boolean)
      .length > 1,
  actorOutcomes: { submit: { done: Object.values(results), error: ['chunk not loaded'] } },
  invariants: {
    'shops are asked only when the form is complete, and by a reader who is signed in and online': ({
      from,
      to,
    }) =>
      !to.matches('submitting') ||
      from.matches('submitting') ||
      (to.context.draft.name.trim() !== '' &&
        to.context.draft.shopIds.length > 0 &&
        to.context.draft.shopIds.length <= 3 &&
        (!(to.context.draft.isOtherPhone || to.context.facts === phoneless) ||
          to.context.draft.code !== '') &&
        to.context.signedIn &&
        to.context.isOnline &&
        to.context.clientId !== undefined),
    'nothing is sent without a tap on the button that sends': ({ from, event, to }) =>
      !to.matches('submitting') ||
      from.matches('submitting') ||
      event.type === 'submit.requested' ||
      from.context.isSending,
    'the draft changes only by typing, or by asking other shops': ({ from, event, to }) =>
      event.type === 'draft.changed' ||
      event.type === 'form.reopened' ||
      to.context.draft === from.context.draft,
    'the same content keeps its client id': ({ from, event, to }) =>
      event.type === 'draft.changed' ||
      event.type === 'form.reopened' ||
      from.context.clientId === undefined ||
      to.context.clientId === from.context.clientId,
    'a reason is given exactly while it was refused or has failed': ({ to }) =>
      (to.matches('refused') || to.matches('failed')) === (to.context.reason !== ''),
    'the device deletes a draft only once the gateway has it': ({ to, effects }) =>
      !effects.some((effect) => effect.type === 'deleteDraft') || to.matches('sent'),
    'every accepted change of the draft is saved on the device': ({ event, to, from, effects }) =>
      event.type !== 'draft.changed' ||
      to === from ||
      from.hasTag('busy') ||
      from.matches('sent') ||
      effects.some((effect) => effect.type === 'saveDraft'),
    'an inquiry has an id exactly once it was sent': ({ to }) =>
      to.matches('sent') === (to.context.sentId !== undefined),
    'an earlier state never replaces a later one': ({ from, to }) =>
      !from.matches('sent') ||
      !to.matches('sent') ||
      progresses.every(
        (progress) =>
          !from.matches({ sent: progress }) ||
          to.matches({ sent: progress }) ||
          later[progress].some((one) => to.matches({ sent: one })),
      ),
  },
  equivalentMutants: {
    'inquiry.signingIn on reader.changed (2) removed': equivalence.root,
    'inquiry.verifyingPhone on step.completed (1) redirected to inquiry.checking':
      'checking finds the same faults and returns at once',
    'inquiry.offline on submit.requested without setClientId': 'the first attempt has set the client id',
    'inquiry.refused on submit.requested redirected to inquiry.submitting':
      'checking leads on to submitting, since what was refused had no faults',
    '* with saveDraft before setDraft': equivalence.order,
    '* with focusField before setFaults': equivalence.order,
    '* with deleteDraft before setSentId': equivalence.order,
    '* with goBack before setFaults': equivalence.order,
    '* with focusField before goBack': equivalence.order,
  },
  expectations: {
    'it starts with the saved draft': {
      when: [],
      state: 'draft',
      tags: ['details'],
      context: { draft: good, faults: {}, reason: '' },
    },
    'a changed draft is saved': { when: [type(otherPhone)], state: 'draft', effects: [save(otherPhone)] },
    'a name is required': {
      when: [type(nameless), next],
      state: 'draft',
      context: { faults: { name: '请填写称呼，如孟先生' } },
      effects: [focus('name')],
    },
    'a name has at most 20 characters': {
      when: [type({ ...good, name: '孟'.repeat(21) }), next],
      state: 'draft',
      context: { faults: { name: '称呼最多 20 个字' } },
    },
    'a wish has at most 200 characters': {
      when: [type({ ...good, wish: '字'.repeat(201) }), next],
      state: 'draft',
      effects: [focus('wish')],
    },
    'a wish of 200 characters is fine': {
      when: [type({ ...good, wish: '字'.repeat(200) }), next],
      state: 'choosingShops',
    },
    'a corrected fault disappears at once': {
      when: [type(nameless), next, type(good)],
      state: 'draft',
      context: { faults: {} },
    },
    'the first step shows only its own faults': {
      when: [type({ ...nameless, shopIds: [], isOtherPhone: true }), next],
      state: 'draft',
      context: { faults: { name: '请填写称呼，如孟先生' } },
    },
    'a signed-out reader is asked to sign in and loses nothing': {
      start: signedOut,
      when: [next],
      state: 'signingIn',
      tags: ['details'],
      context: { draft: good },
      effects: ['requestSignIn'],
    },
    'signing in goes on': {
      start: signedOut,
      when: [next, signIn],
      state: 'choosingShops',
      context: { signedIn: true },
    },
    'signing in by itself goes nowhere': {
      start: signedOut,
      when: [signIn],
      state: 'draft',
      context: { signedIn: true },
    },
    'a reader who remains signed out is not asked again': {
      start: signedOut,
      when: [next, signOut],
      state: 'signingIn',
      effects: [],
    },
    'signing out after the token expired is recorded': {
      when: [...sending, ends(results.tokenDead), signOut],
      state: 'signingIn',
      context: { signedIn: false },
    },
    'going on without having signed in asks again': {
      start: signedOut,
      when: [next, next],
      state: 'signingIn',
      effects: ['requestSignIn'],
    },
    'a signed-out reader may continue typing': {
      start: signedOut,
      when: [next, type(otherPhone)],
      state: 'draft',
      context: { draft: otherPhone },
      effects: [save(otherPhone)],
    },
    'the phone of the account needs no code': {
      when: choosing,
      state: 'choosingShops',
      tags: ['shops'],
      effects: [],
    },
    'another phone is verified first': {
      when: [type(unverified), next],
      state: 'verifyingPhone',
      tags: ['phone'],
      context: { faults: {} },
      effects: [],
    },
    'an account without a phone needs one': {
      when: [onFacts(phoneless), next],
      state: 'verifyingPhone',
      context: { facts: phoneless },
    },
    'before the account is known no phone is demanded': {
      when: [onFacts(unknown), next],
      state: 'choosingShops',
    },
    'a phone that turns out to be needed is asked for before sending': {
      when: [onFacts(unknown), next, onFacts(phoneless), submit('a')],
      state: 'verifyingPhone',
    },
    'a phone and its code are required': {
      when: [type({ ...unverified, phone: '138' }), next, next],
      state: 'verifyingPhone',
      context: { faults: { phone: '请填写 11 位手机号', code: '请填写短信里的 6 位数字' } },
      effects: [focus('phone')],
    },
    'a code that was typed leads to the shops': {
      when: [type(unverified), next, type(otherPhone), next],
      state: 'choosingShops',
      context: { draft: otherPhone },
    },
    'a fault of the code disappears once it is typed': {
      when: [type(unverified), next, next, type(otherPhone)],
      state: 'verifyingPhone',
      context: { faults: {} },
      effects: [save(otherPhone)],
    },
    'a fault of the phone disappears once the account has one': {
      when: [onFacts(phoneless), next, next, onFacts(account)],
      state: 'verifyingPhone',
      context: { faults: {} },
    },
    'back from the phone': {
      when: [type(unverified), next, back],
      state: 'draft',
      context: { draft: unverified },
    },
    'back from the shops to the first step': { when: [next, back], state: 'draft' },
    'back from the shops to another phone': {
      when: [type(otherPhone), next, back],
      state: 'verifyingPhone',
    },
    'at least one shop is chosen': {
      when: [type(shopless), next, submit('a')],
      state: 'choosingShops',
      context: { faults: { shopIds: '请至少选一家店' }, clientId: undefined },
      effects: [focus('shopIds')],
    },
    'four shops are too many': {
      when: [next, type({ ...good, shopIds: ['a', 'b', 'c', 'd'] }), submit('a')],
      state: 'choosingShops',
      context: { faults: { shopIds: '最多选 3 家店，请去掉 1 家' } },
    },
    'choosing a shop is saved and removes the fault': {
      when: [type(shopless), next, submit('a'), type(good)],
      state: 'choosingShops',
      context: { faults: {} },
      effects: [save(good)],
    },
    ...Object.fromEntries(
      Object.entries({
        choosingShops: { when: choosing },
        offline: { start: offline, when: sending },
        'refused for the day': { when: [...sending, ends(results.limit)] },
        failed: { when: [...sending, ends(results.broken)] },
      }).map(([state, { when, ...from }]) => [
        `${state}: a change leads to no other step than the shops`,
        { ...from, when: [...when, type(bare)], state: 'choosingShops', context: { draft: bare } },
      ]),
    ),
    'a missing shop is shown before a missing code': {
      when: [next, type(bare), submit('a')],
      state: 'choosingShops',
      effects: [focus('shopIds')],
    },
    'a reader who signed out while verifying the phone is asked to sign in': {
      when: [type(otherPhone), next, back, signOut, next],
      state: 'signingIn',
    },
    'a fault is shown also to a reader who signed out meanwhile': {
      when: [...sending, signOut, ends(results.wrongShop)],
      state: 'choosingShops',
    },
    'the inquiry is sent': {
      inputs: { submit: { draft: good, facts: account, clientId: 'a' } },
      when: sending,
      state: 'submitting',
      tags: ['shops', 'busy'],
      context: { clientId: 'a', isSending: true },
    },
    'an inquiry in flight does not change': {
      when: [...sending, type(otherPhone), submit('b'), back, next],
      state: 'submitting',
      context: { draft: good, clientId: 'a' },
    },
    'a reader who signed out meanwhile is asked to sign in': {
      when: [next, signOut, submit('a')],
      state: 'signingIn',
      effects: ['requestSignIn'],
    },
    'signing in sends what waits for it': {
      when: [next, signOut, submit('a'), signIn],
      state: 'submitting',
      context: { clientId: 'a' },
    },
    'offline it waits': {
      start: offline,
      when: sending,
      state: 'offline',
      tags: ['shops'],
      effects: [],
    },
    'it is sent as soon as the network returns': {
      start: offline,
      when: [...sending, found],
      state: 'submitting',
      context: { clientId: 'a', isOnline: true },
    },
    'a returning network sends nothing that was not asked to be sent': {
      start: offline,
      when: [next, found],
      state: 'choosingShops',
      context: { isOnline: true },
    },
    'a lost network is recorded': { when: [next, lost, submit('a')], state: 'offline' },
    'choosing other shops offline stops the sending': {
      start: offline,
      when: [...sending, type(otherPhone), found],
      state: 'choosingShops',
      context: { draft: otherPhone, isSending: false },
    },
    'going back offline stops the sending': {
      start: offline,
      when: [...sending, back, found],
      state: 'draft',
      context: { isSending: false, clientId: 'a' },
    },
    'going on again after going back does not send': {
      start: offline,
      when: [...sending, back, found, next],
      state: 'choosingShops',
    },
    'sending again offline keeps waiting': {
      start: offline,
      when: [...sending, submit('b')],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'an unreached gateway is not retried in a loop': {
      when: [...sending, ends(results.unreached)],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'sending again after an unreached gateway keeps the client id': {
      when: [...sending, ends(results.unreached), submit('b')],
      state: 'submitting',
      context: { clientId: 'a' },
    },
    'an expired token asks to sign in, and nothing is lost': {
      when: [...sending, ends(results.tokenDead)],
      state: 'signingIn',
      context: { draft: good, clientId: 'a' },
      effects: ['requestSignIn'],
    },
    'a sixth inquiry of the day is refused with the reason': {
      when: [...sending, ends(results.limit)],
      state: { refused: 'limit' },
      tags: ['shops'],
      context: { reason: '一天最多询价 5 次' },
    },
    'a shop that was asked already is named': {
      when: [...sending, ends(results.duplicate)],
      state: { refused: 'duplicate' },
      context: { reason: '您已经就这款车问过“泉城店”' },
    },
    'after a refusal other shops can be chosen': {
      when: [...sending, ends(results.duplicate), type(shopless)],
      state: 'choosingShops',
      context: { reason: '', clientId: undefined, draft: shopless },
      effects: [save(shopless)],
    },
    'after a refusal it can be sent again': {
      when: [...sending, ends(results.limit), submit('b')],
      state: 'submitting',
      context: { reason: '', clientId: 'a' },
    },
    'back after a refusal': {
      when: [...sending, ends(results.duplicate), back],
      state: 'draft',
      context: { reason: '', isSending: false },
    },
    'a failed gateway is shown with its reason': {
      when: [...sending, ends(results.broken)],
      state: 'failed',
      tags: ['shops'],
      context: { reason: '没有成功' },
    },
    'code that cannot be loaded is shown as a failure': {
      when: [...sending, failed('submit', 'chunk not loaded')],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'a fault that no field of the form has is shown as a failure': {
      when: [...sending, ends(results.wrongOther)],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'after a failure it can be sent again': {
      when: [...sending, ends(results.broken), submit('b')],
      state: 'submitting',
      context: { clientId: 'a', reason: '' },
    },
    'after a failure the draft can be changed': {
      when: [...sending, ends(results.broken), type(otherPhone)],
      state: 'choosingShops',
      context: { clientId: undefined, reason: '' },
    },
    'back after a failure': {
      when: [...sending, ends(results.broken), back],
      state: 'draft',
      context: { reason: '' },
    },
    'a wrong name leads to the first step': {
      when: [...sending, ends(results.wrongName)],
      state: 'draft',
      context: { faults: { name: '称呼不对' }, isSending: false },
      effects: [focus('name')],
    },
    'a wrong code leads to the phone': {
      when: [type(otherPhone), ...sending, ends(results.wrongCode)],
      state: 'verifyingPhone',
      context: { faults: { code: '验证码不对' }, isSending: false },
      effects: [focus('code')],
    },
    'a shop that does not sell the car leads to the shops': {
      when: [...sending, ends(results.wrongShop)],
      state: 'choosingShops',
      context: { faults: { shopIds: '有一家不卖这款车' }, isSending: false },
      effects: [focus('shopIds')],
    },
    'a sent inquiry has an id, and its draft is deleted': {
      when: sent,
      state: { sent: 'received' },
      tags: [],
      context: { sentId: 'inq-1' },
      effects: ['deleteDraft'],
    },
    ...Object.fromEntries(
      progresses.flatMap((progress) =>
        progresses.map((reported) => [
          `${progress}, then ${reported} is reported`,
          {
            when: [...reach(progress), onProgress(reported)],
            state: { sent: later[progress].includes(reported) ? reported : progress },
          },
        ]),
      ),
    ),
    'the states of an inquiry are reported only once it was sent': {
      when: [next, onProgress('answered')],
      state: 'choosingShops',
    },
    'the next inquiry starts with the name and the city, and asks for the shops anew': {
      when: [type({ ...good, cityId: '135', wish: '周末' }), ...sent, reopen],
      state: 'draft',
      context: {
        draft: { ...emptyInquiry, name: '孟先生', cityId: '135' },
        clientId: undefined,
        sentId: undefined,
        isSending: false,
        faults: {},
      },
      effects: [],
    },
  },
});
