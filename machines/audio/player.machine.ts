import { assign, raise, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';
import type { MediaFault, PlayerEvent, SleepTimer } from './player-events.ts';
import { maxRetries, loadTimeoutMs, retryDelayMs, steadyAfterMs } from './player-limits.ts';
import { tracksAfter, type Rate, type Track } from './track.ts';

// Guarantees: the state reports what is audible, not what was requested: it becomes `playing` only when the media
// element says so, and leaves it as soon as the element does. A network fault is retried twice automatically, then by
// the reader or when the network is back. An interruption by the system is distinguished from a pause by the reader.

interface PlayerContext {
  readonly list: readonly Track[];
  readonly index: number;
  readonly rate: Rate;
  /** automatic retries after network faults */
  readonly retries: number;
  readonly fault: MediaFault | undefined;
  readonly sleep: SleepTimer;
  /** ms since 1970; undefined unless the sleep timer counts minutes */
  readonly sleepsAt: number | undefined;
}

const minuteMs = 60_000;

const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    tags: {} as 'active' | 'busy' | 'wanted' | 'heard' | 'interrupted' | 'refused' | 'failed' | 'sleepy',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** plays the track from its last position; resumes it if it is loaded */
    play: notProvidedAction<{ track: Track | undefined; rate: Rate }>('play'),
    /** reloads the track and plays it from its last position */
    reload: notProvidedAction<{ track: Track | undefined; rate: Rate }>('reload'),
    pause: notProvidedAction('pause'),
    seek: notProvidedAction<{ to: number }>('seek'),
    skip: notProvidedAction<{ by: number }>('skip'),
    setRate: notProvidedAction<{ rate: Rate }>('setRate'),
    /** unloads the media and forgets the track */
    release: notProvidedAction('release'),
    setList: assign(({ context, event }) =>
      event.type === 'track.requested' || event.type === 'track.restored'
        ? {
            list: event.list,
            index: event.index,
            ...('rate' in event && { rate: event.rate }),
            retries: 0,
            fault: undefined,
          }
        : context,
    ),
    extendList: assign({
      list: ({ context, event }) =>
        event.type === 'list.grown'
          ? [...context.list, ...tracksAfter(context.list, event.list)]
          : context.list,
    }),
    goNext: assign({ index: ({ context }) => context.index + 1, retries: 0, fault: undefined }),
    goPrevious: assign({ index: ({ context }) => context.index - 1, retries: 0, fault: undefined }),
    assignRate: assign({
      rate: ({ context, event }) => (event.type === 'rate.requested' ? event.rate : context.rate),
    }),
    setFault: assign({
      fault: ({ event }) => (event.type === 'media.failed' ? event.fault : 'network'),
    }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetFaults: assign({ retries: 0, fault: undefined }),
    clearList: assign({ list: [], index: 0, retries: 0, fault: undefined }),
    setSleepTimer: assign(({ context, event }) => {
      if (event.type !== 'sleep.requested') return context;
      const { timer, now } = event;
      return { sleep: timer, sleepsAt: typeof timer === 'number' ? now + timer * minuteMs : undefined };
    }),
    clearSleepTimer: assign({ sleep: 'off', sleepsAt: undefined }),
  },
  guards: {
    hasNext: ({ context }) => context.index + 1 < context.list.length,
    hasPrevious: ({ context }) => context.index > 0,
    stopsHere: ({ context }) => context.sleep === 'end',
    mayRetry: ({ context }) => context.retries < maxRetries,
    mayRetryFault: ({ context, event }) =>
      event.type === 'media.failed' && event.fault === 'network' && context.retries < maxRetries,
    isNetworkFault: ({ context }) => context.fault === 'network',
    isSilencedHere: ({ event }) => event.type === 'sound.silenced' && event.by === 'here',
    wantsMinutes: ({ event }) => event.type === 'sleep.requested' && typeof event.timer === 'number',
    wantsEnd: ({ event }) => event.type === 'sleep.requested' && event.timer === 'end',
  },
  delays: {
    loadTimeoutMs,
    retryDelayMs,
    steadyAfterMs,
    sleepTime: ({ context }) => (typeof context.sleep === 'number' ? context.sleep * minuteMs : 0),
  },
});

const trackAndRate = ({ context }: { context: PlayerContext }) => ({
  track: context.list[context.index],
  rate: context.rate,
});
const play = { type: 'play', params: trackAndRate } as const;
const reload = { type: 'reload', params: trackAndRate } as const;

/** Events that stop a sound that plays or is loading. */
const stops = {
  'toggle.requested': { target: 'paused', actions: 'pause' },
  'pause.requested': { target: 'paused', actions: 'pause' },
  'sleep.over': { target: 'paused', actions: 'pause' },
  'sound.silenced': [
    { guard: 'isSilencedHere', target: 'paused', actions: 'pause' },
    { target: 'interrupted', actions: 'pause' },
  ],
  'output.lost': { target: 'interrupted', actions: 'pause' },
  'media.refused': { target: 'refused' },
  'media.paused': { target: 'interrupted' },
  'media.failed': [
    { guard: 'mayRetryFault', target: 'retrying', actions: 'setFault' },
    { target: 'failed', actions: 'setFault' },
  ],
} as const;

/** Events that start a stopped sound. */
const starts = { 'toggle.requested': { target: 'loading', actions: play } } as const;

const sleepTimers = [
  { guard: 'wantsMinutes', target: 'counting', reenter: true, actions: 'setSleepTimer' },
  { guard: 'wantsEnd', target: 'untilEnd', actions: 'setSleepTimer' },
  { target: 'awake', actions: 'clearSleepTimer' },
] as const;

export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: {
    list: [],
    index: 0,
    rate: 1,
    retries: 0,
    fault: undefined,
    sleep: 'off',
    sleepsAt: undefined,
  },
  type: 'parallel',
  states: {
    sound: {
      initial: 'empty',
      states: {
        empty: {
          on: {
            'track.requested': { target: 'active.loading', actions: ['setList', play] },
            'track.restored': { target: 'active.paused', actions: 'setList' },
            'rate.requested': { actions: 'assignRate' },
          },
        },
        active: {
          tags: 'active',
          initial: 'paused',
          on: {
            'track.requested': { target: '.loading', reenter: true, actions: ['setList', play] },
            'next.requested': {
              guard: 'hasNext',
              target: '.loading',
              reenter: true,
              actions: ['goNext', play],
            },
            'previous.requested': {
              guard: 'hasPrevious',
              target: '.loading',
              reenter: true,
              actions: ['goPrevious', play],
            },
            'list.grown': { actions: 'extendList' },
            'seek.requested': { actions: { type: 'seek', params: ({ event }) => ({ to: event.to }) } },
            'skip.requested': { actions: { type: 'skip', params: ({ event }) => ({ by: event.by }) } },
            'rate.requested': {
              actions: ['assignRate', { type: 'setRate', params: ({ event }) => ({ rate: event.rate }) }],
            },
            'close.requested': { target: 'empty', actions: ['release', 'clearList'] },
          },
          states: {
            loading: {
              tags: ['busy', 'wanted'],
              on: {
                ...stops,
                'media.playing': 'playing',
              },
              after: { loadTimeoutMs: { target: 'failed', actions: ['pause', 'setFault'] } },
            },
            playing: {
              tags: ['heard', 'wanted'],
              on: {
                ...stops,
                'media.waiting': 'stalled',
                'media.ended': [
                  { guard: 'stopsHere', target: 'ended' },
                  { guard: 'hasNext', target: 'loading', actions: ['goNext', play] },
                  { target: 'ended' },
                ],
              },
              after: { steadyAfterMs: { actions: 'resetFaults' } },
            },
            /** the buffer ran empty: playback resumes or the track is reloaded */
            stalled: {
              tags: ['busy', 'wanted'],
              on: { ...stops, 'media.playing': 'playing' },
              after: {
                loadTimeoutMs: [
                  { guard: 'mayRetry', target: 'loading', actions: ['countRetry', reload] },
                  { target: 'failed', actions: ['pause', 'setFault'] },
                ],
              },
            },
            retrying: {
              tags: ['busy', 'wanted'],
              on: { ...stops, 'network.restored': { target: 'loading', actions: ['countRetry', reload] } },
              after: { retryDelayMs: { target: 'loading', actions: ['countRetry', reload] } },
            },
            paused: { on: { ...starts, 'media.playing': 'playing' } },
            /** stopped by the system: the reader's tap, or the system itself, resumes it */
            interrupted: { tags: 'interrupted', on: { ...starts, 'media.playing': 'playing' } },
            refused: { tags: 'refused', on: starts },
            failed: {
              tags: 'failed',
              on: {
                'toggle.requested': { target: 'loading', actions: ['resetFaults', reload] },
                'network.restored': {
                  guard: 'isNetworkFault',
                  target: 'loading',
                  actions: ['resetFaults', reload],
                },
              },
            },
            ended: {
              on: {
                'toggle.requested': {
                  target: 'loading',
                  actions: [{ type: 'seek', params: { to: 0 } }, play],
                },
              },
            },
          },
        },
      },
    },
    sleep: {
      initial: 'awake',
      states: {
        awake: { on: { 'sleep.requested': [...sleepTimers] } },
        counting: {
          tags: 'sleepy',
          on: {
            'sleep.requested': [...sleepTimers],
            'close.requested': { target: 'awake', actions: 'clearSleepTimer' },
          },
          after: {
            sleepTime: { target: 'awake', actions: ['clearSleepTimer', raise({ type: 'sleep.over' })] },
          },
        },
        untilEnd: {
          tags: 'sleepy',
          on: {
            'sleep.requested': [...sleepTimers],
            'media.ended': { target: 'awake', actions: 'clearSleepTimer' },
            'close.requested': { target: 'awake', actions: 'clearSleepTimer' },
          },
        },
      },
    },
  },
});
