import { shanghaiTime } from '#lib/time/dates.ts';

/** Counts of one hour. */
interface HourCounts {
  /** `YYYY-MM-DD HH`, Asia/Shanghai */
  readonly hour: string;
  readonly reads: number;
  readonly shares: number;
}

interface TimeBar {
  /** label of the period, such as `08时` */
  readonly when: string;
  /** 0 and above */
  readonly value: number;
}

export type Measure = 'reads' | 'shares';
export type Span = 'day' | 'week';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hourly counts of the last 24 hours or daily counts of the last seven days; missing hours count as 0. @param now ms */
export function seriesOf(hours: readonly HourCounts[], measure: Measure, span: Span, now: number): TimeBar[] {
  const [count, ms, length] = span === 'day' ? [24, hourMs, 13] : [7, dayMs, 10];
  const sums = new Map<string, number>();
  for (const one of hours) {
    const key = one.hour.slice(0, length);
    sums.set(key, (sums.get(key) ?? 0) + one[measure]);
  }
  return Array.from({ length: count }, (_, index) => {
    const key = shanghaiTime(now - (count - 1 - index) * ms).slice(0, length);
    return { when: wordsOf(key, span), value: sums.get(key) ?? 0 };
  });
}

function wordsOf(key: string, span: Span): string {
  return span === 'day' ? `${Number(key.slice(8, 10))}日${key.slice(11)}时` : key.slice(5);
}

const names: Readonly<Record<string, string>> = {
  general: '文章页',
  audioNews: '听新闻',
  thematic: '专题页',
  thematicDq: '地区专题',
  video: '视频页',
  atlas: '图集',
  report: '我要爆料',
  info: '爆料',
  infomation: '资讯',
  infoTopic: '爆料话题',
  welfare: '福利',
  ThinkFile: '智库',
  wisdom: '智库报告',
  living: '直播间',
  vrlive: 'VR 直播',
  vr: 'VR',
  paper: '数字报',
  topicFile: '话题广场',
  v10: '公益',
  shareDown: '邀请页',
  direct: '站内直接打开',
};

/** Display name of a channel. */
export const channelName = (channel: string): string =>
  Object.hasOwn(names, channel) ? (names[channel] ?? '') : '其他页面';
