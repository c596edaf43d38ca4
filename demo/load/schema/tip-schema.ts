import type { ValidateFunction } from 'ajv';
import { ajv, cityId, remark } from './story-schema.ts';
import { count, id, name, shape, text } from './fields.ts';
import type { DemoTips } from './demo-content.ts';

const category = {
  enum: ['traffic', 'services', 'environment', 'consumer', 'safety', 'education', 'kindness', 'other'],
};
const nine = { type: 'array', maxItems: 9, items: name };

export const isTips: ValidateFunction<DemoTips> = ajv.compile<DemoTips>(
  shape({
    topics: {
      type: 'array',
      minItems: 1,
      items: shape({ id, title: text, summary: text, cover: name, host: text, category }),
    },
    items: {
      type: 'array',
      items: shape({
        id,
        title: text,
        text,
        source: shape({ name: text, description: text }),
        cityId,
        minutesAgo: count,
        pictures: nine,
        story: id,
      }),
    },
    tips: {
      type: 'array',
      minItems: 1,
      items: shape(
        {
          id: { type: 'string', pattern: '^tip-[a-z0-9]+$' },
          author: text,
          anonymous: { type: 'boolean' },
          category,
          cityId,
          place: { ...text, maxLength: 60 },
          text: { ...text, maxLength: 1000 },
          pictures: nine,
          minutesAgo: count,
          state: { enum: ['received', 'held', 'accepted', 'interviewing', 'reported', 'hidden'] },
        },
        {
          topicId: id,
          itemId: id,
          video: name,
          note: text,
          reply: shape({ text, by: text }),
          storyId: id,
          follows: count,
          comments: { type: 'array', items: shape(remark) },
        },
      ),
    },
  }),
);
