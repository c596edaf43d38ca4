import type { PlayerView, VoiceView } from '#widgets/sound/sound-context.ts';

/** Label of a sound's button, for screen readers. */
export function buttonLabel(state: VoiceView['state'] | PlayerView['state']): string {
  if (state === 'heard' || state === 'busy') return '暂停';
  if (state === 'failed') return '重试';
  return state === 'ended' ? '重新播放' : '继续播放';
}

/** Status text of the player; undefined while it plays or is paused. */
export function playerText(state: PlayerView['state']): string | undefined {
  switch (state) {
    case 'busy':
      return '正在缓冲…';
    case 'failed':
      return '没能播放，点按重试';
    case 'refused':
      return '浏览器要您点一下才播放';
    case 'interrupted':
      return '播放被打断了，点按继续';
    case 'ended':
      return '播放完了';
    case 'heard':
    case 'paused':
      return undefined;
  }
}

/** Progress of reading aloud, or why it stopped. */
export function voiceText({ state, at, reading }: VoiceView): string {
  switch (state) {
    case 'busy':
      return '正在准备朗读…';
    case 'failed':
      return '朗读中断了，点按重试';
    case 'voiceless':
      return '这台设备没有中文语音，无法朗读';
    case 'ended':
      return '读完了';
    case 'heard':
    case 'paused':
      return `第 ${at + 1} 句，共 ${reading.sentences.length} 句`;
  }
}
