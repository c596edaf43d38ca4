import type { ReactNode } from 'react';
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
  /** replaces the story's title, such as with marked words */
  readonly title?: ReactNode;
  /** shown under the title */
  readonly excerpt?: ReactNode;
  /** drawn over the upper edge of the card, without taking space */
  readonly edge?: ReactNode;
  /** as in `NewsLink` */
  readonly preloadOtherKinds?: 'intent';
}

/** Labels of kinds that the card itself does not show. */
const marks: Readonly<Partial<Record<NewsItem['kind'], string>>> = { atlas: '图集', special: '专题' };
/** Labels of kinds that only their picture shows otherwise. */
const briefMarks: typeof marks = { ...marks, video: '视频', audio: '音频' };

/** Ids of tips start with `tip-`; the newspaper's own reports have no label. */
function markOf({ id, kind }: NewsItem, size: NewsRowProps['size']): string | undefined {
  if (kind === 'report' && id.startsWith('tip-')) return '爆料';
  return (size === 'brief' ? briefMarks : marks)[kind];
}

type Kinds = Readonly<Partial<Record<NewsItem['cardStyle'], NewsItem['cardStyle']>>>;

const kindsOf: Readonly<Record<NonNullable<NewsRowProps['size']>, Kinds>> = {
  own: {},
  brief: { thumb: 'text', three: 'text', cover: 'text', video: 'text', audio: 'text', live: 'text' },
  compact: { three: 'thumb', cover: 'thumb', video: 'thumb', live: 'thumb' },
  large: { text: 'cover', thumb: 'cover', three: 'cover' },
};

/** A story as a card in a list. */
export function NewsRow({ item, first = false, size = 'own', title, excerpt, edge, ...link }: NewsRowProps) {
  return (
    <NewsCard
      kind={cardKind(item, size)}
      title={title ?? plainTitle(item.title)}
      excerpt={excerpt}
      edge={edge}
      pictures={item.covers}
      meta={storyMeta(item)}
      duration={item.duration}
      liveState={item.liveState}
      mark={markOf(item, size)}
      first={first}
      renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...link} {...parts} />}
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
  return comments > 0 ? [source, time, `${countText(comments)} 评论`] : [source, time];
}
