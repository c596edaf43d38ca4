import { cityOf } from '#lib/search/cities.ts';
import type { Tone } from '#ui/card/state-tag.tsx';
import type { Activity, ActivityState, RegistrationState, VolunteerSkill } from './commonweal-types.ts';

/** Skills in the order of the forms. */
export const skills: readonly { readonly value: VolunteerSkill; readonly label: string }[] = [
  { value: 'teaching', label: '教学辅导' },
  { value: 'medical', label: '医疗护理' },
  { value: 'psychology', label: '心理咨询' },
  { value: 'law', label: '法律' },
  { value: 'driving', label: '驾驶' },
  { value: 'translation', label: '外语手语' },
  { value: 'photography', label: '摄影摄像' },
  { value: 'performing', label: '文艺表演' },
  { value: 'repair', label: '水电维修' },
  { value: 'rescue', label: '应急救援' },
  { value: 'cooking', label: '烹饪' },
  { value: 'computing', label: '电脑手机' },
];

export const skillName = (skill: VolunteerSkill): string =>
  skills.find(({ value }) => value === skill)?.label ?? '';

export const activityStates: Readonly<Record<ActivityState, string>> = {
  open: '正在招募',
  full: '已招满',
  closed: '报名截止',
  running: '进行中',
  ended: '已结束',
  cancelled: '已取消',
};

export function toneOfActivity(state: ActivityState): Tone {
  if (state === 'open' || state === 'running') return 'good';
  return state === 'full' || state === 'closed' ? 'warn' : 'quiet';
}

export const registrationStates: Readonly<Record<RegistrationState, string>> = {
  registered: '已报名',
  attended: '已参加',
  absent: '未到场',
  cancelled: '已取消报名',
};

/** Minutes of service as text: `3 小时`, `2.5 小时`, `40 分钟`. */
export function hoursText(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`;
  return `${Math.floor(minutes / 6) / 10} 小时`;
}

/** Hours of service as a number: `12.5`. @param minutes of service */
export const hoursNumber = (minutes: number): string => String(Math.floor(minutes / 6) / 10);

export const cityNameOf = (cityId: string): string => cityOf(cityId)?.name ?? '';

/** `11月14日 09:00` @param time `YYYY-MM-DD HH:MM:SS` */
export function minuteText(time: string): string {
  return `${Number(time.slice(5, 7))}月${Number(time.slice(8, 10))}日 ${time.slice(11, 16)}`;
}

/** A time span: `11月14日 09:00 – 12:00`, with the day of the end if it differs. */
export function spanText({ startsAt, endsAt }: Pick<Activity, 'startsAt' | 'endsAt'>): string {
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  return `${minuteText(startsAt)} – ${isOneDay ? endsAt.slice(11, 16) : minuteText(endsAt)}`;
}

/** Remaining places. */
export const placesLeft = ({ quota, taken }: Pick<Activity, 'quota' | 'taken'>): number =>
  Math.max(0, quota - taken);
