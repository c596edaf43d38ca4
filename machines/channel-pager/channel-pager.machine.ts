import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';

// Guarantees: one channel is selected. A finger dragging the row shows the neighbouring channel, and only a release
// past the threshold selects it, one step at a time and never past the ends; the row always settles, on the old
// channel or on the new one. The caller tracks the finger's position.

export type Side = 'previous' | 'next';

export type ChannelPagerEvent =
  /** a finger drags the row, the first time or to its other side; `isOpen` if there is a channel */
  | { type: 'finger.along'; side: Side; isOpen: boolean }
  | { type: 'finger.lifted'; outcome: Side | 'stay' }
  /** the browser took the gesture for something else */
  | { type: 'finger.cancelled' }
  /** the row has reached its destination */
  | { type: 'slide.ended' }
  /** another channel was selected, by any means */
  | { type: 'channel.changed' }
  /** the requested channel could not be loaded */
  | { type: 'channel.refused' };

interface ChannelPagerContext {
  /** the side on which the row shows a neighbour */
  readonly side: Side;
  /** whether there is a channel on that side */
  readonly isOpen: boolean;
}

export const channelPagerMachine = setup({
  types: {
    context: {} as ChannelPagerContext,
    events: {} as ChannelPagerEvent,
    tags: {} as 'beside' | 'aimed',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    setSide: assign(({ event, context }) =>
      event.type === 'finger.along' ? { side: event.side, isOpen: event.isOpen } : context,
    ),
    /** animates the row back */
    slideBack: notProvidedAction('slideBack'),
    /** animates the row to the channel on a side */
    slideToSide: notProvidedAction<{ readonly side: Side }>('slideToSide'),
    /** selects the channel on a side */
    choose: notProvidedAction<{ readonly side: Side }>('choose'),
    /** puts every page in its place without animation */
    resetPosition: notProvidedAction('resetPosition'),
  },
  guards: {
    leadsOn: ({ event, context }) =>
      event.type === 'finger.lifted' && context.isOpen && event.outcome === context.side,
  },
}).createMachine({
  id: 'channelPager',
  context: { side: 'next', isOpen: false },
  initial: 'resting',
  states: {
    resting: { on: { 'finger.along': { target: 'following', actions: 'setSide' } } },
    following: {
      tags: 'beside',
      on: {
        'finger.along': { actions: 'setSide' },
        'finger.lifted': [{ guard: 'leadsOn', target: 'leaving' }, { target: 'returning' }],
        'finger.cancelled': 'returning',
        'channel.changed': { target: 'resting', actions: 'resetPosition' },
      },
    },
    returning: {
      tags: 'beside',
      entry: 'slideBack',
      on: {
        'finger.along': { target: 'following', actions: 'setSide' },
        'slide.ended': { target: 'resting', actions: 'resetPosition' },
        'channel.changed': { target: 'resting', actions: 'resetPosition' },
      },
    },
    leaving: {
      tags: ['beside', 'aimed'],
      entry: { type: 'slideToSide', params: ({ context }) => ({ side: context.side }) },
      on: {
        'slide.ended': 'arriving',
        'channel.changed': { target: 'resting', actions: 'resetPosition' },
      },
    },
    arriving: {
      tags: ['beside', 'aimed'],
      entry: { type: 'choose', params: ({ context }) => ({ side: context.side }) },
      on: {
        'channel.changed': { target: 'resting', actions: 'resetPosition' },
        'channel.refused': { target: 'resting', actions: 'resetPosition' },
      },
    },
  },
});
