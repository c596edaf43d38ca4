/** How fast a film may go. */
export const filmRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type FilmRate = (typeof filmRates)[number];

/** Lines of a picture that the reader chose, such as 360; `auto`: what the film comes in first; `low`: the fewest there are. */
export type Quality = number | 'auto' | 'low';

/** Why a film cannot be seen: no network, or nothing that this browser can play. */
export type FilmFault = 'network' | 'unsupported';

export type VideoPlayerEvent =
  /** `sound`: the reader's own tap is heard; what the page begins by itself is not, unless the reader wished for it */
  | { type: 'play.requested'; sound: boolean }
  | { type: 'toggle.requested' }
  | { type: 'pause.requested' }
  | { type: 'seek.requested'; /** seconds from the start */ to: number }
  | { type: 'skip.requested'; /** seconds, back when negative */ by: number }
  | { type: 'sound.requested'; isOn: boolean }
  | { type: 'rate.requested'; rate: FilmRate }
  | { type: 'quality.requested'; quality: Quality }
  /** the reader is elsewhere: nothing of the film is held any more */
  | { type: 'leave.requested' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.seeked' }
  /** nobody here asked for it: another sound, a call, the system */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  /** the browser plays nothing, or nothing that is heard, before the reader taps */
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: FilmFault }
  | { type: 'network.lost' }
  | { type: 'network.restored' };
