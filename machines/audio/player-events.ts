import type { SilencedBy } from './floor.machine.ts';
import type { Rate, Track } from './track.ts';

/** Why a sound cannot be had: no network, or no sound that this browser can play. */
export type MediaFault = 'network' | 'unsupported';

/** When to fall silent: after minutes, at the end of what is heard, or not at all. */
export type SleepWish = number | 'end' | 'off';

export type PlayerEvent =
  | { type: 'track.requested'; list: readonly Track[]; index: number }
  /** what was heard before a reload: shown, and silent until the reader asks */
  | { type: 'track.restored'; list: readonly Track[]; index: number; rate: Rate }
  /** the list that is heard has become longer; of another list nothing is taken */
  | { type: 'list.grown'; list: readonly Track[] }
  | { type: 'toggle.requested' }
  | { type: 'pause.requested' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'seek.requested'; /** seconds from the start */ to: number }
  | { type: 'skip.requested'; /** seconds, back when negative */ by: number }
  | { type: 'rate.requested'; rate: Rate }
  | { type: 'sleep.requested'; wish: SleepWish; /** ms since 1970 */ now: number }
  | { type: 'sleep.over' }
  | { type: 'close.requested' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  /** nobody here asked for it: a call, the system, headphones pulled out */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  /** the browser plays nothing before the reader taps */
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: MediaFault }
  | { type: 'sound.silenced'; by: SilencedBy }
  /** what it was heard through is gone, such as wireless headphones */
  | { type: 'output.lost' }
  | { type: 'network.restored' };
