import type { Quality } from '#machines/video-player/video-player-events.ts';
import { qualityText } from '#lib/media/video-source.ts';

/** State of a video as shown to the reader. */
export type VideoState =
  | 'busy'
  | 'stalled'
  | 'offline'
  | 'seen'
  | 'paused'
  | 'ended'
  | 'refused'
  | 'network'
  | 'unsupported';

/** Status text of a video; empty while it plays or is paused. */
export const stateText: Readonly<Record<VideoState, string>> = {
  busy: '正在缓冲…',
  stalled: '网络不太稳，正在重新连接…',
  offline: '网络断开了，连上后接着放',
  seen: '',
  paused: '',
  ended: '',
  refused: '浏览器要您点一下才播放',
  network: '视频没能加载出来，点一下再试',
  unsupported: '这台设备放不了这段视频',
};

/** Label of the large button. */
export function buttonLabel(state: VideoState): string {
  if (state === 'seen' || state === 'busy' || state === 'stalled' || state === 'offline') return '暂停';
  if (state === 'ended') return '重新播放';
  return state === 'network' || state === 'unsupported' ? '再试一次' : '播放';
}

export const rateText = (rate: number) => (rate === 1 ? '正常' : `${rate} 倍`);

/** Label of a quality option. */
export function qualityOptionText(quality: Quality): string {
  if (quality === 'auto') return '自动';
  return quality === 'low' ? '省流量' : qualityText(quality);
}
