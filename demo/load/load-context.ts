import { shanghaiTime } from '../../gateway/db/time.ts';
import type { Picture } from '../../gateway/domains/shared/story-cards.ts';
import type { DemoContent } from './schema/demo-content.ts';

export interface LoadContext {
  /** address under which `demo/media` is served, such as `/media/demo` */
  readonly mediaBase: string;
  /** time of loading, from which the ages in the content count back */
  readonly now: Date;
}

/** ms */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Readers are up and editors publish from 06:00 to 23:00. */
const wakingStart = 6 * hour;
const wakingLength = 17 * hour;
/** Shanghai is UTC+8 all year. */
const shanghaiOffset = 8 * hour;

/**
 * The moment so long before the loading, in waking hours: ages count back over these alone, so that a day back is the
 * same time of the day before, and the order stays. A negative age is in the future.
 * @param age ms
 */
export function momentAgo(age: number, { now }: LoadContext): Date {
  const local = now.getTime() + shanghaiOffset;
  const sinceWaking = Math.min(Math.max((local % day) - wakingStart, 0), wakingLength);
  const waking =
    Math.floor(local / day) * wakingLength + sinceWaking - Math.round((age * wakingLength) / day);
  // the end of a day is the start of the next one: the past stays on the earlier day
  const date = age < 0 ? Math.floor(waking / wakingLength) : Math.ceil(waking / wakingLength) - 1;
  return new Date(date * day + wakingStart + (waking - date * wakingLength) - shanghaiOffset);
}

/** The start, or an earlier one at which an event of that length ends in waking hours. @param length ms */
export function startBefore(start: Date, length: number): Date {
  const sinceMidnight = (start.getTime() + shanghaiOffset) % day;
  return new Date(start.getTime() - Math.max(0, sinceMidnight + length - wakingStart - wakingLength));
}

/** `momentAgo` as the contract's time. */
export const timeAgo = (age: number, context: LoadContext): string => shanghaiTime(momentAgo(age, context));

/** The pictures of the demo by name, as stories hold them. */
export type Pictures = ReadonlyMap<string, Picture>;

export function picturesOf({ pictures }: DemoContent, { mediaBase }: LoadContext): Pictures {
  return new Map(
    Object.entries(pictures).map(([name, picture]) => [
      name,
      { url: `${mediaBase}/pictures/${name}.jpg`, ...picture },
    ]),
  );
}

export const clipUrl = ({ file }: { readonly file: string }, { mediaBase }: LoadContext): string =>
  `${mediaBase}/clips/${file}`;
