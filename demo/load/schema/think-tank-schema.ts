import * as v from 'valibot';
import { sectorNames } from '../../../rules/think-tank/sector-names.gen.ts';
import { cityId, integer, name, names, object, positive, text, texts, textUpTo, title } from './fields.ts';

const sector = v.picklist(sectorNames);
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30'));
const closing = v.union([clock, v.literal('24:00')]);
const day = v.pipe(v.string(), v.isoDate());
const degrees = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
/** The columns are those of the sector's table. */
const row = v.record(name, text);

const enterprise = object({
  id: v.pipe(v.string(), v.regex(/^ent-[A-Za-z0-9]+-\d\d$/)),
  name: title,
  cityId,
  /** under which the alphabetical list files the name */
  letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
  /** of the pinyin of each character; checked by hand, since libraries misread names of places */
  initials: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)),
  summary: textUpTo(120),
  address: textUpTo(60),
  longitude: degrees(114, 123),
  latitude: degrees(34, 39),
  /** Local numbers never start with 0, so no such number is in service. */
  phone: v.pipe(v.string(), v.regex(/^0\d{2,3}-00\d{6}$/, 'must be a number that is not in service')),
  openingHours: object({
    /** 1 is Monday */
    days: v.pipe(v.array(v.pipe(integer, v.minValue(1), v.maxValue(7))), v.nonEmpty()),
    from: clock,
    to: closing,
    note: v.exactOptional(text),
  }),
  founded: day,
  creditCode: text,
  mark: v.picklist(['certified', 'editorial']),
  ad: v.exactOptional(v.literal(true)),
  pictures: v.pipe(names, v.minLength(3), v.maxLength(9)),
  /** from 1 to 5; larger enterprises score higher */
  size: v.pipe(integer, v.minValue(1), v.maxValue(5)),
  /** when facts and table were last checked, before the loading */
  checkedDaysAgo: positive,
  /** values by the keys of the sector's facts */
  facts: v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/)), text),
  rows: v.pipe(v.array(row), v.minLength(2)),
});
export type DemoEnterprise = v.InferOutput<typeof enterprise>;

/** The enterprises of a sector. */
export const sectorFile = object({
  /** `byFact` names the facts that come from elsewhere */
  sources: object({ facts: text, table: text, index: text, byFact: v.record(text, text) }),
  /** Stories with these labels are related to the enterprises. */
  newsLabels: texts,
  /** chapters of the village stories that are related too */
  villageChapters: v.array(text),
  /** why one of them moved in a ranking; absent for sectors that no ranking has */
  reasons: v.exactOptional(object({ up: texts, down: texts })),
  /** what moved the index of the sector */
  events: v.array(object({ periodsAgo: positive, effect: v.number(), what: text })),
  enterprises: v.pipe(v.array(enterprise), v.minLength(20)),
});
export type DemoSector = v.InferOutput<typeof sectorFile>;

const expert = object({
  id: v.pipe(v.string(), v.regex(/^exp-\d\d$/)),
  name: textUpTo(8),
  title,
  field: title,
  cityId,
  /** name of a picture */
  portrait: name,
  sectors: v.pipe(v.array(sector), v.nonEmpty()),
  titles: texts,
  biography: text,
  views: v.pipe(
    v.array(
      object({
        title,
        text,
        daysAgo: positive,
        /** the report of the expert that says more */
        reportId: v.exactOptional(v.pipe(v.string(), v.regex(/^rep-\d\d$/))),
      }),
    ),
    v.nonEmpty(),
  ),
  /** a negative number of days is in the past */
  events: v.array(object({ title, inDays: integer, place: text })),
});

const ranking = object({
  kind: v.picklist(['travel', 'region', 'education', 'economics']),
  title,
  /** the enterprises of these sectors are ranked by their index */
  sectors: v.array(sector),
  /** ranked besides the enterprises; without a page of their own */
  others: v.array(object({ name: title, cityId })),
  method: text,
  sources: texts,
  reasons: object({ up: texts, down: texts, same: texts }),
});
export type DemoRanking = v.InferOutput<typeof ranking>;

export const thinkTank = object({
  experts: v.pipe(v.array(expert), v.minLength(24)),
  rankings: v.pipe(v.array(ranking), v.length(4)),
});
