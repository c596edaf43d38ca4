/** A span of a week in which an enterprise is open, in its local time (Asia/Shanghai). */
export interface OpeningSpan {
  /** on which it opens: 1 is Monday, 7 is Sunday */
  readonly weekday: number;
  /** `HH:MM` */
  readonly from: string;
  /** `HH:MM`, up to `24:00`, for which `23:59` may stand; at or before `from` it is a time of the next day */
  readonly to: string;
}

export type OpeningState =
  /** `until` is undefined if it never closes */
  | { readonly isOpen: true; readonly until: string | undefined }
  /** `next` is undefined if it opens on no day */
  | { readonly isOpen: false; readonly next: NextOpening | undefined };

interface NextOpening {
  /** 0 is today */
  readonly inDays: number;
  readonly weekday: number;
  /** `HH:MM` */
  readonly from: string;
}

const minutesPerDay = 24 * 60;
const minutesPerWeek = 7 * minutesPerDay;
const minuteMs = 60_000;
/** Shanghai is UTC+8 all year. */
const shanghaiOffsetMinutes = 8 * 60;
/** 1970-01-01 was a Thursday, the fourth day of a week. */
const epochOffsetMinutes = 3 * minutesPerDay;

interface Interval {
  readonly span: OpeningSpan;
  /** minutes since Monday 00:00 */
  readonly start: number;
  /** after `start`, beyond the week's end if it closes on Monday */
  readonly end: number;
}

/**
 * Whether an enterprise is open, by its regular hours. Public holidays are not known here.
 * @param spans in any order; they may touch or overlap, such as a lunch and a dinner
 * @param now ms since 1970
 */
export function openingState(spans: readonly OpeningSpan[], now: number): OpeningState {
  const minute = weekMinute(now);
  const intervals = spans.map(interval);
  const end = endOfOpening(intervals, minute);
  if (end === undefined) return { isOpen: false, next: nextOpening(intervals, minute) };
  return { isOpen: true, until: end === Infinity ? undefined : clock(end) };
}

/** Minutes since Monday 00:00 in Shanghai. */
function weekMinute(now: number): number {
  return modulo(Math.floor(now / minuteMs) + shanghaiOffsetMinutes + epochOffsetMinutes, minutesPerWeek);
}

/** ISO weekday in Shanghai: 1 is Monday. @param now ms since 1970 */
export function shanghaiWeekday(now: number): number {
  return Math.floor(weekMinute(now) / minutesPerDay) + 1;
}

function interval(span: OpeningSpan): Interval {
  const day = (span.weekday - 1) * minutesPerDay;
  const [from, to] = [minutesOf(span.from), minutesOf(span.to)];
  return { span, start: day + from, end: day + to + (to <= from ? minutesPerDay : 0) };
}

/** When the opening that contains a minute ends, through spans that follow without a gap. Infinity if it never does. */
function endOfOpening(intervals: readonly Interval[], minute: number): number | undefined {
  let end: number | undefined;
  for (;;) {
    const at: number = end ?? minute;
    const later = intervals.map((one) => endAfter(one, at)).filter((one) => one !== undefined);
    if (later.length === 0) return end;
    end = Math.max(...later);
    if (end - minute >= minutesPerWeek) return Infinity;
  }
}

/** End of the interval in the week in which it contains a minute. */
function endAfter({ start, end }: Interval, minute: number): number | undefined {
  const passed = modulo(minute - start, minutesPerWeek);
  return passed < end - start ? minute - passed + (end - start) : undefined;
}

function nextOpening(intervals: readonly Interval[], minute: number): NextOpening | undefined {
  const waits = intervals.map(({ span, start }) => ({ span, wait: modulo(start - minute, minutesPerWeek) }));
  const [first] = waits.toSorted((left, right) => left.wait - right.wait);
  if (first === undefined) return undefined;
  const inDays = Math.floor(((minute % minutesPerDay) + first.wait) / minutesPerDay);
  return { inDays, weekday: first.span.weekday, from: first.span.from };
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

function minutesOf(time: string): number {
  // clocks that end at 23:59 have no other way to say the end of a day
  if (time === '23:59') return minutesPerDay;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM` of a minute of any day. */
function clock(minute: number): string {
  const ofDay = minute % minutesPerDay;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
