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
/** the same address with another head, as once a story is loaded */
const storyLater = { ...story, card: { ...story.card, title: '泰山日出等了三十年' } };
const shows = (page: ShownPage): ShareCardEvent => ({ type: 'page.shown', page });

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', script: '/wx.js' };
const signed = done('sign', signature);
const taken = done('configure');
const card = (page: ShownPage) => ({ type: 'showCard', params: { page } });

const configured = [signed, taken] as const;

/** what the messaging app looks at, which the proof reads from the state that waits for it */
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
    'iOS signs the first address of the visit, other systems the present one': ({ to }) =>
      addressToSign(to.context) === (to.context.system === 'ios' ? first : to.context.page.address),
    'a card is shown when the messaging app takes the page’s word, and it is that page’s own': ({
      to,
      effects,
    }) => effects.every((effect) => to.matches('ready') && sameValue(effect, card(to.context.page))),
    'on iOS nothing is signed again once it was taken': ({ from, to }) =>
      from.context.system !== 'ios' || !from.matches('ready') || to.matches('ready'),
    'elsewhere no card is shown under the signature of another address': ({ from, event, to, effects }) =>
      from.context.system === 'ios' ||
      event.type !== 'page.shown' ||
      effects.length === 0 ||
      from.context.page.address === to.context.page.address,
    'the page that is shown is never forgotten': ({ event, to }) =>
      event.type !== 'page.shown' || sameValue(to.context.page, event.page),
  },
  expectations: {
    'nothing is asked before a page is shown': { start: 'android', when: [], state: 'waiting', effects: [] },
    'the first page is signed for on iOS': { start: 'ios', when: [shows(story)], ...isSigning(story) },
    'the first page is signed for on Android': {
      start: 'android',
      when: [shows(story)],
      ...isSigning(story),
    },
    'the messaging app is told the signature': {
      start: 'android',
      when: [shows(story), signed],
      state: 'configuring',
      context: { signature },
      effects: [],
    },
    'its card is shown once the messaging app takes the page’s word': {
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
    'on Android the next page does': {
      start: 'android',
      when: [shows(story), ...configured, shows(other)],
      ...isSigning(other),
    },
    'and its card is shown under it': {
      start: 'android',
      when: [shows(story), ...configured, shows(other), ...configured],
      state: 'ready',
      effects: [card(other)],
    },
    'on Android another head of the same page needs none': {
      start: 'android',
      when: [shows(story), ...configured, shows(storyLater)],
      state: 'ready',
      effects: [card(storyLater)],
    },
    'on iOS a page that comes meanwhile waits for the signature that is on its way': {
      start: 'ios',
      when: [shows(story), shows(other), ...configured],
      state: 'ready',
      effects: [card(other)],
    },
    'on iOS a page that comes while the messaging app looks waits as well': {
      start: 'ios',
      when: [shows(story), signed, shows(other), taken],
      state: 'ready',
      effects: [card(other)],
    },
    'on Android a page that comes meanwhile is signed for instead': {
      start: 'android',
      when: [shows(story), shows(other)],
      ...isSigning(other),
    },
    'on Android the answer for a page that is gone does not count': {
      start: 'android',
      when: [shows(story), signed, shows(other)],
      ...isSigning(other),
    },
    'on Android another head of the same page does not begin anew': {
      start: 'android',
      when: [shows(story), signed, shows(storyLater)],
      state: 'configuring',
      context: { page: storyLater },
    },
    'on Android another head of the same page waits for its signature': {
      start: 'android',
      when: [shows(story), shows(storyLater), signed],
      state: 'configuring',
      context: { page: storyLater },
    },
    'without a signature the messaging app makes its own card': {
      start: 'android',
      when: [shows(story), failed('sign', 'network')],
      state: 'refused',
      effects: [],
    },
    'a signature that is refused shows nothing': {
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
