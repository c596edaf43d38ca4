/** Playback rates of a video. */
export const videoRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type VideoRate = (typeof videoRates)[number];

/**
 * Vertical resolution that the reader chose, such as 360; `auto`: the default source; `low`: the lowest available.
 */
export type Quality = number | 'auto' | 'low';

/** Why a video cannot play: no network, or no format that this browser supports. */
export type VideoFault = 'network' | 'unsupported';

export type VideoPlayerEvent =
  /** `sound`: with sound, as after a tap; automatic playback is muted unless the reader has turned sound on */
  | { type: 'play.requested'; sound: boolean }
  | { type: 'toggle.requested' }
  | { type: 'pause.requested' }
  | { type: 'seek.requested'; /** seconds from the start */ to: number }
  | { type: 'skip.requested'; /** seconds; negative skips back */ by: number }
  | { type: 'sound.requested'; isOn: boolean }
  | { type: 'rate.requested'; rate: VideoRate }
  | { type: 'quality.requested'; quality: Quality }
  /** the reader left: releases the media */
  | { type: 'leave.requested' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.seeked' }
  /** not paused by this page: another sound, a phone call, the system */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  /** the browser's autoplay policy requires a tap, at least for sound */
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: VideoFault }
  | { type: 'network.lost' }
  | { type: 'network.restored' };
