import * as v from 'valibot';
import { cityId, count, id, name, object, text, texts, textUpTo } from './fields.ts';

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
