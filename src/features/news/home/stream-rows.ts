import type { NewsItem } from '../shared/news-types.ts';

/** Stories before the first ad, and between two ads. */
const firstAdAfter = 4;
const storiesBetweenAds = 8;

/**
 * Puts ads at their fixed places among the stories; each ad stands once. The place of a closed one stays empty: no other
 * ad comes where the reader has just sent one away.
 * @param closed ids of ads
 */
export function withAds(
  stories: readonly NewsItem[],
  ads: readonly NewsItem[],
  closed: readonly string[] = [],
): NewsItem[] {
  return stories.flatMap((story, index) => {
    const since = index + 1 - firstAdAfter;
    const ad = since >= 0 && since % storiesBetweenAds === 0 ? ads[since / storiesBetweenAds] : undefined;
    return ad === undefined || closed.includes(ad.id) ? [story] : [story, ad];
  });
}
