import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { isTime } from '../people/calendar.ts';
import {
  farthestDays,
  longest,
  longestHours,
  mostSkills,
  oldestAsked,
  quotas,
  youngestVolunteer,
} from './limits.ts';

/** An activity as typed into its form. Times are `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai, empty until chosen. */
export interface ActivityDraft {
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** deadline for registering and cancelling */
  readonly registerUntil: string;
  readonly cityId: string;
  readonly place: string;
  /** as typed */
  readonly quota: string;
  /** as typed; empty if there is no requirement */
  readonly minAge: string;
  readonly maxAge: string;
  /** a volunteer needs at least one of them */
  readonly skills: readonly string[];
  /** id of an upload; empty until there is one */
  readonly coverId: string;
  readonly introduction: string;
}

/** Fields in the order of the form. */
export const activityFields = [
  'title',
  'startsAt',
  'endsAt',
  'registerUntil',
  'cityId',
  'place',
  'quota',
  'minAge',
  'maxAge',
  'skills',
  'coverId',
  'introduction',
] as const;
export type ActivityField = (typeof activityFields)[number];
export type ActivityFaults = FieldFaults<ActivityField>;

export const emptyActivity: ActivityDraft = {
  title: '',
  startsAt: '',
  endsAt: '',
  registerUntil: '',
  cityId: '',
  place: '',
  quota: '',
  minAge: '',
  maxAge: '',
  skills: [],
  coverId: '',
  introduction: '',
};

/** The time span of another activity of the same group. */
export interface TakenTime {
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What validation depends on besides the draft. */
export interface ActivityFacts {
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
  /** by the group's other upcoming activities */
  readonly taken: readonly TakenTime[];
}

const hour = 3_600_000;
/** Only for differences, so the time zone does not matter: Shanghai has no daylight saving time. */
const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
const hoursBetween = (from: string, to: string) => (moment(to) - moment(from)) / hour;

/** Whether two time spans overlap; touching ends do not. */
export const clashes = (one: Omit<TakenTime, 'title'>, other: Omit<TakenTime, 'title'>): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Normalizes a draft for sending: trims it and unifies notations. */
export function plainActivity(draft: ActivityDraft): ActivityDraft {
  const number = (typed: string) => typed.normalize('NFKC').trim();
  const text = (typed: string) => typed.normalize('NFC').trim();
  return {
    ...draft,
    title: text(draft.title),
    place: text(draft.place),
    introduction: text(draft.introduction),
    quota: number(draft.quota),
    minAge: number(draft.minAge),
    maxAge: number(draft.maxAge),
  };
}

/** Validates a form; the result is empty if it may be sent. The page and the gateway apply the same rules. */
export function activityFaults(typed: ActivityDraft, facts: ActivityFacts): ActivityFaults {
  const draft = plainActivity(typed);
  return faultsIn<ActivityField>({
    title: textFault(draft.title, longest.title, '请给活动起个标题', '标题'),
    startsAt: startFault(draft, facts),
    endsAt: endFault(draft),
    registerUntil: deadlineFault(draft, facts),
    cityId: draft.cityId === '' ? '请选择活动所在城市' : undefined,
    place: textFault(draft.place, longest.place, '请写清楚集合地点', '地点'),
    quota: quotaFault(draft.quota),
    minAge: ageFault(draft.minAge),
    maxAge: ageFault(draft.maxAge) ?? agesFault(draft),
    skills: draft.skills.length > mostSkills ? `最多选 ${mostSkills} 项特长` : undefined,
    coverId: draft.coverId === '' ? '请上传一张封面图片' : undefined,
    introduction: textFault(
      draft.introduction,
      longest.introduction,
      '请写一写活动做什么、要注意什么',
      '介绍',
    ),
  });
}

function textFault(text: string, most: number, missing: string, name: string): string | undefined {
  if (text === '') return missing;
  return lengthOf(text) > most ? `${name}最多 ${most} 字，请删短一些` : undefined;
}

function startFault({ startsAt, endsAt }: ActivityDraft, { now, taken }: ActivityFacts): string | undefined {
  if (startsAt === '') return '请选择开始时间';
  if (!isTime(startsAt)) return '开始时间不对，请重新选择';
  if (startsAt <= now) return '开始时间已经过去了，请选将来的时间';
  if (hoursBetween(now, startsAt) > farthestDays * 24) return `最多提前 ${farthestDays} 天发起活动`;
  const other = isTime(endsAt) ? taken.find((span) => clashes(span, { startsAt, endsAt })) : undefined;
  return other && `这段时间团队已有活动“${other.title}”，请错开`;
}

function endFault({ startsAt, endsAt }: ActivityDraft): string | undefined {
  if (endsAt === '') return '请选择结束时间';
  if (!isTime(endsAt)) return '结束时间不对，请重新选择';
  if (!isTime(startsAt)) return undefined;
  if (endsAt <= startsAt) return '结束时间要晚于开始时间';
  return hoursBetween(startsAt, endsAt) > longestHours ? `一次活动最长 ${longestHours} 小时` : undefined;
}

function deadlineFault(
  { startsAt, registerUntil }: ActivityDraft,
  { now }: ActivityFacts,
): string | undefined {
  if (registerUntil === '') return '请选择报名截止时间';
  if (!isTime(registerUntil)) return '报名截止时间不对，请重新选择';
  if (registerUntil <= now) return '报名截止时间已经过去了';
  return isTime(startsAt) && registerUntil > startsAt ? '报名要在活动开始前截止' : undefined;
}

function quotaFault(typed: string): string | undefined {
  if (typed === '') return '请填写招募人数';
  const quota = wholeNumber(typed);
  return quota === undefined || quota < quotas.least || quota > quotas.most
    ? `招募人数应为 ${quotas.least} 到 ${quotas.most} 的整数`
    : undefined;
}

function ageFault(typed: string): string | undefined {
  if (typed === '') return undefined;
  const age = wholeNumber(typed);
  return age === undefined || age < youngestVolunteer || age > oldestAsked
    ? `年龄应为 ${youngestVolunteer} 到 ${oldestAsked} 的整数`
    : undefined;
}

function agesFault({ minAge, maxAge }: ActivityDraft): string | undefined {
  if (minAge === '' || maxAge === '') return undefined;
  return Number(maxAge) < Number(minAge) ? '最大年龄不能小于最小年龄' : undefined;
}

/** @returns undefined for anything but one to five digits */
export function wholeNumber(typed: string): number | undefined {
  return /^\d{1,5}$/.test(typed) ? Number(typed) : undefined;
}
