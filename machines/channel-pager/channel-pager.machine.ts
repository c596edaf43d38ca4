import { assign, setup } from 'xstate';
import { notProvidedAction } from '../not-provided.ts';

// Law: one channel is the reader's. A finger that goes along the row shows the channel beside it, and only one that is let
// go far enough leads there, by one and never past the ends; the row always comes to rest again, on the old channel or on
// the new one. How far the finger is stays with whoever follows it.

export type Side = 'previous' | 'next';

export type ChannelPagerEvent =
  /** a finger goes along the row, first or to its other side; `isOpen` where there is a channel */
  | { type: 'finger.along'; side: Side; isOpen: boolean }
  | { type: 'finger.lifted'; outcome: Side | 'stay' }
  /** the browser took the finger for something else */
  | { type: 'finger.cancelled' }
  /** the row has come to where it was sent */
  | { type: 'slide.ended' }
  /** another channel is the reader's now, by whatever way */
  | { type: 'channel.changed' }
  /** the channel that was asked for did not come */
  | { type: 'channel.refused' };

interface ChannelPagerContext {
  /** the side of which the row shows something */
  readonly side: Side;
  /** whether there is a channel on that side */
  readonly isOpen: boolean;
}

export const channelPagerMachine = setup({
  types: { context: {} as ChannelPagerContext, events: {} as ChannelPagerEvent },
  actions: {
    noteSide: assign(({ event, context }) =>
      event.type === 'finger.along' ? { side: event.side, isOpen: event.isOpen } : context,
    ),
    /** sends the row back to where it was */
    slideBack: notProvidedAction('slideBack'),
    /** sends the row to the channel on a side */
    slideOn: notProvidedAction<{ readonly side: Side }>('slideOn'),
    /** asks for the channel on a side to be the reader's */
    choose: notProvidedAction<{ readonly side: Side }>('choose'),
    /** puts every page where it belongs, at once */
    putRight: notProvidedAction('putRight'),
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
    resting: { on: { 'finger.along': { target: 'following', actions: 'noteSide' } } },
    following: {
      tags: 'beside',
      on: {
        'finger.along': { actions: 'noteSide' },
        'finger.lifted': [{ guard: 'leadsOn', target: 'leaving' }, { target: 'returning' }],
        'finger.cancelled': 'returning',
        'channel.changed': { target: 'resting', actions: 'putRight' },
      },
    },
    returning: {
      tags: 'beside',
      entry: 'slideBack',
      on: {
        'finger.along': { target: 'following', actions: 'noteSide' },
        'slide.ended': { target: 'resting', actions: 'putRight' },
        'channel.changed': { target: 'resting', actions: 'putRight' },
      },
    },
    leaving: {
      tags: ['beside', 'aimed'],
      entry: { type: 'slideOn', params: ({ context }) => ({ side: context.side }) },
      on: {
        'slide.ended': 'arriving',
        'channel.changed': { target: 'resting', actions: 'putRight' },
      },
    },
    arriving: {
      tags: ['beside', 'aimed'],
      entry: { type: 'choose', params: ({ context }) => ({ side: context.side }) },
      on: {
        'channel.changed': { target: 'resting', actions: 'putRight' },
        'channel.refused': { target: 'resting', actions: 'putRight' },
      },
    },
  },
});
