import { sameValue } from '../proof/same-value.ts';
import { defineProof, done, failed } from '../proof/proof.ts';
import {
  addressToSign,
  shareCardMachine,
  type ShareCardEvent,
  type ShownPage,
} from './share-card.machine.ts';

const first = 'https://news.example/new/?token=t';
const pageAt = (path: string, title: string): ShownPage => ({
  address: `https://news.example/new${path}`,
  card: {
    title,
    description: '摘要',
    image: 'https://news.example/a.jpg',
    link: `https://news.example/new${path}`,
  },
  hiddenMenus: [],
});
const story = pageAt('/general/1001', '泰山日出');
const other = pageAt('/general/1002', '趵突泉');
/** the same URL with another head, as after a story has loaded */
const storyLater = { ...story, card: { ...story.card, title: '泰山日出等了三十年' } };
const shows = (page: ShownPage): ShareCardEvent => ({ type: 'page.shown', page });

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', script: '/wx.js' };
const signed = done('sign', signature);
const taken = done('configure');
const card = (page: ShownPage) => ({ type: 'showCard', params: { page } });

const configured = [signed, taken] as const;

/** the signed URL; the proof reads it from the waiting state */
const isSigning = (page: ShownPage) => ({ state: 'signing', context: { page }, effects: [] }) as const;

export const shareCardProof = defineProof({
  name: 'share-card',
  title: '分享卡片',
  machine: shareCardMachine,
  starts: {
    ios: { system: 'ios', firstAddress: first },
    android: { system: 'other', firstAddress: first },
  },
  events: [shows(story), shows(storyLater), shows(other)],
  actorOutcomes: {
    sign: { done: [signature], error: ['network'] },
    configure: { done: [undefined], error: ['config:invalid signature'] },
  },
  invariants: {
    'iOS signs the first URL of the visit, other systems the current one': ({ to }) =>
      addressToSign(to.context) === (to.context.system === 'ios' ? first : to.context.page.address),
    'a card is set only once the SDK is configured, and it is that of the current page': ({ to, effects }) =>
      effects.every((effect) => to.matches('ready') && sameValue(effect, card(to.context.page))),
    'on iOS nothing is signed again after success': ({ from, to }) =>
      from.context.system !== 'ios' || !from.matches('ready') || to.matches('ready'),
    'elsewhere no card is set with the signature of another URL': ({ from, event, to, effects }) =>
      from.context.system === 'ios' ||
      event.type !== 'page.shown' ||
      effects.length === 0 ||
      from.context.page.address === to.context.page.address,
    'the current page is never forgotten': ({ event, to }) =>
      event.type !== 'page.shown' || sameValue(to.context.page, event.page),
  },
  expectations: {
    'another page during a request is signed instead': {
      start: 'android',
      when: [shows(story), shows(other)],
      state: 'signing',
      inputs: { sign: { address: 'https://news.example/new/general/1002' } },
    },
    'iOS signs the first address of the visit': {
      start: 'ios',
      when: [shows(story)],
      state: 'signing',
      inputs: { sign: { address: 'https://news.example/new/?token=t' } },
    },
    'the SDK is configured with the signature': {
      start: 'android',
      when: [shows(story), signed],
      state: 'configuring',
      inputs: { configure: { signature } },
    },
    'nothing is requested before a page is shown': {
      start: 'android',
      when: [],
      state: 'waiting',
      effects: [],
    },
    'the first page requests a signature on iOS': { start: 'ios', when: [shows(story)], ...isSigning(story) },
    'the first page requests a signature on Android': {
      start: 'android',
      when: [shows(story)],
      ...isSigning(story),
    },
    'the signature configures the SDK': {
      start: 'android',
      when: [shows(story), signed],
      state: 'configuring',
      context: { signature },
      effects: [],
    },
    'the card is set once the SDK is configured': {
      start: 'ios',
      when: [shows(story), ...configured],
      state: 'ready',
      effects: [card(story)],
    },
    'on iOS the next page needs no other signature': {
      start: 'ios',
      when: [shows(story), ...configured, shows(other)],
      state: 'ready',
      context: { page: other },
      effects: [card(other)],
    },
    'on Android the next page needs another signature': {
      start: 'android',
      when: [shows(story), ...configured, shows(other)],
      ...isSigning(other),
    },
    'on Android the next page’s card is set with it': {
      start: 'android',
      when: [shows(story), ...configured, shows(other), ...configured],
      state: 'ready',
      effects: [card(other)],
    },
    'on Android another head of the same page needs no other signature': {
      start: 'android',
      when: [shows(story), ...configured, shows(storyLater)],
      state: 'ready',
      effects: [card(storyLater)],
    },
    'on iOS a page that arrives during signing waits for the signature': {
      start: 'ios',
      when: [shows(story), shows(other), ...configured],
      state: 'ready',
      effects: [card(other)],
    },
    'on iOS a page that arrives during configuration waits as well': {
      start: 'ios',
      when: [shows(story), signed, shows(other), taken],
      state: 'ready',
      effects: [card(other)],
    },
    'on Android a page that arrives during signing is signed instead': {
      start: 'android',
      when: [shows(story), shows(other)],
      ...isSigning(other),
    },
    'on Android a signature for a page that is gone is ignored': {
      start: 'android',
      when: [shows(story), signed, shows(other)],
      ...isSigning(other),
    },
    'on Android another head of the same page does not restart signing': {
      start: 'android',
      when: [shows(story), signed, shows(storyLater)],
      state: 'configuring',
      context: { page: storyLater },
    },
    'on Android another head of the same page waits for the signature': {
      start: 'android',
      when: [shows(story), shows(storyLater), signed],
      state: 'configuring',
      context: { page: storyLater },
    },
    'without a signature the messaging app shows its default card': {
      start: 'android',
      when: [shows(story), failed('sign', 'network')],
      state: 'refused',
      effects: [],
    },
    'a rejected signature sets no card': {
      start: 'ios',
      when: [shows(story), signed, failed('configure', 'config:invalid signature')],
      state: 'refused',
      effects: [],
    },
    'the next page tries again, on iOS too': {
      start: 'ios',
      when: [shows(story), failed('sign', 'network'), shows(other)],
      ...isSigning(other),
    },
  },
});
