import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoSector } from './schema/think-tank-schema.ts';

type RelatedStory = Pick<Story, 'id' | 'labels' | 'cityId' | 'publishedAt'>;
type Topics = Pick<DemoSector, 'newsLabels' | 'villageChapters'>;

/**
 * The stories related to somebody in a city, newest first: those of the city with the labels or from villages,
 * and the newest of other cities with the labels.
 * @param most stories of other cities
 */
export function relatedNews(
  cityId: string,
  { newsLabels, villageChapters }: Topics,
  stories: readonly RelatedStory[],
  most: number,
): RelatedStory[] {
  const [everywhere, here] = [new Set(newsLabels), new Set([...newsLabels, ...villageChapters])];
  const fits = ({ labels, cityId: own }: RelatedStory): boolean =>
    labels.some((label) => (own === cityId ? here : everywhere).has(label));
  const { local = [], other = [] } = Object.groupBy(stories.filter(fits), (story) =>
    story.cityId === cityId ? 'local' : 'other',
  );
  return [...local, ...other.toSorted(newestFirst).slice(0, most)].toSorted(newestFirst);
}

const newestFirst = (a: RelatedStory, b: RelatedStory): number =>
  a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0;
