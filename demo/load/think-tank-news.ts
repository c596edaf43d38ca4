import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoSector } from './schema/think-tank-schema.ts';

type RelatedStory = Pick<Story, 'id' | 'labels' | 'cityId' | 'publishedAt'>;

/**
 * Returns a function that finds the stories related to somebody in a city, newest first: those of the city with the
 * labels or from villages, and the newest `most` of other cities with the labels.
 */
export function relatedNewsFinder(
  { newsLabels, villageChapters }: Pick<DemoSector, 'newsLabels' | 'villageChapters'>,
  stories: readonly RelatedStory[],
): (cityId: string, most: number) => RelatedStory[] {
  const having = (wanted: readonly string[]): RelatedStory[] => {
    const known = new Set(wanted);
    return stories.filter(({ labels }) => labels.some((label) => known.has(label)));
  };
  const everywhere = having(newsLabels).toSorted(newestFirst);
  const byCity = Map.groupBy(having([...newsLabels, ...villageChapters]), ({ cityId }) => cityId);
  return (cityId, most) =>
    [
      ...(byCity.get(cityId) ?? []),
      ...everywhere.filter((story) => story.cityId !== cityId).slice(0, most),
    ].toSorted(newestFirst);
}

const newestFirst = (a: RelatedStory, b: RelatedStory): number =>
  a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0;
