import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { cityOf } from '#lib/search/cities.ts';

export type Portrait = OperationData<'getReaderPortrait'>;
type Badge = NonNullable<Portrait['badge']>;

export interface TimeBar {
  /** label of the period, such as `08时` */
  readonly when: string;
  /** 0 and above */
  readonly value: number;
}

/** Name and rule of each badge, as in the contract. */
export const badges: Readonly<Record<Badge, { readonly name: string; readonly why: string }>> = {
  newcomer: { name: '初来乍到', why: '这一年读了不到 10 篇，慢慢来' },
  steady: { name: '天天见报', why: '连着 7 天以上，每天都来读报' },
  early: { name: '早起读报人', why: '四成以上的文章，是早上 5 点到 9 点读的' },
  late: { name: '夜读人', why: '四成以上的文章，是晚上 10 点以后、凌晨 4 点以前读的' },
  devoted: { name: '一往情深', why: '有一个频道，占了您阅读的一半以上' },
  broad: { name: '博览群报', why: '五个以上的频道都在读，没有哪个占到三成' },
  regular: { name: '常来常往', why: '想起来就来读几篇，不赶时间' },
};

/** Readings per week as bars. */
export function weekBars({ weeks }: Portrait): TimeBar[] {
  return weeks.map(({ monday, reads }) => ({ when: `${monday.slice(5)} 起一周`, value: reads }));
}

/** Readings per hour of the day as bars. */
export function hourBars({ hours }: Portrait): TimeBar[] {
  return hours.map((value, hour) => ({ when: hourName(hour), value }));
}

/** Summary of the weeks in a sentence. */
export function weekSentence(portrait: Portrait): string {
  const most = highest(weekBars(portrait));
  return `从第一篇到最近一篇共 ${portrait.weeks.length} 周，读得最多的是 ${most.when}，${most.value} 篇`;
}

/** Summary of the hours in a sentence. */
export function hourSentence(portrait: Portrait): string {
  const most = highest(hourBars(portrait));
  return `您最常在 ${most.when}读报，一共 ${most.value} 篇`;
}

/** The most read city; undefined if all stories concern the whole province. */
export function mostReadCity({ cities: [most] }: Portrait): { name: string; reads: number } | undefined {
  const name = most === undefined ? undefined : cityOf(most.cityId)?.name;
  return most === undefined || name === undefined ? undefined : { name, reads: most.reads };
}

/** Text of the poster below its title. */
export function posterSummary(portrait: Portrait): string {
  const { days, streak, sections, badge } = portrait;
  const city = mostReadCity(portrait);
  return [
    `读报 ${days} 天`,
    ...(streak === undefined ? [] : [`最长连续 ${streak.days} 天`]),
    ...(sections[0] === undefined ? [] : [`最爱看${sections[0].name}`]),
    ...(city === undefined ? [] : [`最关心${city.name}`]),
    ...(badge === undefined ? [] : [`我是“${badges[badge].name}”`]),
  ].join('，');
}

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')} 时`;

/** The first maximum. */
const highest = (bars: readonly TimeBar[]): TimeBar =>
  bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { when: '', value: 0 });
