import { defineProof } from '../proof/proof.ts';
import { channelPagerMachine } from './channel-pager.machine.ts';

const along = (side: 'previous' | 'next', isOpen = true) => ({ type: 'finger.along', side, isOpen }) as const;
const lifted = (outcome: 'previous' | 'next' | 'stay') => ({ type: 'finger.lifted', outcome }) as const;
const swiped = [along('next'), lifted('next')] as const;

export const channelPagerProof = defineProof({
  name: 'channel-pager',
  title: '左右滑动换频道',
  machine: channelPagerMachine,
  events: [
    along('next'),
    along('previous'),
    along('next', false),
    lifted('next'),
    lifted('previous'),
    lifted('stay'),
    'finger.cancelled',
    'slide.ended',
    'channel.changed',
    'channel.refused',
  ],
  invariants: {
    'a channel is selected only once the row has reached it': ({ from, event, effects }) =>
      !effects.some(({ type }) => type === 'choose') ||
      (from.matches('leaving') && event.type === 'slide.ended'),
    'the row never leaves for a side without a channel': ({ to }) => !to.hasTag('aimed') || to.context.isOpen,
    'only releasing the finger leads on': ({ from, event, to }) =>
      !to.matches('leaving') ||
      from.matches('leaving') ||
      (from.matches('following') && event.type === 'finger.lifted'),
    'a row at rest shows one channel': ({ to }) => to.matches('resting') !== to.hasTag('beside'),
    'every way to rest repositions the pages': ({ from, to, effects }) =>
      !to.matches('resting') ||
      from.matches('resting') ||
      effects.some(({ type }) => type === 'resetPosition'),
  },
  expectations: {
    'initially nothing moves': { when: ['slide.ended', 'channel.refused'], state: 'resting', tags: [] },
    'a channel that changes while the row rests needs nothing': {
      when: ['channel.changed'],
      state: 'resting',
      effects: [],
    },
    'a finger on the row shows the neighbouring channel': {
      when: [along('previous')],
      state: 'following',
      tags: ['beside'],
      context: { side: 'previous', isOpen: true },
    },
    'a finger that turns shows the other side': {
      when: [along('next'), along('previous')],
      state: 'following',
      context: { side: 'previous' },
    },
    'a release past the threshold leads on': {
      when: swiped,
      state: 'leaving',
      tags: ['beside', 'aimed'],
      effects: [{ type: 'slideToSide', params: { side: 'next' } }],
    },
    'a release before the threshold leads back': {
      when: [along('next'), lifted('stay')],
      state: 'returning',
      tags: ['beside'],
      effects: ['slideBack'],
    },
    'a flick to the side that is not shown leads back': {
      when: [along('next'), lifted('previous')],
      state: 'returning',
    },
    'there is nothing past the last channel': {
      when: [along('next', false), lifted('next')],
      state: 'returning',
    },
    'a cancelled gesture leads back': {
      when: [along('next'), 'finger.cancelled'],
      state: 'returning',
      effects: ['slideBack'],
    },
    'a row that slides back can be caught': {
      when: [along('next'), lifted('stay'), along('previous')],
      state: 'following',
      context: { side: 'previous' },
    },
    'a row that slid back rests': {
      when: [along('next'), lifted('stay'), 'slide.ended'],
      state: 'resting',
      effects: ['resetPosition'],
    },
    'a row that reached a channel selects it': {
      when: [...swiped, 'slide.ended'],
      state: 'arriving',
      tags: ['beside', 'aimed'],
      effects: [{ type: 'choose', params: { side: 'next' } }],
    },
    'a row that slides on cannot be caught': { when: [...swiped, along('previous')], state: 'leaving' },
    'a row that waits for its channel cannot be caught': {
      when: [...swiped, 'slide.ended', along('previous')],
      state: 'arriving',
    },
    'a selected channel is shown at rest': {
      when: [...swiped, 'slide.ended', 'channel.changed'],
      state: 'resting',
      effects: ['resetPosition'],
    },
    'a channel that fails to load leaves the old one': {
      when: [...swiped, 'slide.ended', 'channel.refused'],
      state: 'resting',
      effects: ['resetPosition'],
    },
    'a tap on a tab ends a drag': {
      when: [along('next'), 'channel.changed'],
      state: 'resting',
      effects: ['resetPosition'],
    },
    'a tap on a tab ends sliding back': {
      when: [along('next'), lifted('stay'), 'channel.changed'],
      state: 'resting',
      effects: ['resetPosition'],
    },
    'a tap on a tab ends sliding on': {
      when: [...swiped, 'channel.changed'],
      state: 'resting',
      effects: ['resetPosition'],
    },
  },
});
