import type { Bench } from '../row.ts';
import { startHomeBaseline } from '../support/home-baseline.ts';
import { paintAgainstBaseline } from '../support/paint-against-baseline.ts';
import { paintAgainstStory } from '../support/paint-against-story.ts';
import { story } from '../support/site.ts';
import { startStoryBaseline } from '../support/story-baseline.ts';

export const storyPaint: Bench = {
  name: 'story-paint',
  measure: () =>
    paintAgainstBaseline({
      name: 'story',
      path: story.path,
      startBaseline: (origin) => startStoryBaseline(origin, story.id),
    }),
};

export const homePaint: Bench = {
  name: 'home-paint',
  measure: () => paintAgainstBaseline({ name: 'home', path: '/new/', startBaseline: startHomeBaseline }),
};

/** The largest topic of the demo content: 240 stories under six labels. */
export const topicPaint: Bench = {
  name: 'topic',
  measure: () => paintAgainstStory('topic', '/new/thematic/8003'),
};

/** A photo story with six pictures. */
export const atlasPaint: Bench = {
  name: 'atlas',
  measure: () => paintAgainstStory('atlas', '/new/atlas/1112'),
};
