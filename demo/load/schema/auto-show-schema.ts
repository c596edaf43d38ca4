import * as v from 'valibot';
import {
  cityId,
  color,
  count,
  id,
  ids,
  integer,
  object,
  positive,
  text,
  textUpTo,
  unique,
} from './fields.ts';

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** What the drawings of a model are made of; see demo/art/pictures/cars.ts. */
const look = object({
  paint: color,
  lamp: count,
  roof: count,
  grille: count,
  spokes: positive,
  isTwoTone: v.boolean(),
  scene: count,
  cabin: count,
});

const series = object({
  id,
  brandId: id,
  name: text,
  body: v.picklist(['sedan', 'hatchback', 'wagon', 'coupe', 'suv', 'mpv', 'pickup']),
  energy: v.picklist(['petrol', 'hybrid', 'plugIn', 'rangeExtended', 'electric']),
  /** yuan of the cheapest trim */
  price: positive,
  seats: positive,
  summary: text,
  /** names, the cheapest first */
  trims: v.pipe(unique(text), v.minLength(2), v.maxLength(5)),
  look,
});
export type DemoSeries = v.InferOutput<typeof series>;

const shop = object({
  id,
  name: text,
  cityId,
  address: text,
  longitude: v.number(),
  latitude: v.number(),
  phone: text,
  creditCode: text,
  sundayFrom: clockTime,
  closesAt: clockTime,
  brandIds: ids,
  offers: v.array(object({ id, title: text, text, seriesId: id, validForDays: integer })),
});

const proclamation = object({
  id,
  kind: v.picklist(['notice', 'change', 'schedule']),
  title: text,
  text,
  daysAgo: count,
  /** of a schedule: 0 is the first day of the show */
  showDay: v.exactOptional(count),
  from: v.exactOptional(clockTime),
  to: v.exactOptional(clockTime),
  venue: v.exactOptional(text),
});

/** The auto show with all models; shops are open from 9:00, on Sunday from `sundayFrom`. */
export const autoShow = object({
  show: object({
    id,
    title: text,
    startsInDays: positive,
    days: positive,
    dailyHours: text,
    venue: text,
    address: text,
    longitude: v.number(),
    latitude: v.number(),
    tickets: v.array(object({ name: text, price: count, note: text })),
  }),
  proclamations: v.array(proclamation),
  brands: v.array(object({ id, name: text, letter: textUpTo(1), initials: text, color, introduction: text })),
  series: v.array(series),
  shops: v.array(shop),
});
