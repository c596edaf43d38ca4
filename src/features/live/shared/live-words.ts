import { countText } from '#lib/text/counts.ts';
import { timeMs } from '#lib/time/dates.ts';
import { timeLeftText } from '#lib/time/time-left.ts';
import type { LiveStatus } from './live-room-store.ts';
import type { LiveRoom, LiveVariant } from './live-types.ts';

/** Tabs of a live room. */
export const liveTabs = [
  { id: 'scene', label: '现场' },
  { id: 'chat', label: '聊天' },
  { id: 'about', label: '简介' },
] as const;

export type LiveTab = (typeof liveTabs)[number]['id'];

/** viewers below which a room does not show their number: a small one sends readers away */
const fewestViewers = 10;

/** `128 人在看`; undefined for a number too small to show */
export function viewersText(viewers: number): string | undefined {
  return viewers < fewestViewers ? undefined : `${countText(viewers)} 人在看`;
}

/** Message for a removed live. */
export const removedRoomText = '这场直播已经被主持人下线，换一场看看吧';

/** The tab shown first. */
export const firstTab: Readonly<Record<LiveVariant, LiveTab>> = {
  share: 'scene',
  app: 'scene',
  appc: 'chat',
  appn: 'scene',
  appview: 'scene',
};

/** Note below the video or its poster. @param now ms since 1970 */
export function roomNote(
  { state, play, startsAt, beganAt }: Pick<LiveRoom, 'state' | 'play' | 'startsAt' | 'beganAt'>,
  now: number,
): string {
  const hasVideo = play !== undefined;
  if (state === 'preview') return previewNote(startsAt, now);
  if (state === 'paused')
    return hasVideo ? '直播暂停了，恢复后自动接着放' : '直播暂停了，恢复后最新情况还在“现场”';
  if (state === 'ended') return '直播已经结束，回放整理好后在这里看';
  if (state === 'replay') return hasVideo ? '直播已经结束，可以从头回看' : '直播已经结束，经过都在“现场”';
  if (!hasVideo) return '正在图文直播，最新情况看“现场”';
  const minutes = beganAt === undefined ? 0 : Math.floor((now - timeMs(beganAt)) / 60_000);
  return minutes < 1 ? '刚刚开播' : `已开播 ${lengthText(minutes)}`;
}

/** Without seconds: the text is updated once a minute. */
function lengthText(minutes: number): string {
  return minutes < 60 ? `${minutes} 分钟` : timeLeftText(minutes * 60);
}

function previewNote(startsAt: string, now: number): string {
  const minutes = Math.ceil((timeMs(startsAt) - now) / 60_000);
  const at = `${startsAt.slice(5, 16)} 开播`;
  return minutes > 0 ? `${at}，还有 ${lengthText(minutes)}` : `${at}，马上就来`;
}

/** Message while events do not reach the page; empty otherwise. */
export const statusText: Readonly<Record<LiveStatus, string>> = {
  steady: '',
  behind: '正在重新连接，连上后补上错过的内容…',
  offline: '网络断开了，连上后补上错过的内容',
};

/** maximum characters of a message */
export const maxMessageLength = 100;

/** Placeholder of the chat's input field. */
export function chatPlaceholder({ state, chat }: Pick<LiveRoom, 'state' | 'chat'>): string {
  if (isChatOver(state)) return '直播已结束，聊天已关闭';
  if (chat === 'closed') return '主持人暂时关闭了聊天';
  return chat === 'held' ? '说点什么，编辑看过后大家可见' : '说点什么…';
}

export function isChatOver(state: LiveRoom['state']): boolean {
  return state === 'ended' || state === 'replay';
}
