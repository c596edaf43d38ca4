import type { ValidateFunction } from 'ajv';
import { ajv, cityId } from './story-schema.ts';
import { count, id as anyId, name, shape, text, texts } from './fields.ts';
import type { DemoContent } from './demo-content.ts';
import type { DemoPublisher } from '../publisher-types.ts';

export const isPublishers: ValidateFunction<DemoPublisher[]> = ajv.compile<DemoPublisher[]>({
  type: 'array',
  minItems: 1,
  items: shape(
    {
      id: name,
      kind: { enum: ['personal', 'organisation'] },
      name: { ...text, maxLength: 14 },
      cityId,
      summary: { ...text, maxLength: 40 },
      introduction: texts,
      daysAgo: count,
      follows: count,
      newsIds: { type: 'array', minItems: 1, items: anyId },
    },
    {
      contact: shape({ phone: text, address: text, hours: text }),
      services: { type: 'array', minItems: 1, items: shape({ name: text, note: text, newsId: anyId }) },
    },
  ),
});

/** What is wrong with publishers beside all else. @param stories ids of all stories */
export function* publisherFaults(
  { publishers }: DemoContent,
  stories: ReadonlySet<string>,
): Generator<string> {
  const ids = new Set<string>();
  const taken = new Set<string>();
  for (const { id, newsIds, services = [] } of publishers) {
    if (ids.has(id)) yield `publisher ${id}: the id stands twice`;
    ids.add(id);
    for (const newsId of [...newsIds, ...services.map((service) => service.newsId)])
      if (!stories.has(newsId)) yield `publisher ${id}: there is no story ${newsId}`;
    for (const newsId of newsIds) {
      if (taken.has(newsId)) yield `publisher ${id}: story ${newsId} is another's`;
      taken.add(newsId);
    }
  }
}
