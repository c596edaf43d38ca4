import type { StateValue } from 'xstate';
import { after, defineProof, done, failed } from '../proof/proof.ts';
import { galleryMachine } from './gallery.machine.ts';
import { emptyListMessage } from './picture-list.ts';

const urls = ['/a.jpg', '/b.jpg', '/c.jpg'];
const tapped = { type: 'gallery.asked', urls, current: '/b.jpg', from: 'tap' } as const;
const addressed = { type: 'gallery.asked', urls, current: 2, from: 'address' } as const;
const nothing = { type: 'gallery.asked', urls: [], from: 'tap' } as const;
const to = (index: number) => ({ type: 'slide.to', index }) as const;
const loaded = (index: number) => ({ type: 'image.loaded', index }) as const;
const broken = (index: number) => ({ type: 'image.failed', index }) as const;
const popped = (picture: number | undefined) => ({ type: 'history.popped', picture }) as const;

const open = [tapped, done('slideIn')] as const;
const goes = (index: number) => [{ type: 'rewriteEntry', params: { index } }];
const picture = (state: StateValue) => ({ open: { picture: state } });

export const galleryProof = defineProof({
  name: 'gallery',
  title: '图片浏览',
  machine: galleryMachine,
  events: [
    tapped,
    addressed,
    nothing,
    'close.asked',
    'slide.next',
    'slide.previous',
    to(0),
    to(9),
    'zoom.entered',
    'zoom.left',
    loaded(1),
    broken(1),
    broken(2),
    'retry.asked',
    popped(0),
    popped(undefined),
    'page.left',
  ],
  endings: {
    slideIn: { done: [undefined], error: ['no motion'] },
    slideOut: { done: [undefined], error: ['no motion'] },
  },
  isBeyond: ({ context }) => context.loads.some(({ retries }) => retries > 1),
  invariants: {
    'a picture of the list is in sight whenever the gallery is': ({ to: now }) =>
      !now.hasTag('visible') || now.context.urls[now.context.index] !== undefined,
    'a swipe goes one picture on or back, past no end, and only while open': ({ from, event, to: now }) => {
      const way = now.context.index - from.context.index;
      const { index, urls: list } = from.context;
      if (event.type === 'slide.next')
        return way === (from.hasTag('open') && index < list.length - 1 ? 1 : 0);
      if (event.type === 'slide.previous') return way === (from.hasTag('open') && index > 0 ? -1 : 0);
      return true;
    },
    'only an open gallery is zoomed, and not when another picture comes': ({ from, to: now }) =>
      !now.hasTag('zoomed') || (now.hasTag('open') && now.context.index === from.context.index),
    'an open gallery tells of the current picture what has become of that very one': ({ to: now }) => {
      const state = now.context.loads[now.context.index]?.state;
      return (
        !now.hasTag('open') ||
        (now.hasTag('failed') === (state === 'failed') && (!now.hasTag('slow') || state === 'coming'))
      );
    },
    'an open gallery has its entry in the history, a closed one none': ({ to: now }) =>
      now.hasTag('open') || now.matches('opening')
        ? now.context.hasEntry
        : !now.matches('closed') || !now.context.hasEntry,
    'an entry is pushed once, when a tap opens the gallery': ({ from, event, effects }) =>
      effects.some(({ type }) => type === 'pushEntry') === (from.matches('closed') && event === tapped),
    'the browser goes back only over an entry that is there': ({ from, effects }) =>
      !effects.some(({ type }) => type === 'popEntry') || from.context.hasEntry,
  },
  expectations: {
    'a tap opens the picture it names, with an entry in the history': {
      when: [tapped],
      state: 'opening',
      tags: ['visible'],
      context: { urls, index: 1, hasEntry: true },
      effects: [{ type: 'pushEntry', params: { index: 1 } }],
    },
    'an address opens the picture it names, whose entry is there already': {
      when: [addressed],
      state: 'opening',
      context: { index: 2, hasEntry: true },
      effects: [],
    },
    'an empty list is refused in the words of the specification': {
      when: [nothing],
      state: 'closed',
      tags: [],
      effects: [{ type: 'refuse', params: { message: emptyListMessage } }],
    },
    'the picture is open once it has slid in': {
      when: open,
      state: { open: { zoom: 'fitted', picture: { coming: 'soon' } } },
      tags: ['open', 'visible'],
    },
    'what fails to move does not keep the reader from the picture': {
      when: [tapped, failed('slideIn')],
      state: 'open',
    },
    'a gallery that is coming is closed': {
      when: [tapped, 'close.asked'],
      state: 'closing',
      effects: ['popEntry'],
    },
    'Back closes a gallery that is coming': {
      when: [tapped, popped(undefined)],
      state: 'closing',
      context: { hasEntry: false },
      effects: [],
    },
    'the next picture comes, and the entry names it': {
      when: [...open, 'slide.next'],
      state: 'open',
      context: { index: 2 },
      effects: goes(2),
    },
    'after the last picture there is none': {
      when: [...open, 'slide.next', 'slide.next'],
      context: { index: 2 },
      effects: [],
    },
    'the picture before comes, and the entry names it': {
      when: [...open, 'slide.previous'],
      state: 'open',
      context: { index: 0 },
      effects: goes(0),
    },
    'a picture is gone to by its number': {
      when: [...open, to(2)],
      state: 'open',
      context: { index: 2 },
      effects: goes(2),
    },
    'a picture that does not exist is not gone to': {
      when: [...open, to(9)],
      context: { index: 1 },
      effects: [],
    },
    'another picture fits its frame': {
      when: [...open, loaded(1), 'zoom.entered', 'slide.next'],
      state: { open: { zoom: 'fitted', picture: { coming: 'soon' } } },
    },
    'the picture before fits its frame': {
      when: [...open, loaded(1), 'zoom.entered', 'slide.previous'],
      state: { open: { zoom: 'fitted', picture: { coming: 'soon' } } },
    },
    'a picture gone to fits its frame': {
      when: [...open, loaded(1), 'zoom.entered', to(0)],
      state: { open: { zoom: 'fitted', picture: { coming: 'soon' } } },
    },
    'a picture that the history names fits its frame': {
      when: [...open, loaded(1), 'zoom.entered', popped(0)],
      state: { open: { zoom: 'fitted', picture: { coming: 'soon' } } },
      context: { index: 0 },
      effects: [],
    },
    'the history naming the same picture changes nothing': {
      when: [...open, 'zoom.entered', popped(1)],
      state: { open: { zoom: 'zoomed' } },
      context: { index: 1, hasEntry: true },
    },
    'Back closes an open gallery, without going back again': {
      when: [...open, popped(undefined)],
      state: 'closing',
      context: { hasEntry: false },
      effects: [],
    },
    'a tap closes an open gallery and takes its entry back': {
      when: [...open, 'close.asked'],
      state: 'closing',
      tags: ['visible'],
      effects: ['popEntry'],
    },
    'a picture is zoomed': {
      when: [...open, 'zoom.entered'],
      state: { open: { zoom: 'zoomed' } },
      tags: ['open', 'visible', 'zoomed'],
    },
    'a zoomed picture fits its frame again': {
      when: [...open, 'zoom.entered', 'zoom.left'],
      state: { open: { zoom: 'fitted' } },
    },
    'a picture that comes is shown': { when: [...open, loaded(1)], state: picture('shown') },
    'a picture that has come before is shown at once': {
      when: [tapped, loaded(1), done('slideIn')],
      state: picture('shown'),
    },
    'a picture that cannot come says so': {
      when: [...open, broken(1)],
      state: picture('failed'),
      tags: ['failed', 'open', 'visible'],
    },
    'a picture that is slow says so after 0.8 s': {
      when: [...open, after(799)],
      state: picture({ coming: 'soon' }),
    },
    'a slow picture is slow from then on': {
      when: [...open, after(800)],
      state: picture({ coming: 'slow' }),
      tags: ['open', 'slow', 'visible'],
    },
    'a slow picture that comes is shown': { when: [...open, after(800), loaded(1)], state: picture('shown') },
    'a failed picture is asked for again': {
      when: [...open, broken(1), 'retry.asked'],
      state: picture({ coming: 'soon' }),
    },
    'a failed picture that comes after all is shown': {
      when: [...open, broken(1), loaded(1)],
      state: picture('shown'),
    },
    'a shown picture stays when a larger copy of it fails': {
      when: [...open, loaded(1), broken(1)],
      state: picture('shown'),
    },
    'the gallery is closed once it has slid out and the browser has gone back': {
      when: [...open, 'close.asked', popped(undefined), done('slideOut')],
      state: 'closed',
      tags: [],
      context: { hasEntry: false },
    },
    'a gallery that has slid out waits for the browser to go back': {
      when: [...open, 'close.asked', done('slideOut')],
      state: 'popping',
      tags: [],
    },
    'a gallery that could not slide out waits for the browser to go back': {
      when: [...open, 'close.asked', failed('slideOut')],
      state: 'popping',
    },
    'a gallery that could not slide out is closed without an entry': {
      when: [...open, popped(undefined), failed('slideOut')],
      state: 'closed',
    },
    'the browser that has gone back closes it': {
      when: [...open, 'close.asked', done('slideOut'), popped(undefined)],
      state: 'closed',
      context: { hasEntry: false },
    },
    'a browser that does not go back is waited for': {
      when: [...open, 'close.asked', done('slideOut'), after(999)],
      state: 'popping',
    },
    'a browser that does not go back is waited for a second': {
      when: [...open, 'close.asked', done('slideOut'), after(1000)],
      state: 'closed',
      context: { hasEntry: false },
    },
    'the gallery goes with its page': {
      when: [...open, 'page.left'],
      state: 'closed',
      context: { hasEntry: false },
      effects: [],
    },
  },
});
