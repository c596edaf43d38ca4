import * as v from 'valibot';
import { cityId, count, id, name, names, object, text, textUpTo } from './fields.ts';
import { reply } from './news-schema.ts';

const category = v.picklist([
  'traffic',
  'services',
  'environment',
  'consumer',
  'safety',
  'education',
  'kindness',
  'other',
]);
/** names of pictures */
const pictures = v.pipe(names, v.maxLength(9));

/** A reader's report to the newspaper. */
const tip = object({
  id: v.pipe(v.string(), v.regex(/^tip-[a-z0-9]+$/)),
  topicId: v.exactOptional(id),
  itemId: v.exactOptional(id),
  author: text,
  anonymous: v.boolean(),
  category,
  cityId,
  place: textUpTo(60),
  text: textUpTo(1000),
  pictures,
  /** name of a clip */
  video: v.exactOptional(name),
  /** age when the demo is loaded */
  minutesAgo: count,
  state: v.picklist(['received', 'held', 'accepted', 'interviewing', 'reported', 'hidden']),
  /** the editor's remark on the last step */
  note: v.exactOptional(text),
  reply: v.exactOptional(object({ text, by: text })),
  /** story that the newspaper made of it */
  storyId: v.exactOptional(id),
  follows: v.exactOptional(count),
  comments: v.exactOptional(v.array(reply)),
});
export type DemoTip = v.InferOutput<typeof tip>;

/** Reports by readers, the topics that the newspaper asks about, and short items that readers comment on. */
export const tips = object({
  topics: v.pipe(
    v.array(
      object({
        id,
        title: text,
        summary: text,
        /** name of a picture */
        cover: name,
        host: text,
        category,
      }),
    ),
    v.nonEmpty(),
  ),
  items: v.array(
    object({
      id,
      title: text,
      text,
      source: object({ name: text, description: text }),
      cityId,
      /** age when the demo is loaded */
      minutesAgo: count,
      pictures,
      /** id of the newspaper's own story on it */
      story: id,
    }),
  ),
  tips: v.pipe(v.array(tip), v.nonEmpty()),
});
