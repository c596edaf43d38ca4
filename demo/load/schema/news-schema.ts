import * as v from 'valibot';
import {
  cityId,
  count,
  id,
  labels,
  name,
  names,
  object,
  oneOf,
  summary,
  text,
  texts,
  textUpTo,
  title,
} from './fields.ts';

export const liveState = v.picklist(['preview', 'living', 'paused', 'ended', 'replay']);

const block = oneOf(
  object({ p: text }),
  object({ h: text }),
  object({ quote: text, by: v.exactOptional(text) }),
  object({ img: name, caption: v.exactOptional(text) }),
  object({ list: texts, ordered: v.exactOptional(v.boolean()) }),
  object({
    table: v.pipe(v.array(v.pipe(v.array(v.string()), v.nonEmpty())), v.minLength(2)),
    caption: v.exactOptional(text),
  }),
  object({
    /** id of a vote */
    vote: id,
  }),
  object({
    /** name of a clip */
    audio: name,
    title: text,
  }),
  object({
    /** name of a clip */
    video: name,
    title: text,
  }),
);
export type DemoBlock = v.InferOutput<typeof block>;

const comment = { author: text, cityId, body: textUpTo(500) };
export const reply = object(comment);
export type DemoReply = v.InferOutput<typeof reply>;
const commentWithReplies = object({ ...comment, replies: v.exactOptional(v.array(reply)) });
export type DemoComment = v.InferOutput<typeof commentWithReplies>;

/** A story as its author wrote it. */
const story = object({
  id,
  kind: v.picklist(['article', 'atlas', 'audio', 'video', 'live', 'special', 'report']),
  title,
  summary,
  reporter: text,
  editor: text,
  cityId,
  labels,
  /** names of pictures */
  covers: v.pipe(names, v.maxLength(3)),
  cardStyle: v.picklist(['text', 'thumb', 'three', 'cover', 'video', 'audio', 'live']),
  /** age when the demo is loaded */
  minutesAgo: count,
  important: v.exactOptional(v.boolean()),
  /** name of the clip of an audio or video story */
  media: v.exactOptional(name),
  liveState: v.exactOptional(liveState),
  body: v.pipe(v.array(block), v.nonEmpty()),
  corrections: v.exactOptional(
    v.pipe(v.array(object({ text, /** age when the demo is loaded */ minutesAgo: count })), v.nonEmpty()),
  ),
  comments: v.exactOptional(v.array(commentWithReplies)),
});
export type DemoStory = v.InferOutput<typeof story>;

/** Contains the stories of the section in the file's name, such as `stories-culture.json`. */
export const storyFile = v.array(story);

/** What readers say under stories that have few comments of their own. */
export const commentPool = object({
  authors: v.pipe(v.array(object({ name: text, cityId })), v.nonEmpty()),
  general: texts,
  bySection: v.record(v.string(), texts),
  replies: texts,
});

const episode = object({
  id,
  title,
  summary,
  cityId,
  labels,
  /** name of a picture */
  cover: name,
  /** age when the demo is loaded */
  minutesAgo: count,
  /** the spoken text, one string per paragraph */
  words: texts,
});

/** Series of audio stories. The clip of an episode is called `episode-<id>` and speaks its words. */
export const programmes = v.pipe(
  v.array(
    object({
      id: name,
      name: text,
      summary: text,
      host: text,
      /** name of a picture */
      picture: name,
      sectionId: name,
      episodes: v.pipe(v.array(episode), v.nonEmpty()),
    }),
  ),
  v.nonEmpty(),
);

/** Publishers and their stories. A publisher's portrait has the publisher's id as its file name. */
export const publishers = v.pipe(
  v.array(
    object({
      id: name,
      kind: v.picklist(['personal', 'organisation']),
      name: textUpTo(14),
      cityId,
      summary: textUpTo(40),
      /** one string per paragraph */
      introduction: texts,
      /** age of the account when the demo is loaded */
      daysAgo: count,
      follows: count,
      newsIds: v.pipe(v.array(id), v.nonEmpty()),
      contact: v.exactOptional(object({ phone: text, address: text, hours: text })),
      /** an organisation's services for readers, each with the story that explains it */
      services: v.exactOptional(
        v.pipe(v.array(object({ name: text, note: text, newsId: id })), v.nonEmpty()),
      ),
    }),
  ),
  v.nonEmpty(),
);
