import { after, defineProof, done, failed } from '../proof/proof.ts';
import { storyPreviewMachine } from './story-preview.machine.ts';

const paintTimeoutMs = 200;
const maxVisibleMs = 1000;

const opens = (id: string) => ({ type: 'story.opened', id }) as const;
const taps = (x: number, y: number) => ({ type: 'preview.tapped', at: { x, y } }) as const;
const painted = done('afterPaint');
const painting = { shown: 'painting' } as const;
const going = { shown: 'going' } as const;

export const storyPreviewProof = defineProof({
  name: 'story-preview',
  title: '文章先显示，再换页',
  machine: storyPreviewMachine,
  events: [opens('1001'), taps(20, 24), 'navigation.ended', 'history.stepped', 'other.opened', 'page.left'],
  actorOutcomes: { afterPaint: { done: [undefined], error: ['no frames'] } },
  invariants: {
    'it is shown and hidden alternately': ({ from, to, effects }) => {
      const names = effects.map(({ type }) => type).filter((type) => type === 'show' || type === 'hide');
      const was = from.hasTag('shown');
      if (was === to.hasTag('shown')) return names.length === 0;
      return names.length === 1 && names[0] === (was ? 'hide' : 'show');
    },
    'the navigation starts only once the preview is shown': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'navigate') === (from.matches(painting) && to.matches(going)),
    'a tap is forwarded only after the preview is removed': ({ effects }) => {
      const names = effects.map(({ type }) => type);
      return !names.includes('forwardTap') || names.join() === 'hide,forwardTap';
    },
    'a tap does not carry over to another story': ({ to }) =>
      to.hasTag('shown') || to.context.tapped === undefined,
  },
  expectations: {
    'a page that is painted late is waited for': {
      when: [opens('1001'), after(199)],
      effects: [],
    },
    'a navigation has a second': {
      when: [opens('1001'), painted, taps(1, 2), after(999)],
      state: going,
      effects: [],
    },
    'nothing is shown before a story is opened': { when: [], state: 'away', tags: [], effects: [] },
    'an opened story is shown at once and navigates later': {
      when: [opens('1001')],
      state: painting,
      tags: ['shown'],
      effects: [{ type: 'show', params: { id: '1001' } }],
    },
    'the navigation starts once it is painted': {
      when: [opens('1001'), painted],
      state: going,
      effects: ['navigate'],
    },
    'the navigation starts in a browser that reports no paint': {
      when: [opens('1001'), failed('afterPaint', 'no frames')],
      state: going,
      effects: ['navigate'],
    },
    'the navigation starts in a hidden page': {
      when: [opens('1001'), after(paintTimeoutMs)],
      state: going,
      effects: ['navigate'],
    },
    'the story’s page replaces it': {
      when: [opens('1001'), painted, 'navigation.ended'],
      state: 'away',
      effects: ['hide'],
    },
    'the last tap on it is forwarded to the page': {
      when: [opens('1001'), taps(1, 2), painted, taps(20, 24), 'navigation.ended'],
      state: 'away',
      context: { tapped: undefined },
      effects: ['hide', { type: 'forwardTap', params: { at: { x: 20, y: 24 } } }],
    },
    'a tap does not remove it': {
      when: [opens('1001'), taps(1, 2)],
      state: painting,
      context: { tapped: { x: 1, y: 2 } },
      effects: [],
    },
    'a navigation that never ends does not keep it': {
      when: [opens('1001'), painted, taps(1, 2), after(maxVisibleMs)],
      state: 'away',
      effects: ['hide'],
    },
    'going back before the paint cancels the navigation': {
      when: [opens('1001'), 'history.stepped'],
      state: 'away',
      effects: ['hide'],
    },
    'going back during the navigation removes it': {
      when: [opens('1001'), painted, 'history.stepped'],
      state: 'away',
      effects: ['hide'],
    },
    'navigating elsewhere removes it': {
      when: [opens('1001'), taps(1, 2), 'other.opened'],
      state: 'away',
      context: { tapped: undefined },
      effects: ['hide'],
    },
    'hiding the page removes it': {
      when: [opens('1001'), painted, 'page.left'],
      state: 'away',
      effects: ['hide'],
    },
    'a second story is shown like the first': {
      when: [opens('1001'), painted, 'navigation.ended', opens('1002')],
      state: painting,
      effects: [{ type: 'show', params: { id: '1002' } }],
    },
  },
});
