import { defineProof, done, failed } from '../proof/proof.ts';
import { sessionMachine, type Profile } from './session.machine.ts';

const profile: Profile = { headImg: '/media/a.webp', userType: 1, userDes: '记者', userName: '王晓岚' };
const withToken = (token: string | undefined) => ({ type: 'navigation.done', token }) as const;
const found = (token: string) => ({ type: 'token.found', token }) as const;
const alive = done('askTokenInfo', { code: 200, profile });
const dead = done('askTokenInfo', { code: 500 });
const unanswered = failed('askTokenInfo', 'network');

const nobody = { token: undefined, profile: undefined };
const signedIn = [withToken('t1'), alive] as const;

export const sessionProof = defineProof({
  name: 'session',
  title: '登录状态',
  machine: sessionMachine,
  events: [withToken('t1'), withToken('t2'), withToken(undefined), found('t1'), found('t2'), 'session.ended'],
  actorOutcomes: {
    askTokenInfo: { done: [{ code: 200, profile }, { code: 500 }], error: ['network'] },
  },
  invariants: {
    'a reader counts as signed in exactly while a token is held': ({ to }) =>
      to.hasTag('signed-in') === (to.context.token !== undefined),
    'the profile of another token is never shown': ({ from, to }) =>
      to.context.token === from.context.token || to.context.profile === undefined,
    'a token is deleted when it is dead or the reader leaves, and never else': ({
      event,
      from,
      to,
      effects,
    }) =>
      effects.some(({ type }) => type === 'deleteToken') ===
      (from.context.token !== undefined &&
        to.context.token === undefined &&
        event.type !== 'navigation.done'),
  },
  expectations: {
    'a visitor without a token asks nothing': {
      when: [withToken(undefined)],
      state: 'visitor',
      context: nobody,
    },
    'a token is asked about, and counts meanwhile': {
      when: [withToken('t1')],
      state: 'verifying',
      tags: ['signed-in'],
      context: { token: 't1' },
    },
    'whoever signed in on the page before counts at once, and is not asked about yet': {
      when: [withToken(undefined), found('t1')],
      state: 'found',
      tags: ['signed-in'],
      context: { token: 't1', profile: undefined },
      effects: [],
    },
    'they are asked about once the page is painted': {
      when: [found('t1'), withToken('t1')],
      state: 'verifying',
      context: { token: 't1' },
    },
    'they may be gone by then': {
      when: [found('t1'), withToken(undefined)],
      state: 'visitor',
      context: nobody,
    },
    'they may leave before': {
      when: [found('t1'), 'session.ended'],
      state: 'visitor',
      context: nobody,
      effects: ['deleteToken'],
    },
    'who signs in as another counts as nobody known': {
      when: [...signedIn, found('t2')],
      state: 'found',
      context: { token: 't2', profile: undefined },
    },
    'a token that is known already changes nothing': {
      when: [...signedIn, found('t1')],
      state: 'signedIn',
      context: { token: 't1', profile },
    },
    'a question that is open stays open for the same token': {
      when: [withToken('t1'), found('t1'), alive],
      state: 'signedIn',
    },
    'who signs in anew after a dead token counts at once': {
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
    'a question without an answer keeps the token': {
      when: [withToken('t1'), unanswered],
      state: 'unverified',
      tags: ['signed-in'],
      effects: [],
    },
    'a question without an answer keeps a known reader': {
      when: [...signedIn, withToken('t1'), unanswered],
      state: 'signedIn',
      context: { token: 't1', profile },
    },
    'the next navigation asks again': { when: [...signedIn, withToken('t1')], state: 'verifying' },
    'the next navigation asks again after no answer': {
      when: [withToken('t1'), unanswered, withToken('t1')],
      state: 'verifying',
    },
    'a dead token’s notice goes with the next navigation': {
      when: [withToken('t1'), dead, withToken(undefined)],
      state: 'visitor',
      tags: [],
    },
    'a new token after a dead one is asked about': {
      when: [withToken('t1'), dead, withToken('t2')],
      state: 'verifying',
      context: { token: 't2' },
    },
    'another token while the answer is open is asked about instead': {
      when: [withToken('t1'), withToken('t2'), alive],
      state: 'signedIn',
      context: { token: 't2', profile },
    },
    'a reader whose token is gone is a visitor, whatever was open': {
      when: [withToken('t1'), withToken(undefined)],
      state: 'visitor',
      context: nobody,
      effects: [],
    },
    'a reader whose token is gone is a visitor, without an answer': {
      when: [withToken('t1'), unanswered, withToken(undefined)],
      state: 'visitor',
    },
    'a reader whose token is gone is a visitor, known or not': {
      when: [...signedIn, withToken(undefined)],
      state: 'visitor',
      context: nobody,
    },
    'a reader may leave while the answer is open': {
      when: [withToken('t1'), 'session.ended'],
      state: 'visitor',
      context: nobody,
      effects: ['deleteToken'],
    },
    'a reader may leave without an answer': {
      when: [withToken('t1'), unanswered, 'session.ended'],
      state: 'visitor',
      effects: ['deleteToken'],
    },
    'a known reader may leave': {
      when: [...signedIn, 'session.ended'],
      state: 'visitor',
      context: nobody,
      effects: ['deleteToken'],
    },
  },
});
