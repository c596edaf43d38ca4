import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { accountOfferMachine } from './account-offer.machine.ts';

const profile = { headImg: '', userType: 0, userDes: '', userName: '海边小周' };
const received = (token: string) => ({ type: 'offer.received', token }) as const;
const valid = done('fetchTokenInfo', { code: 200, profile });
const dead = done('fetchTokenInfo', { code: 500 });
const unanswered = failed('fetchTokenInfo', 'network');
const nothing = { token: '', name: '' };

export const accountOfferProof = defineProof({
  name: 'account-offer',
  title: '链接里的账号',
  machine: accountOfferMachine,
  events: [received('t1'), received('t2'), 'offer.accepted', 'offer.declined'],
  actorOutcomes: {
    fetchTokenInfo: { done: [{ code: 200, profile }, { code: 500 }], error: ['network'] },
  },
  invariants: {
    'the reader is switched only by their own answer to a question that names the account': ({
      event,
      from,
      effects,
    }) =>
      effects.some(({ type }) => type === 'switchReader') ===
      (event.type === 'offer.accepted' && from.hasTag('asking')),
    'the question names the account': ({ to }) => to.hasTag('asking') === (to.context.name !== ''),
    'no token is held without an offer': ({ to }) => to.matches('idle') === (to.context.token === ''),
  },
  equivalentMutants: {
    'accountOffer on offer.received without reenter': equivalence.reenter,
    '* with end before clear': equivalence.order,
  },
  expectations: {
    'an offer is verified before it is shown': {
      inputs: { fetchTokenInfo: { token: 't1' } },
      when: [received('t1')],
      state: 'checking',
      tags: [],
      context: { token: 't1', name: '' },
    },
    'the question names the reader of the token': {
      when: [received('t1'), valid],
      state: 'asking',
      tags: ['asking'],
      context: { token: 't1', name: '海边小周' },
      effects: [],
    },
    'a reader who accepts is switched': {
      when: [received('t1'), valid, 'offer.accepted'],
      state: 'idle',
      context: nothing,
      effects: [{ type: 'switchReader', params: { token: 't1' } }, 'end'],
    },
    'a reader who declines stays': {
      when: [received('t1'), valid, 'offer.declined'],
      state: 'idle',
      context: nothing,
      effects: ['end'],
    },
    'a token that nobody holds any more is dropped': {
      when: [received('t1'), dead],
      state: 'idle',
      context: nothing,
      effects: ['end'],
    },
    'a token that cannot be verified is dropped': {
      when: [received('t1'), unanswered],
      state: 'idle',
      context: nothing,
      effects: ['end'],
    },
    'another link during the verification is verified instead': {
      inputs: { fetchTokenInfo: { token: 't2' } },
      when: [received('t1'), received('t2')],
      state: 'checking',
      context: { token: 't2', name: '' },
    },
    'another link replaces the question': {
      when: [received('t1'), valid, received('t2'), valid, 'offer.accepted'],
      state: 'idle',
      effects: [{ type: 'switchReader', params: { token: 't2' } }, 'end'],
    },
  },
});
