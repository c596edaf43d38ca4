import { after, defineProof, done, failed } from '../proof/proof.ts';
import { galleryMachine, popLimit, slowAfter } from './gallery.machine.ts';
import { emptyListMessage } from './picture-list.ts';

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
    'a gallery in sight shows a picture of its list': ({ to }) =>
      !to.hasTag('visible') || to.context.urls[to.context.index] !== undefined,
    'a swipe goes one picture on or back, and past no end': ({ from, event, to }) => {
      if (event.type !== 'slide.next' && event.type !== 'slide.previous') return true;
      const way = event.type === 'slide.next' ? 1 : -1;
      const isThere = from.context.urls[from.context.index + way] !== undefined;
      return to.context.index - from.context.index === (from.hasTag('open') && isThere ? way : 0);
    },
    'a picture is zoomed only while it is the current one': ({ from, to }) =>
      !to.hasTag('zoomed') || (to.hasTag('open') && to.context.index === from.context.index),
    'what is told of the current picture is true of that very one': ({ to }) => {
      const load = to.context.loads[to.context.index]?.state;
      return !to.hasTag('open') || to.hasTag('failed') === (load === 'failed');
    },
    'a picture counts as slow only while it is coming': ({ to }) =>
      !to.hasTag('slow') || to.context.loads[to.context.index]?.state === 'coming',
    'an open gallery has its entry in the history, a closed one has none': ({ to }) => {
      if (to.hasTag('open') || to.matches('opening') || to.matches('popping')) return to.context.hasEntry;
      return !to.matches('closed') || !to.context.hasEntry;
    },
    'an entry is made once, by the opening': ({ from, to, effects }) =>
      effects.every(({ type }) => type !== 'pushEntry') || (from.matches('closed') && to.matches('opening')),
    'the gallery goes back only over an entry of its own': ({ from, effects }) =>
      effects.every(({ type }) => type !== 'popEntry') || (from.context.hasEntry && from.hasTag('visible')),
    'the entry is rewritten exactly when a swipe or a key shows another picture': ({
      from,
      event,
      to,
      effects,
    }) =>
      effects.some(({ type }) => type === 'rewriteEntry') ===
      (event.type.startsWith('slide.') && from.context.index !== to.context.index),
  },
  expectations: {
    'it is closed at first, without an entry': {
      when: [],
      state: 'closed',
      tags: [],
      context: { urls: [], index: 0, loads: [], hasEntry: false },
    },
    'a tap opens it at its picture, with an entry of its own': {
      when: [second],
      state: 'opening',
      tags: ['visible'],
      context: { urls, index: 1, loads: [coming, coming, coming], hasEntry: true },
      effects: [{ type: 'pushEntry', params: { index: 1 } }],
    },
    'an address that names a picture opens it in the entry that is there': {
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
    'an empty list is refused in the specification’s words': {
      when: [nothing],
      state: 'closed',
      context: { urls: [], hasEntry: false },
      effects: [{ type: 'refuse', params: { message: emptyListMessage } }],
    },
    'it is open once it has come into sight': { when: opened, state: still, tags: ['visible', 'open'] },
    'it is open though it could not move': { when: [second, failed('slideIn', 'no motion')], state: still },
    'it may be closed before it is open': {
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
    'a swipe shows the picture before, and the entry names it': {
      when: [...opened, 'slide.previous'],
      state: still,
      context: { index: 0 },
      effects: [{ type: 'rewriteEntry', params: { index: 0 } }],
    },
    'it does not go on from the last to the first': {
      when: [...opened, 'slide.next', 'slide.next'],
      state: still,
      context: { index: 2 },
      effects: [],
    },
    'it does not go back from the first to the last': {
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
    'it jumps nowhere else': { when: [...opened, slideTo(9)], context: { index: 1 }, effects: [] },
    'a picture may be zoomed': {
      when: zoomed,
      state: { open: { zoom: 'zoomed', picture: { coming: 'soon' } } },
      tags: ['visible', 'open', 'zoomed'],
    },
    'and fits again': { when: [...zoomed, 'zoom.left'], state: still },
    'the next picture fits, though the one before was zoomed': {
      when: [...zoomed, 'slide.next'],
      state: still,
    },
    'the picture before fits, though this one was zoomed': {
      when: [...zoomed, 'slide.previous'],
      state: still,
    },
    'a picture that is jumped to fits': { when: [...zoomed, slideTo(2)], state: still },
    'a picture that is still coming after 0.8 seconds is slow': {
      when: [...opened, after(slowAfter)],
      state: { open: { zoom: 'fitted', picture: { coming: 'slow' } } },
      tags: ['visible', 'open', 'slow'],
    },
    'it is not slow before': { when: [...opened, after(slowAfter - 1)], state: still },
    'a picture that has come is shown': {
      when: [...opened, loaded(1)],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
      context: { loads: [coming, shown, coming] },
    },
    'a slow picture that has come is shown': {
      when: [...opened, after(slowAfter), loaded(1)],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
      tags: ['visible', 'open'],
    },
    'a picture that came before it was current is shown at once': {
      when: [...opened, loaded(2), 'slide.next'],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
    },
    'a neighbour that comes says nothing of the current picture': {
      when: [...opened, loaded(2)],
      state: still,
    },
    'a picture that cannot be had says so': {
      when: [...opened, broken(1)],
      state: { open: { zoom: 'fitted', picture: 'failed' } },
      tags: ['visible', 'open', 'failed'],
      context: { loads: [coming, failedOnce, coming] },
    },
    'a picture that is shown stays so, though a larger copy of it fails': {
      when: [...opened, loaded(1), broken(1)],
      state: { open: { zoom: 'fitted', picture: 'shown' } },
    },
    'asking again loads the picture again': {
      when: [...opened, broken(1), 'retry.requested'],
      state: still,
      context: { loads: [coming, { state: 'coming', retries: 1 }, coming] },
    },
    'a failed picture stays so until it is asked for again': {
      when: [...opened, broken(1), loaded(1)],
      state: { open: { zoom: 'fitted', picture: 'failed' } },
    },
    'closing takes it out of sight and goes back over its entry': {
      when: closing,
      state: 'closing',
      tags: ['visible'],
      context: { hasEntry: true },
      effects: ['popEntry'],
    },
    'going back closes it, and nothing more is gone back over': {
      when: goneBack,
      state: 'closing',
      context: { hasEntry: false },
      effects: [],
    },
    'a step through the history to another picture shows that one': {
      when: [...zoomed, popped(0)],
      state: still,
      context: { index: 0, hasEntry: true },
      effects: [],
    },
    'a step to the same picture changes nothing': {
      when: [...zoomed, popped(1)],
      state: { open: { zoom: 'zoomed', picture: { coming: 'soon' } } },
      context: { index: 1 },
      effects: [],
    },
    'what the browser goes back over meanwhile is noted': {
      when: [...closing, popped()],
      state: 'closing',
      context: { hasEntry: false },
    },
    'it is closed once it is out of sight and its entry is gone': {
      when: [...closing, popped(), done('slideOut')],
      state: 'closed',
      tags: [],
    },
    'it is closed though it could not move': {
      when: [...closing, popped(), failed('slideOut', 'no motion')],
      state: 'closed',
    },
    'out of sight it waits for its entry to go': {
      when: [...closing, done('slideOut')],
      state: 'popping',
      tags: [],
    },
    'it waits for its entry though it could not move': {
      when: [...closing, failed('slideOut', 'no motion')],
      state: 'popping',
    },
    'it is closed when the entry has gone': {
      when: [...closing, done('slideOut'), popped()],
      state: 'closed',
      context: { hasEntry: false },
    },
    'a browser that does not go back keeps it from nothing': {
      when: [...closing, done('slideOut'), after(popLimit)],
      state: 'closed',
      context: { hasEntry: false },
    },
    'it waits for the whole second': {
      when: [...closing, done('slideOut'), after(popLimit - 1)],
      state: 'popping',
    },
    'it opens again after that': { when: [...goneBack, done('slideOut'), second], state: 'opening' },
    'a page that goes takes it along, without a step through the history': {
      when: [...zoomed, 'page.left'],
      state: 'closed',
      tags: [],
      context: { hasEntry: false },
      effects: [],
    },
  },
});
