import * as v from 'valibot';
import { cityId, count, id, ids, name, object, summary, text, texts, textUpTo, title } from './fields.ts';

const label = textUpTo(12);

/** A short story that occurs in a special topic only. */
const shortStory = object({
  id,
  title,
  /** of the topic's section it belongs to */
  label,
  /** age when the demo is loaded */
  daysAgo: count,
  /** name of a picture */
  picture: name,
  /** one string per paragraph */
  words: texts,
});

/** A special topic with its card and its sections. */
const special = object({
  id,
  title,
  summary,
  style: v.picklist(['plain', 'timeline', 'regional']),
  /** one string per paragraph */
  lead: texts,
  /** name of a picture */
  picture: name,
  sectionId: name,
  cityId,
  reporter: text,
  editor: text,
  /** age when the demo is loaded */
  minutesAgo: count,
  /** in their order, with stories that occur elsewhere too */
  sections: v.array(object({ label, newsIds: ids })),
  stories: v.exactOptional(v.array(shortStory)),
  /** contains the generated stories of the villages */
  villages: v.exactOptional(v.boolean()),
});
export const specials = v.array(special);

/** Sentences with gaps such as `{village}` from which the stories of villages are generated. */
export const villages = object({
  firsts: texts,
  lasts: texts,
  surnames: texts,
  /** forms of address that follow the surname */
  titlesOfPeople: texts,
  quotes: texts,
  chapters: v.pipe(
    v.array(
      object({
        label,
        things: texts,
        /** names of pictures, by the thing that each shows */
        pictures: v.record(text, name),
        titles: texts,
        openings: texts,
        middles: texts,
      }),
    ),
    v.nonEmpty(),
  ),
});
export type DemoVillages = v.InferOutput<typeof villages>;
