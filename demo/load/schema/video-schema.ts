import * as v from 'valibot';
import {
  cityId,
  count,
  id,
  ids,
  labels,
  name,
  names,
  object,
  summary,
  text,
  texts,
  title,
} from './fields.ts';

/** A short video with a few words. */
const video = object({
  id,
  title,
  summary,
  /** name of a clip */
  clip: name,
  /** name of a picture */
  picture: name,
  sectionId: name,
  cityId,
  reporter: text,
  labels,
  /** age when the demo is loaded */
  minutesAgo: count,
  publisherId: v.exactOptional(name),
  /** of the other site that it comes from */
  sourceId: v.exactOptional(name),
  /** one string per paragraph */
  words: texts,
});

/** A reader's video or pictures. */
const work = object({
  id,
  title,
  author: text,
  cityId,
  place: text,
  /** name of a clip; absent if the work is pictures */
  clip: v.exactOptional(name),
  /** name of the picture on its card */
  covers: v.pipe(names, v.length(1)),
  /** names of pictures; empty if the work is a video */
  pictures: names,
  /** age when the demo is loaded */
  minutesAgo: count,
  /** one string per paragraph */
  words: texts,
});

/** Videos beside those of the sections, readers' works, and what collects them. */
export const videos = object({
  videos: v.array(video),
  works: v.array(work),
  collections: v.array(
    object({
      id: name,
      title,
      summary,
      /** the newsroom's own if absent */
      publisherId: v.exactOptional(name),
      /** in their order */
      newsIds: ids,
    }),
  ),
  sources: v.array(
    object({
      id: name,
      name: text,
      summary,
      /** empty if the site has no address to link to */
      homeUrl: v.string(),
    }),
  ),
});
