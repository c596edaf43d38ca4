import type { Bench } from '../row.ts';
import { paintBesideTwin } from '../support/paint-against-baseline.ts';
import { story } from '../support/site.ts';
import { startStoryTwin } from '../support/story-baseline.ts';

/** A story, as readers open it from a share card. */
export const storyPaint: Bench = {
  name: 'story-paint',
  measure: () =>
    paintBesideTwin({
      name: 'story',
      path: story.path,
      startTwin: (origin) => startStoryTwin(origin, story.id),
    }),
};
