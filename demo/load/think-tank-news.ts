import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoEnterprise, DemoSector } from './schema/think-tank-schema.ts';

/** more stories than this would not be read */
const mostRelated = 36;

/**
 * Ids of the stories related to an enterprise, newest first: those with labels of its sector, and of its own city the
 * stories of villages too. Stories of its city win where there are too many.
 */
export function relatedNews(
  { cityId }: Pick<DemoEnterprise, 'cityId'>,
  { newsLabels, villageChapters }: Pick<DemoSector, 'newsLabels' | 'villageChapters'>,
  stories: readonly Pick<Story, 'id' | 'labels' | 'cityId' | 'publishedAt'>[],
): string[] {
  const [everywhere, here] = [new Set(newsLabels), new Set([...newsLabels, ...villageChapters])];
  return stories
    .map((story) => ({ story, isHere: story.cityId === cityId }))
    .filter(({ story, isHere }) => story.labels.some((label) => (isHere ? here : everywhere).has(label)))
    .toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || compare(b.story, a.story))
    .slice(0, mostRelated)
    .map(({ story }) => story)
    .toSorted((a, b) => compare(b, a))
    .map(({ id }) => id);
}

const compare = (a: Pick<Story, 'publishedAt'>, b: Pick<Story, 'publishedAt'>): number =>
  a.publishedAt < b.publishedAt ? -1 : a.publishedAt > b.publishedAt ? 1 : 0;
