import type { ValidateFunction } from 'ajv';
import { isCreditCode } from '../../../rules/people/credit-code.ts';
import type { DemoCommonweal } from '../commonweal-types.ts';
import { ajv, cityId } from './story-schema.ts';
import { count, id, name, shape, text, texts } from './fields.ts';
import type { DemoContent } from './demo-content.ts';

const skills = {
  type: 'array',
  items: {
    enum: [
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
    ],
  },
};
const plan = shape(
  {
    title: { ...text, maxLength: 40 },
    place: { ...text, maxLength: 60 },
    what: text,
    quota: { type: 'integer', minimum: 1 },
    hours: { type: 'integer', minimum: 1 },
    skills,
  },
  { show: shape({ title: text, text }) },
);

export const isCommonweal: ValidateFunction<DemoCommonweal> = ajv.compile<DemoCommonweal>(
  shape({
    topics: { type: 'array', minItems: 1, items: shape({ id, title: text, lead: text, cover: name }) },
    groups: {
      type: 'array',
      minItems: 1,
      items: shape({
        id: { type: 'string', pattern: '^grp-[a-z0-9]+$' },
        name: { ...text, maxLength: 40 },
        creditCode: text,
        cityId,
        introduction: text,
        logo: name,
        covers: { type: 'array', minItems: 1, items: name },
        topicId: id,
        newsIds: { type: 'array', items: id },
        note: text,
        honours: { type: 'array', items: text },
        plans: { type: 'array', minItems: 1, items: plan },
      }),
    },
    surnames: text,
    ends: text,
    volunteerHonours: texts,
    honoursGivenBy: text,
    rejections: texts,
    lockReasons: texts,
    welfare: {
      type: 'array',
      items: shape({
        id,
        title: text,
        summary: text,
        cover: name,
        sponsor: text,
        stock: count,
        opensInDays: { type: 'integer' },
        closesInDays: { type: 'integer' },
        rules: texts,
      }),
    },
  }),
);

/** What is wrong with the programme beside all else. @param stories ids of all stories */
export function* commonwealFaults(
  { commonweal, pictures }: DemoContent,
  stories: ReadonlySet<string>,
): Generator<string> {
  const topics = new Set(commonweal.topics.map(({ id: topic }) => topic));
  const seen = new Set<string>();
  for (const { id: group, creditCode, topicId, newsIds, logo, covers } of commonweal.groups) {
    if (seen.has(group) || seen.has(creditCode))
      yield `group ${group}: the id or the credit code stands twice`;
    seen.add(group).add(creditCode);
    if (!isCreditCode(creditCode)) yield `group ${group}: ${creditCode} is no credit code`;
    if (!topics.has(topicId)) yield `group ${group}: there is no topic ${topicId}`;
    for (const newsId of newsIds)
      if (!stories.has(newsId)) yield `group ${group}: there is no story ${newsId}`;
    for (const picture of [logo, ...covers])
      if (!Object.hasOwn(pictures, picture)) yield `group ${group}: no picture is called ${picture}`;
  }
  for (const { id: item, cover } of [...commonweal.topics, ...commonweal.welfare])
    if (!Object.hasOwn(pictures, cover)) yield `${item}: no picture is called ${cover}`;
}
