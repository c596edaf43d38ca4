import type { LivePart } from './load-lives.ts';

/** Parts of a live room with a titled top bar. */
export type LivePartName = Exclude<LivePart, 'albumview'>;

export const livePartNames: Readonly<Record<LivePartName, string>> = {
  album: '直播图片',
  inviteRule: '邀请好友',
  relativeReporter: '现场记者',
  scene: '现场播报',
  scenelist: '现场',
  yue: '直播预约',
};
