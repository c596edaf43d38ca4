import type { ValidateFunction } from 'ajv';
import { ajv } from './story-schema.ts';
import { count, id, name, shape, summary, text, texts, title } from './fields.ts';
import type { DemoContent } from './demo-content.ts';
import type { DemoPanorama, DemoVrTour } from '../vr-types.ts';

const size = { type: 'integer', minimum: 1 };
const place = {
  type: 'array',
  minItems: 2,
  maxItems: 2,
  items: { type: 'number', minimum: -180, maximum: 180 },
};

export const isPanoramas: ValidateFunction<Record<string, DemoPanorama>> = ajv.compile<
  Record<string, DemoPanorama>
>({
  type: 'object',
  propertyNames: name,
  additionalProperties: shape(
    {
      file: text,
      width: size,
      height: size,
      color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
      alt: text,
    },
    { film: shape({ file: text, duration: size, bytes: size }) },
  ),
});

const spot = {
  type: 'object',
  oneOf: [
    shape({ label: title, at: place, words: texts }),
    shape({ label: title, at: place, newsId: id }),
    shape({ label: title, at: place, sceneId: id }),
  ],
};

const scene = shape(
  { id, title, caption: summary, panorama: name, spots: { type: 'array', items: spot } },
  { film: { enum: ['kept', 'live'] }, look: place },
);

export const isVrTours: ValidateFunction<readonly DemoVrTour[]> = ajv.compile<readonly DemoVrTour[]>({
  type: 'array',
  minItems: 1,
  items: shape(
    { id, title, summary, minutesAgo: count, scenes: { type: 'array', minItems: 1, items: scene } },
    { liveId: id },
  ),
});

/** What is wrong with tours beside all else. @param stories ids of all stories */
export function* vrFaults(
  { vrTours, panoramas, stories: told }: DemoContent,
  stories: ReadonlySet<string>,
): Generator<string> {
  const lives = new Set(told.filter(({ kind }) => kind === 'live').map(({ id: story }) => story));
  const seen = new Set<string>();
  for (const { id: tour, liveId, scenes } of vrTours) {
    if (liveId !== undefined && !lives.has(liveId)) yield `tour ${tour}: there is no live ${liveId}`;
    const own = new Set(scenes.map(({ id: one }) => one));
    for (const { id: one, panorama, film, spots } of scenes) {
      const about = `scene ${one}`;
      if (seen.has(one)) yield `${about}: the id stands twice`;
      seen.add(one);
      const picture = panoramas[panorama];
      if (picture === undefined) yield `${about}: no panorama is called ${panorama}`;
      if (film !== undefined && picture?.film === undefined) yield `${about}: ${panorama} is not filmed`;
      for (const to of spots) {
        if ('newsId' in to && !stories.has(to.newsId)) yield `${about}: there is no story ${to.newsId}`;
        if ('sceneId' in to && !own.has(to.sceneId)) yield `${about}: the tour has no scene ${to.sceneId}`;
      }
    }
  }
}
