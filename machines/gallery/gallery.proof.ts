import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { galleryMachine } from './gallery.machine.ts';

/** spec section 5 */
const emptyListMessage = 'urls must be a Array and the minimum length more than zero';
const slowAfterMs = 800;
const popTimeoutMs = 1000;

const urls = ['/media/泉.jpg', '/media/湖.jpg', '/media/山.jpg'];
const asked = (current: string, from: 'tap' | 'address' = 'tap') =>
  ({ type: 'gallery.requested', urls, current, from }) as const;
const second = asked('/media/湖.jpg');
const linked = asked('/media/山.jpg', 'address');
const nothing = { type: 'gallery.requested', urls: [], from: 'tap' } as const;
const slideTo = (index: number) => ({ type: 'slide.to', index }) as const;
const loaded = (index: number) => ({ type: 'image.loaded', index }) as const;
const broken = (index: number) => ({ type: 'image.failed', index }) as const;
const popped = (picture?: number) => ({ type: 'history.popped', picture }) as const;

const opened = [second, done('slideIn')] as const;
const zoomed = [...opened, 'zoom.entered'] as const;
const closing = [...opened, 'close.requested'] as const;
const goneBack = [...opened, popped()] as const;

const still = { open: { zoom: 'fitted', picture: { coming: 'soon' } } } as const;
const coming = { state: 'coming', retries: 0 } as const;
const shown = { state: 'shown', retries: 0 } as const;
const failedOnce = { state: 'failed', retries: 0 } as const;

export const galleryProof = defineProof({
  name: 'gallery',
  title: '全屏看图',
  machine: galleryMachine,
  events: [
    second,
    linked,
    nothing,
    'close.requested',
    'slide.next',
    'slide.previous',
    slideTo(0),
    slideTo(9),
    'zoom.entered',
    'zoom.left',
    loaded(1),
    broken(1),
    'retry.requested',
    popped(),
    popped(0),
    popped(1),
    'page.left',
  ],
  actorOutcomes: {
    slideIn: { done: [undefined], error: ['no motion'] },
    slideOut: { done: [undefined], error: ['no motion'] },
  },
  isSearchBoundary: ({ context }) => context.loads.some(({ retries }) => retries > 1),
  invariants: {
    'a visible gallery shows a picture of its list': ({ to }) =>
      !to.hasTag('visible') || to.context.urls[to.context.index] !== undefined,
    'a swipe moves by one picture and never past an end': ({ from, event, to }) => {
      if (event.type !== 'slide.next' && event.type !== 'slide.previous') return true;
      const way = event.type === 'slide.next' ? 1 : -1;
      const isThere = from.context.urls[from.context.index + way] !== undefined;
      return to.context.index - from.context.index === (from.hasTag('open') && isThere ? way : 0);
    },
    'only the current picture can be zoomed': ({ from, to }) =>
      !to.hasTag('zoomed') || (to.hasTag('open') && to.context.index === from.context.index),
    'the loading state is that of the current picture': ({ to }) => {
      const load = to.context.loads[to.context.index]?.state;
      return !to.hasTag('open') || to.hasTag('failed') === (load === 'failed');
    },
    'a picture counts as slow only while it loads': ({ to }) =>
      !to.hasTag('slow') || to.context.loads[to.context.index]?.state === 'coming',
    'an open gallery has a history entry, a closed one has none': ({ to }) => {
      if (to.hasTag('open') || to.matches('opening') || to.matches('popping')) return to.context.hasEntry;
      return !to.matches('closed') || !to.context.hasEntry;
    },
    'an entry is pushed once, on opening': ({ from, to, effects }) =>
      effects.every(({ type }) => type !== 'pushEntry') || (from.matches('closed') && to.matches('opening')),
    'the gallery goes back only over its own entry': ({ from, effects }) =>
      effects.every(({ type }) => type !== 'popEntry') || (from.context.hasEntry && from.hasTag('visible')),
    'the entry is replaced exactly when a swipe or a key shows another picture': ({
      from,
      event,
      to,
      effects,
    }) =>
      effects.some(({ type }) => type === 'rewriteEntry') ===
      (event.type.startsWith('slide.') && from.context.index !== to.context.index),
  },
  equivalentMutants: {
    'gallery on page.left with reenter': equivalence.reenter,
    'gallery.open on * with reenter': equivalence.reenter,
    '* with rewriteEntry before goTo': equivalence.order,
  },
  expectations: {
    'the chosen picture slides in': { when: [second], state: 'opening', inputs: { slideIn: { index: 1 } } },
    'the current picture slides out': {
      when: [...opened, 'slide.next', 'close.requested'],
      state: 'closing',
      inputs: { slideOut: { index: 2 } },
    },
    'initially it is closed, without an entry': {
      when: [],
      state: 'closed',
      tags: [],
      context: { urls: [], index: 0, loads: [], hasEntry: false },
    },
    'a tap opens it at its picture, with its own entry': {
      when: [second],
      state: 'opening',
      tags: ['visible'],
      context: { urls, index: 1, loads: [coming, coming, coming], hasEntry: true },
      effects: [{ type: 'pushEntry', params: { index: 1 } }],
    },
    'a URL that names a picture opens it in the existing entry': {
      when: [linked],
      state: 'opening',
      context: { index: 2, hasEntry: true },
      effects: [],
    },
    'a picture that is missing from the list opens the first': {
      when: [asked('/media/none.jpg')],
      context: { index: 0 },
      effects: [{ type: 'pushEntry', params: { index: 0 } }],
    },
    'an empty list is rejected with the specification’s message': {
      when: [nothing],
      state: 'closed',
      context: { urls: [], hasEntry: false },
      effects: [{ type: 'refuse', params: { message: emptyListMessage } }],
    },
    'it is open after its animation': { when: opened, state: still, tags: ['visible', 'open'] },
    'it is open even if the animation failed': {
      when: [second, failed('slideIn', 'no motion')],
      state: still,
    },
    'it can be closed before it is open': {
      when: [second, 'close.requested'],
      state: 'closing',
      tags: ['visible'],
      effects: ['popEntry'],
    },
    'going back closes it before it is open': {
      when: [second, popped()],
      state: 'closing',
      context: { hasEntry: false },
      effects: [],
    },
    'a swipe shows the next picture, and the entry names it': {
      when: [...opened, 'slide.next'],
      state: still,
      context: { index: 2 },
      effects: [{ type: 'rewriteEntry', params: { index: 2 } }],
    },
    'a swipe shows the previous picture, and the entry names it': {
      when: [...opened, 'slide.previous'],
      state: still,
      context: { index: 0 },
      effects: [{ type: 'rewriteEntry', params: { index: 0 } }],
    },
    'it does not wrap from the last to the first': {
      when: [...opened, 'slide.next', 'slide.next'],
      state: still,
      context: { index: 2 },
      effects: [],
    },
    'it does not wrap from the first to the last': {
      when: [...opened, 'slide.previous', 'slide.previous'],
      state: still,
      context: { index: 0 },
      effects: [],
    },
    'it jumps to a picture of the list': {
      when: [...opened, slideTo(0)],
      state: still,
      context: { index: 0 },
      effects: [{ type: 'rewriteEntry', params: { index: 0 } }],
    },
    'it does not jump outside the list': {
      when: [...opened, slideTo(9)],
      context: { index: 1 },
      effects: [],
    },
    'a picture can be zoomed': {
      when: zoomed,
      state: { open: { zoom: 'zoomed', picture: { coming: 'soon' } } },
      tags: ['visible', 'open', 'zoomed'],
    },
    'a zoomed picture can be reset': { when: [...zoomed, 'zoom.left'], state: still },
    'the next picture is unzoomed, even after a zoomed one': {
      when: [...zoomed, 'slide.next'],
      state: still,
    },
    'the previous picture is unzoomed, even after a zoomed one': {
      when: [...zoomed, 'slide.previous'],
      state: still,
    },
    'a picture that is jumped to is unzoomed': { when: [...zoomed, slideTo(2)], state: still },
    'a picture still loading after 0.8 seconds is slow': {
      when: [...opened, after(slowAfterMs)],
      state: { open: { zoom: 'fitted', picture: { coming: 'slow' } } },
      tags: ['visible', 'open', 'slow'],
    },
    'it is not slow before': { when: [...opened, after(slowAfterMs - 1)], state: still },
    'a loaded picture is shown': {
      when: [...opened, loaded(1)],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
      context: { loads: [coming, shown, coming] },
    },
    'a slow picture that loads is shown': {
      when: [...opened, after(slowAfterMs), loaded(1)],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
      tags: ['visible', 'open'],
    },
    'a picture that loaded before it was current is shown at once': {
      when: [...opened, loaded(2), 'slide.next'],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
    },
    'a neighbour that loads does not change the current picture': {
      when: [...opened, loaded(2)],
      state: still,
    },
    'a picture that fails to load is shown as failed': {
      when: [...opened, broken(1)],
      state: { open: { zoom: 'fitted', picture: 'failed' } },
      tags: ['visible', 'open', 'failed'],
      context: { loads: [coming, failedOnce, coming] },
    },
    'a loaded picture stays shown even if a larger copy fails': {
      when: [...opened, loaded(1), broken(1)],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
    },
    'a reload loads the picture again': {
      when: [...opened, broken(1), 'retry.requested'],
      state: still,
      context: { loads: [coming, { state: 'coming', retries: 1 }, coming] },
    },
    'a failed picture stays failed until it is reloaded': {
      when: [...opened, broken(1), loaded(1)],
      state: { open: { zoom: 'fitted', picture: 'failed' } },
    },
    'closing hides it and goes back over its entry': {
      when: closing,
      state: 'closing',
      tags: ['visible'],
      context: { hasEntry: true },
      effects: ['popEntry'],
    },
    'going back closes it, without another step back': {
      when: goneBack,
      state: 'closing',
      context: { hasEntry: false },
      effects: [],
    },
    'a history step to another picture shows that one': {
      when: [...zoomed, popped(0)],
      state: still,
      context: { index: 0, hasEntry: true },
      effects: [],
    },
    'a history step to the same picture changes nothing': {
      when: [...zoomed, popped(1)],
      state: { open: { zoom: 'zoomed', picture: { coming: 'soon' } } },
      context: { index: 1 },
      effects: [],
    },
    'a history step while it closes is recorded': {
      when: [...closing, popped()],
      state: 'closing',
      context: { hasEntry: false },
    },
    'it is closed once it is hidden and its entry is gone': {
      when: [...closing, popped(), done('slideOut')],
      state: 'closed',
      tags: [],
    },
    'it is closed even if the animation failed': {
      when: [...closing, popped(), failed('slideOut', 'no motion')],
      state: 'closed',
    },
    'when hidden it waits for its entry to go': {
      when: [...closing, done('slideOut')],
      state: 'popping',
      tags: [],
    },
    'it waits for its entry even if the animation failed': {
      when: [...closing, failed('slideOut', 'no motion')],
      state: 'popping',
    },
    'it is closed when the entry is gone': {
      when: [...closing, done('slideOut'), popped()],
      state: 'closed',
      context: { hasEntry: false },
    },
    'a browser that does not go back does not block it': {
      when: [...closing, done('slideOut'), after(popTimeoutMs)],
      state: 'closed',
      context: { hasEntry: false },
    },
    'it waits for the whole second': {
      when: [...closing, done('slideOut'), after(popTimeoutMs - 1)],
      state: 'popping',
    },
    'it can be opened again after that': { when: [...goneBack, done('slideOut'), second], state: 'opening' },
    'leaving the page closes it, without a history step': {
      when: [...zoomed, 'page.left'],
      state: 'closed',
      tags: [],
      context: { hasEntry: false },
      effects: [],
    },
  },
});
