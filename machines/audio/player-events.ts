import type { SilencedBy } from './audio-focus.machine.ts';
import type { Rate, Track } from './track.ts';

/** Why a sound cannot play: no network, or no format that this browser supports. */
export type MediaFault = 'network' | 'unsupported';

/** Sleep timer: a number of minutes, the end of the track, or off. */
export type SleepTimer = number | 'end' | 'off';

export type PlayerEvent =
  | { type: 'track.requested'; list: readonly Track[]; index: number }
  /** the track from before a page reload: shown, and silent until the reader plays it */
  | { type: 'track.restored'; list: readonly Track[]; index: number; rate: Rate }
  /** the playing list has more tracks; any other list is ignored */
  | { type: 'list.grown'; list: readonly Track[] }
  | { type: 'toggle.requested' }
  | { type: 'pause.requested' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'seek.requested'; /** seconds from the start */ to: number }
  | { type: 'skip.requested'; /** seconds; negative skips back */ by: number }
  | { type: 'rate.requested'; rate: Rate }
  | { type: 'sleep.requested'; timer: SleepTimer; /** ms since 1970 */ now: number }
  | { type: 'sleep.over' }
  | { type: 'close.requested' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  /** not paused by this page: a phone call, the system, headphones pulled out */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  /** the browser's autoplay policy requires a tap */
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: MediaFault }
  | { type: 'sound.silenced'; by: SilencedBy }
  /** the audio output is gone, such as wireless headphones */
  | { type: 'output.lost' }
  | { type: 'network.restored' };
