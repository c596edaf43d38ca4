import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { sessionMachine, type Profile } from './session.machine.ts';

const profile: Profile = { headImg: '/media/a.webp', userType: 1, userDes: '记者', userName: '王晓岚' };
const withToken = (token: string | undefined) => ({ type: 'navigation.done', token }) as const;
const found = (token: string) => ({ type: 'token.found', token }) as const;
const alive = done('fetchTokenInfo', { code: 200, profile });
const dead = done('fetchTokenInfo', { code: 500 });
const unanswered = failed('fetchTokenInfo', 'network');

const nobody = { token: undefined, profile: undefined };
const signedIn = [withToken('t1'), alive] as const;

export const sessionProof = defineProof({
  name: 'session',
  title: '登录状态',
  machine: sessionMachine,
  events: [withToken('t1'), withToken('t2'), withToken(undefined), found('t1'), found('t2'), 'session.ended'],
  actorOutcomes: {
    fetchTokenInfo: { done: [{ code: 200, profile }, { code: 500 }], error: ['network'] },
  },
  invariants: {
    'a reader counts as signed in exactly while a token is held': ({ to }) =>
      to.hasTag('signed-in') === (to.context.token !== undefined),
    'the profile of another token is never shown': ({ from, to }) =>
      to.context.token === from.context.token || to.context.profile === undefined,
    'a token is deleted only when it is rejected or the reader signs out': ({ event, from, to, effects }) =>
      effects.some(({ type }) => type === 'deleteToken') ===
      (from.context.token !== undefined &&
        to.context.token === undefined &&
        event.type !== 'navigation.done'),
  },
  equivalentMutants: {
    'session on token.found with reenter': equivalence.reenter,
    'session.visitor on navigation.done (2) *': 'a visitor has no session to clear',
    'session.tokenDead on navigation.done (2) without clearSession':
      'the session was cleared when the token died',
    '* with clearSession before deleteToken': equivalence.order,
  },
  expectations: {
    'another token after the previous page’s is validated': {
      when: [found('t1'), withToken('t2')],
      state: 'verifying',
      context: { token: 't2' },
    },
    'another token after no response is validated': {
      when: [withToken('t1'), unanswered, withToken('t2')],
      state: 'verifying',
      context: { token: 't2' },
    },
    'another token of a reader with a profile is validated': {
      when: [...signedIn, withToken('t2')],
      state: 'verifying',
      context: { token: 't2' },
    },
    'another token during a request is asked at once': {
      when: [withToken('t1'), withToken('t2')],
      state: 'verifying',
      inputs: { fetchTokenInfo: { token: 't2' } },
    },
    'without a token nothing is validated': {
      when: [withToken(undefined)],
      state: 'visitor',
      context: nobody,
    },
    'a token is validated, and counts meanwhile': {
      inputs: { fetchTokenInfo: { token: 't1' } },
      when: [withToken('t1')],
      state: 'verifying',
      tags: ['signed-in'],
      context: { token: 't1' },
    },
    'a token from the previous page counts at once, and is not validated yet': {
      when: [withToken(undefined), found('t1')],
      state: 'found',
      tags: ['signed-in'],
      context: { token: 't1', profile: undefined },
      effects: [],
    },
    'a token from the previous page is validated after the first paint': {
      when: [found('t1'), withToken('t1')],
      state: 'verifying',
      context: { token: 't1' },
    },
    'a token from the previous page may be gone by then': {
      when: [found('t1'), withToken(undefined)],
      state: 'visitor',
      context: nobody,
    },
    'the reader may sign out before that': {
      when: [found('t1'), 'session.ended'],
      state: 'visitor',
      context: nobody,
      effects: ['deleteToken'],
    },
    'signing in with another token has no profile yet': {
      when: [...signedIn, found('t2')],
      state: 'found',
      context: { token: 't2', profile: undefined },
    },
    'a known token changes nothing': {
      when: [...signedIn, found('t1')],
      state: 'signedIn',
      context: { token: 't1', profile },
    },
    'a request in flight stays for the same token': {
      when: [withToken('t1'), found('t1'), alive],
      state: 'signedIn',
    },
    'signing in after a rejected token counts at once': {
      when: [withToken('t1'), dead, found('t2')],
      state: 'found',
      tags: ['signed-in'],
    },
    'code 200 stores the reader’s picture, type, description and name': {
      when: signedIn,
      state: 'signedIn',
      context: { token: 't1', profile },
    },
    'code 500 deletes the token': {
      when: [withToken('t1'), dead],
      state: 'tokenDead',
      tags: ['token-dead'],
      context: nobody,
      effects: ['deleteToken'],
    },
    'an unanswered request keeps the token': {
      when: [withToken('t1'), unanswered],
      state: 'unverified',
      tags: ['signed-in'],
      effects: [],
    },
    'an unanswered request keeps a known profile': {
      when: [...signedIn, withToken('t1'), unanswered],
      state: 'signedIn',
      context: { token: 't1', profile },
    },
    'the next navigation validates again': { when: [...signedIn, withToken('t1')], state: 'verifying' },
    'the next navigation validates again after no response': {
      when: [withToken('t1'), unanswered, withToken('t1')],
      state: 'verifying',
    },
    'the notice of a rejected token disappears with the next navigation': {
      when: [withToken('t1'), dead, withToken(undefined)],
      state: 'visitor',
      tags: [],
    },
    'a new token after a rejected one is validated': {
      when: [withToken('t1'), dead, withToken('t2')],
      state: 'verifying',
      context: { token: 't2' },
    },
    'another token during a request is validated instead': {
      when: [withToken('t1'), withToken('t2'), alive],
      state: 'signedIn',
      context: { token: 't2', profile },
    },
    'a reader whose token is gone is signed out during a request': {
      when: [withToken('t1'), withToken(undefined)],
      state: 'visitor',
      context: nobody,
      effects: [],
    },
    'a reader whose token is gone is signed out without a response': {
      when: [withToken('t1'), unanswered, withToken(undefined)],
      state: 'visitor',
    },
    'a reader whose token is gone is signed out, with or without a profile': {
      when: [...signedIn, withToken(undefined)],
      state: 'visitor',
      context: nobody,
    },
    'a reader may sign out during a request': {
      when: [withToken('t1'), 'session.ended'],
      state: 'visitor',
      context: nobody,
      effects: ['deleteToken'],
    },
    'a reader may sign out without a response': {
      when: [withToken('t1'), unanswered, 'session.ended'],
      state: 'visitor',
      effects: ['deleteToken'],
    },
    'a reader with a profile may sign out': {
      when: [...signedIn, 'session.ended'],
      state: 'visitor',
      context: nobody,
      effects: ['deleteToken'],
    },
  },
});
