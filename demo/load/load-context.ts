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

/** The time so long before the loading; a negative age is in the future. @param age ms */
export const timeAgo = (age: number, { now }: LoadContext): string =>
  shanghaiTime(new Date(now.getTime() - Math.round(age)));

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
