import { after, defineProof, done, failed } from '../proof/proof.ts';
import { paintsWithin, standsFor, storyPreviewMachine } from './story-preview.machine.ts';

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
    'it is shown and hidden by turns': ({ from, to, effects }) => {
      const names = effects.map(({ type }) => type).filter((type) => type === 'show' || type === 'hide');
      const was = from.hasTag('shown');
      if (was === to.hasTag('shown')) return names.length === 0;
      return names.length === 1 && names[0] === (was ? 'hide' : 'show');
    },
    'the story is gone to once it is shown, and only then': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'goOn') === (from.matches(painting) && to.matches(going)),
    'a tap is passed on when nothing lies over the page any more': ({ effects }) => {
      const names = effects.map(({ type }) => type);
      return !names.includes('passOn') || names.join() === 'hide,passOn';
    },
    'no tap is kept for another story': ({ to }) => to.hasTag('shown') || to.context.tapped === undefined,
  },
  expectations: {
    'nothing is shown before a story is opened': { when: [], state: 'away', tags: [], effects: [] },
    'a story that is opened is shown at once, and gone to later': {
      when: [opens('1001')],
      state: painting,
      tags: ['shown'],
      effects: [{ type: 'show', params: { id: '1001' } }],
    },
    'it is gone to once it is painted': { when: [opens('1001'), painted], state: going, effects: ['goOn'] },
    'a browser that paints nothing goes there all the same': {
      when: [opens('1001'), failed('afterPaint', 'no frames')],
      state: going,
      effects: ['goOn'],
    },
    'a page out of sight goes there all the same': {
      when: [opens('1001'), after(paintsWithin)],
      state: going,
      effects: ['goOn'],
    },
    'its page takes its place': {
      when: [opens('1001'), painted, 'navigation.ended'],
      state: 'away',
      effects: ['hide'],
    },
    'what was tapped is done on its page, the last alone': {
      when: [opens('1001'), taps(1, 2), painted, taps(20, 24), 'navigation.ended'],
      state: 'away',
      context: { tapped: undefined },
      effects: ['hide', { type: 'passOn', params: { at: { x: 20, y: 24 } } }],
    },
    'a tap leaves it where it is': {
      when: [opens('1001'), taps(1, 2)],
      state: painting,
      context: { tapped: { x: 1, y: 2 } },
      effects: [],
    },
    'a navigation that never ends does not keep it': {
      when: [opens('1001'), painted, taps(1, 2), after(standsFor)],
      state: 'away',
      effects: ['hide'],
    },
    'who goes back before it is painted stays where they are': {
      when: [opens('1001'), 'history.stepped'],
      state: 'away',
      effects: ['hide'],
    },
    'who goes back on the way does not find it': {
      when: [opens('1001'), painted, 'history.stepped'],
      state: 'away',
      effects: ['hide'],
    },
    'who goes elsewhere does not find it': {
      when: [opens('1001'), taps(1, 2), 'other.opened'],
      state: 'away',
      context: { tapped: undefined },
      effects: ['hide'],
    },
    'a page that is put away is left without it': {
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
