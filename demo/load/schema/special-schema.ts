import { Ajv, type ValidateFunction } from 'ajv';
import { cityIds } from '../../../gateway/domains/shared/cities.ts';
import type { DemoSpecial, DemoVillages } from '../special-types.ts';
import { count, id, name, shape, summary, text, texts, title } from './fields.ts';

const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false });

const label = { ...text, maxLength: 12 };

export const isSpecials: ValidateFunction<readonly DemoSpecial[]> = ajv.compile<readonly DemoSpecial[]>({
  type: 'array',
  items: shape(
    {
      id,
      title,
      summary,
      style: { enum: ['plain', 'timeline', 'regional'] },
      lead: texts,
      picture: name,
      sectionId: name,
      cityId: { type: 'string', enum: cityIds },
      reporter: text,
      editor: text,
      minutesAgo: count,
      sections: {
        type: 'array',
        items: shape({ label, newsIds: { type: 'array', minItems: 1, uniqueItems: true, items: id } }),
      },
    },
    {
      stories: {
        type: 'array',
        items: shape({ id, title, label, daysAgo: count, picture: name, words: texts }),
      },
      villages: { type: 'boolean' },
    },
  ),
});

export const isVillages: ValidateFunction<DemoVillages> = ajv.compile<DemoVillages>(
  shape({
    firsts: texts,
    lasts: texts,
    surnames: texts,
    titlesOfPeople: texts,
    quotes: texts,
    chapters: {
      type: 'array',
      minItems: 1,
      items: shape({
        label,
        pictures: { type: 'array', minItems: 1, items: name },
        things: texts,
        titles: texts,
        openings: texts,
        middles: texts,
      }),
    },
  }),
);
