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
  summary,
  text,
  texts,
  textUpTo,
  title,
} from './fields.ts';

const circle = object({
  id,
  name: title,
  purpose: summary,
  /** name of a picture */
  cover: name,
  host: text,
  mode: v.picklist(['open', 'approval', 'closed']),
  capacity: positive,
  /** number of members, who are drawn from the authors of the posts */
  members: count,
  rules: texts,
  /** latest first */
  posts: v.array(textUpTo(1000)),
});

const post = object({
  author: text,
  cityId,
  text: textUpTo(1000),
  /** names of pictures */
  pictures: v.exactOptional(v.pipe(names, v.maxLength(9))),
  /** age when the demo is loaded */
  minutesAgo: count,
});
export type DemoPost = v.InferOutput<typeof post>;

const topic = object({
  id,
  title,
  summary,
  /** name of a picture */
  cover: name,
  host: text,
  /** pinned; may be empty */
  hostWords: v.string(),
  /** posts wait for an editor */
  held: v.boolean(),
  openedDaysAgo: count,
  /** negative for a topic that is over */
  closesInDays: integer,
  posts: v.array(post),
});

/** Circles of readers, and the topics of the topic square with their posts. */
export const community = object({ circles: v.array(circle), topics: v.array(topic) });
