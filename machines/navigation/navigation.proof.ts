import { defineProof, done, failed } from '../proof/proof.ts';
import { navigationMachine } from './navigation.machine.ts';

const home = { path: '/new/', search: '?openid=o' };
const story = { path: '/new/general/1001', search: '' };
const shows = (address: typeof home, isSamePage = false) =>
  ({ type: 'page.resolved', address, isSamePage }) as const;
const began = (address: typeof home) => ({ type: 'visit.began', address }) as const;
const painted = done('afterPaint');

const stepsAtHome = [
  { type: 'storeVisitParameters', params: { search: '?openid=o' } },
  { type: 'validateToken', params: { search: '?openid=o' } },
  { type: 'loadAnalytics', params: { path: '/new/' } },
];
const stepsAtStory = [
  { type: 'storeVisitParameters', params: { search: '' } },
  { type: 'validateToken', params: { search: '' } },
  { type: 'countRead', params: { newsId: '1001' } },
  { type: 'loadAnalytics', params: { path: '/new/general/1001' } },
];

export const navigationProof = defineProof({
  name: 'navigation',
  title: '换页之后',
  machine: navigationMachine,
  events: [began(home), began(story), shows(home), shows(story), shows(story, true)],
  actorOutcomes: { afterPaint: { done: [undefined], error: ['no frames'] } },
  isSearchBoundary: ({ context }) => context.waiting.length > 2,
  invariants: {
    'pages wait exactly while one is being painted': ({ to }) =>
      to.matches('painting') === to.context.waiting.length > 0,
    'no page view is lost: all waiting ones are processed at once': ({ from, event, to, effects }) => {
      const marks = effects.filter(({ type }) => type === 'storeVisitParameters').length;
      if (event.type === 'visit.began') return marks === (from.matches('resting') ? 1 : 0);
      return marks === (to.context.waiting.length === 0 ? from.context.waiting.length : 0);
    },
    'a read is counted for stories only': ({ effects }) =>
      effects.every(
        ({ type }, index) => type !== 'countRead' || effects[index - 1]?.type === 'validateToken',
      ),
  },
  expectations: {
    'nothing happens before a page is shown': { when: [], state: 'resting', context: { waiting: [] } },
    'the first page of the visit is processed at once': {
      when: [began(home)],
      state: 'resting',
      effects: stepsAtHome,
      context: { waiting: [] },
    },
    'a story as the first page counts as read': { when: [began(story)], effects: stepsAtStory },
    'any other page is painted first': { when: [shows(story)], state: 'painting', effects: [] },
    'a painted page is processed': {
      when: [shows(story), painted],
      state: 'resting',
      effects: stepsAtStory,
      context: { waiting: [] },
    },
    'a hash change is not a page view': { when: [shows(story, true)], state: 'resting', effects: [] },
    'a page that arrives during a paint is processed in order': {
      when: [shows(home), shows(story), painted],
      state: 'resting',
      effects: [...stepsAtHome, ...stepsAtStory],
    },
    'a hash change during a paint is not a page view': {
      when: [shows(home), shows(story, true), painted],
      effects: stepsAtHome,
    },
    'a paint that cannot be awaited delays nothing': {
      when: [shows(home), failed('afterPaint', 'no frames')],
      state: 'resting',
      effects: stepsAtHome,
    },
  },
});
