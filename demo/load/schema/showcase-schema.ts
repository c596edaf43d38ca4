import * as v from 'valibot';
import { count, id, ids, name, object, text, title } from './fields.ts';

export const hotEvents = v.array(
  object({
    id,
    title,
    summary: text,
    heat: count,
    trend: v.picklist(['up', 'down', 'flat', 'new']),
    /** heat per hour, oldest first */
    curve: v.pipe(v.array(count), v.minLength(2)),
    /** the stories of the event, which get its title as a label */
    newsIds: ids,
  }),
);

export const banners = v.pipe(
  v.array(
    object({
      id,
      title: text,
      /** name of a picture */
      picture: name,
      newsId: id,
    }),
  ),
  v.nonEmpty(),
);

export const ads = v.pipe(
  v.array(
    object({
      id,
      position: v.picklist(['stream', 'article']),
      title: text,
      summary: text,
      /** name of the advertiser */
      source: text,
      /** name of a picture */
      picture: name,
      url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
    }),
  ),
  v.nonEmpty(),
);
