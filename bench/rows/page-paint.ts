import type { Bench } from '../row.ts';
import { paintBesideStory } from '../support/paint-against-story.ts';

/** The demo's largest topic: two hundred and forty stories under six labels. */
export const topic = pagePaint('topic', '/new/thematic/8003');

/** An atlas of six pictures. */
export const atlas = pagePaint('atlas', '/new/atlas/1112');

function pagePaint(name: string, path: string): Bench {
  return { name, measure: () => paintBesideStory(name, path) };
}
