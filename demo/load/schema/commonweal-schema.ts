import * as v from 'valibot';
import {
  cityId,
  count,
  id,
  integer,
  name,
  names,
  object,
  positive,
  text,
  texts,
  textUpTo,
  title,
} from './fields.ts';

const skills = v.array(
  v.picklist([
    'teaching',
    'medical',
    'psychology',
    'law',
    'driving',
    'translation',
    'photography',
    'performing',
    'repair',
    'rescue',
    'cooking',
    'computing',
  ]),
);

/** One activity of a group. */
const plan = object({
  title,
  place: textUpTo(60),
  what: text,
  /** name of a picture */
  cover: name,
  quota: positive,
  hours: positive,
  skills,
  /** the report that the group publishes after the activity */
  show: v.exactOptional(object({ title: text, text })),
});
export type DemoPlan = v.InferOutput<typeof plan>;

const group = object({
  id: v.pipe(v.string(), v.regex(/^grp-[a-z0-9]+$/)),
  name: title,
  creditCode: text,
  cityId,
  introduction: text,
  /** name of a picture */
  logo: name,
  /** names of pictures, shown with its reports */
  covers: v.pipe(names, v.nonEmpty()),
  topicId: id,
  newsIds: v.array(id),
  /** added to the introduction of each activity */
  note: text,
  honours: v.array(text),
  plans: v.pipe(v.array(plan), v.nonEmpty()),
});
export type DemoGroup = v.InferOutput<typeof group>;

/** Volunteer groups and their activities. Who took part is generated, with the same result on every load. */
export const commonweal = object({
  topics: v.pipe(
    v.array(
      object({
        id,
        title: text,
        lead: text,
        /** name of a picture */
        cover: name,
      }),
    ),
    v.nonEmpty(),
  ),
  groups: v.pipe(v.array(group), v.nonEmpty()),
  /** first characters of volunteers' names; the pages mask the others */
  surnames: text,
  /** last characters of volunteers' names */
  ends: text,
  volunteerHonours: texts,
  honoursGivenBy: text,
  rejections: texts,
  lockReasons: texts,
  welfare: v.array(
    object({
      id,
      title: text,
      summary: text,
      /** name of a picture */
      cover: name,
      sponsor: text,
      stock: count,
      /** from the loading of the demo; negative is before it */
      opensInDays: integer,
      closesInDays: integer,
      rules: texts,
    }),
  ),
});
export type DemoCommonweal = v.InferOutput<typeof commonweal>;
