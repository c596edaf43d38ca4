import { plainTitle } from '#lib/story/plain-title.ts';
import type { NewsItem } from '../shared/news-types.ts';

/** number of stories before the first ad, and between ads */
const firstAdAfter = 4;
const storiesBetweenAds = 8;

/** stories after a full-width picture, or after the top of the page, before the next one */
const storiesBetweenPictures = 5;
/** stories after three pictures or a full-width one before three pictures */
const storiesBetweenThrees = 2;
/** every such story has no picture */
const briefEvery = 3;
/** stories at the top of the care mode's front page without pictures; further down every second has none */
export const briefInCare = 6;
const briefEveryInCare = 2;

export type StreamRow =
  | {
      readonly kind: 'story';
      readonly id: string;
      readonly item: NewsItem;
      readonly size: 'own' | 'compact' | 'brief';
    }
  | { readonly kind: 'ad'; readonly id: string; readonly item: NewsItem }
  | { readonly kind: 'strip'; readonly id: string };

/** What is also a story, under its own or the same title. */
export interface ShownElsewhere {
  readonly title: string;
  readonly newsId?: string | undefined;
}

interface StreamLayout {
  readonly ads: readonly NewsItem[];
  /** ids of closed ads */
  readonly closedAds?: readonly string[];
  /** shown above the stream or in its strips: these stories are left out */
  readonly shownElsewhere?: readonly ShownElsewhere[];
  /** strips in the order of their places; those past the end of a short list follow it */
  readonly strips?: readonly { readonly id: string; readonly afterStories: number }[];
  /** care mode begins with headlines only */
  readonly care?: boolean;
}

/**
 * The rows of a channel: stories in sizes that show about five on a phone's screen, with ads and strips at fixed places. The
 * place of a closed ad stays empty, so that no other ad appears where the reader has just closed one.
 */
export function arrangeStream(stories: readonly NewsItem[], layout: StreamLayout): StreamRow[] {
  const { ads, closedAds = [], shownElsewhere = [], strips = [], care = false } = layout;
  const titles = new Set(shownElsewhere.map(({ title }) => plainTitle(title)));
  const ids = new Set(shownElsewhere.map(({ newsId }) => newsId));
  const shown = stories.filter(({ id, title }) => !ids.has(id) && !titles.has(plainTitle(title)));
  let sinceLarge = 0;
  let sinceWide = storiesBetweenThrees;
  const rows = shown.flatMap((item, index) => {
    const count = index + 1;
    const isAtTop = care && index < briefInCare;
    const isLarge = !isAtTop && sinceLarge >= storiesBetweenPictures && isWide(item);
    const isThree = !isAtTop && item.cardStyle === 'three' && sinceWide >= storiesBetweenThrees;
    const isBrief = count % (care ? briefEveryInCare : briefEvery) === 0 && isArticle(item);
    sinceLarge = isLarge ? 0 : sinceLarge + 1;
    sinceWide = isLarge || isThree ? 0 : sinceWide + 1;
    const size = isLarge || isThree ? 'own' : isAtTop || isBrief ? 'brief' : 'compact';
    const row: StreamRow = { kind: 'story', id: item.id, item, size };
    const since = count - firstAdAfter;
    const ad = since >= 0 && since % storiesBetweenAds === 0 ? ads[since / storiesBetweenAds] : undefined;
    return [
      row,
      ...(ad === undefined || closedAds.includes(ad.id)
        ? []
        : [{ kind: 'ad', id: ad.id, item: ad } as const]),
      ...strips.filter(({ afterStories }) => afterStories === count).map(stripRow),
    ];
  });
  return [...rows, ...strips.filter(({ afterStories }) => afterStories > shown.length).map(stripRow)];
}

const stripRow = ({ id }: { readonly id: string }) => ({ kind: 'strip', id }) as const;

const isArticle = ({ cardStyle }: NewsItem) => cardStyle === 'thumb' || cardStyle === 'cover';

const isWide = ({ cardStyle, kind }: NewsItem) =>
  kind === 'special' || cardStyle === 'cover' || cardStyle === 'video' || cardStyle === 'live';
