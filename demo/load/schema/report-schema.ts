import * as v from 'valibot';
import { sectorNames } from '../../../rules/think-tank/sector-names.gen.ts';
import { name, object, positive, text, textUpTo, title } from './fields.ts';

const day = v.pipe(v.string(), v.isoDate());
const reportId = v.pipe(v.string(), v.regex(/^rep-\d\d$/));

/** All values are made up for the product; the page says so. */
const chart = object({
  title,
  kind: v.picklist(['line', 'bar']),
  /** column title of the points */
  pointTitle: text,
  points: v.pipe(v.array(text), v.minLength(3), v.maxLength(24)),
  unit: text,
  /** a value for each point */
  series: v.pipe(
    v.array(object({ name: text, values: v.pipe(v.array(v.number()), v.nonEmpty()) })),
    v.minLength(1),
    v.maxLength(4),
  ),
  source: text,
  asOf: day,
  /** the chart in words */
  sentence: text,
});

const chapter = object({
  title,
  paragraphs: v.pipe(v.array(text), v.minLength(3)),
  charts: v.array(chart),
});

export const report = object({
  title: textUpTo(40),
  summary: text,
  daysAgo: positive,
  /** name of a picture */
  cover: name,
  /** ids of its authors */
  experts: v.pipe(v.array(v.pipe(v.string(), v.regex(/^exp-\d\d$/))), v.nonEmpty()),
  sectors: v.pipe(v.array(v.picklist(sectorNames)), v.nonEmpty()),
  chapters: v.pipe(v.array(chapter), v.minLength(4), v.maxLength(7)),
  method: text,
  corrections: v.pipe(v.array(object({ daysAgo: positive, text })), v.minLength(1), v.maxLength(2)),
  related: v.pipe(v.array(reportId), v.nonEmpty()),
});
export type DemoReport = v.InferOutput<typeof report>;
