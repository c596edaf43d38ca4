import { plainTitle } from '#lib/story/plain-title.ts';
import { countText } from '#lib/text/counts.ts';
import { NewsCard, type NewsCardKind } from '#ui/card/news-card.tsx';
import { OfflineBadge } from '#widgets/offline/offline-badge.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { NewsItem } from '../news-types.ts';

interface NewsRowProps {
  readonly item: NewsItem;
  /** the page's first picture */
  readonly first?: boolean;
  /** `brief`: no picture; `compact`: small pictures; `large`: full-width picture at the top of a page */
  readonly size?: 'own' | 'brief' | 'compact' | 'large';
}

/** Labels of kinds that the card itself does not show. */
const marks: Readonly<Partial<Record<NewsItem['kind'], string>>> = { atlas: '图集', special: '专题' };

/** Ids of tips start with `tip-`; the newspaper's own reports have no label. */
function markOf({ id, kind }: NewsItem): string | undefined {
  return kind === 'report' && id.startsWith('tip-') ? '爆料' : marks[kind];
}

type Kinds = Readonly<Partial<Record<NewsItem['cardStyle'], NewsItem['cardStyle']>>>;

const kindsOf: Readonly<Record<NonNullable<NewsRowProps['size']>, Kinds>> = {
  own: {},
  brief: { thumb: 'text', cover: 'text' },
  compact: { three: 'thumb', cover: 'thumb', video: 'thumb', live: 'thumb' },
  large: { text: 'cover', thumb: 'cover', three: 'cover' },
};

/** A story as a card in a list. */
export function NewsRow({ item, first = false, size = 'own' }: NewsRowProps) {
  return (
    <NewsCard
      kind={cardKind(item, size)}
      title={plainTitle(item.title)}
      pictures={item.covers}
      meta={storyMeta(item)}
      duration={item.duration}
      liveState={item.liveState}
      mark={markOf(item)}
      first={first}
      renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
    />
  );
}

function cardKind({ kind, cardStyle }: NewsItem, size: NonNullable<NewsRowProps['size']>): NewsCardKind {
  if (kind === 'special' && size === 'own') return 'topic';
  return kindsOf[size][cardStyle] ?? cardStyle;
}

function storyId({ link: { route, id } }: NewsItem): string | undefined {
  return route === 'general' ? id : undefined;
}

function storyMeta(item: NewsItem) {
  const { comments } = item.counts;
  const source = <OfflineBadge id={storyId(item)}>{item.source}</OfflineBadge>;
  const time = <RelativeTime at={item.publishedAt} />;
  return comments > 0 ? [source, time, `${countText(comments)}评论`] : [source, time];
}
