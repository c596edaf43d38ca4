import { countText } from '#lib/counts.ts';
import { NewsCard } from '#ui/news-card.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { NewsLink } from './news-link.tsx';
import type { NewsItem } from './news-types.ts';

interface NewsRowProps {
  readonly item: NewsItem;
  /** the page's first picture */
  readonly first?: boolean;
  /** `compact` beside other things: pictures stay small; `large` on top of a page: a picture fills the line */
  readonly size?: 'own' | 'compact' | 'large';
}

type Kinds = Readonly<Partial<Record<NewsItem['cardStyle'], NewsItem['cardStyle']>>>;

const kindsOf: Readonly<Record<NonNullable<NewsRowProps['size']>, Kinds>> = {
  own: {},
  compact: { three: 'thumb', cover: 'thumb', video: 'thumb', live: 'thumb' },
  large: { text: 'cover', thumb: 'cover', three: 'cover' },
};

/** A story of the gateway as a card of a list. */
export function NewsRow({ item, first = false, size = 'own' }: NewsRowProps) {
  const ad = item.kind === 'ad';
  return (
    <NewsCard
      kind={kindsOf[size][item.cardStyle] ?? item.cardStyle}
      title={item.title}
      pictures={item.covers}
      meta={ad ? [item.source] : storyMeta(item)}
      duration={item.duration}
      liveState={item.liveState}
      ad={ad}
      first={first}
      renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
    />
  );
}

function storyMeta({ source, publishedAt, counts }: NewsItem) {
  const time = <RelativeTime at={publishedAt} />;
  return counts.comments > 0 ? [source, time, `${countText(counts.comments)}评论`] : [source, time];
}
