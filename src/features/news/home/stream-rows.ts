import type { NewsItem } from '../shared/news-types.ts';

/** number of stories before the first ad, and between ads */
const firstAdAfter = 4;
const storiesBetweenAds = 8;

/**
 * Inserts ads at fixed places between the stories, each ad once. The place of a closed ad stays empty, so that no other ad
 * appears where the reader has just closed one.
 * @param closed ids of closed ads
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
