import { Link } from '@tanstack/react-router';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { columnsClass } from '#ui/list/columns.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { AdRow } from './ad-row.tsx';
import { OtherChannels } from './other-channels.tsx';
import { LastSeen, useLastSeen } from '../shared/lists/last-seen.tsx';
import { NewsRow } from '../shared/lists/news-row.tsx';
import type { NewsItem, Section } from '../shared/news-types.ts';
import { streamAdsQuery, streamKey, streamPages } from '../shared/queries.ts';
import { arrangeStream, type ShownElsewhere, type StreamRow } from './stream-rows.ts';
import { useReaderList } from '../shared/use-reader-list.ts';
import { useWholePage } from '../shared/text/use-whole-page.ts';

export interface StreamStrip {
  readonly id: string;
  /** number of stories above it */
  readonly afterStories: number;
  /** @param near stories that are on the screen with it */
  readonly render: (near: readonly NewsItem[]) => ReactNode;
}

interface NewsStreamProps {
  readonly cityId: string;
  readonly section: Section | undefined;
  /** cursor of the first page; undefined starts at the newest story */
  readonly start: string | undefined;
  /** care mode: no ads, and headlines without pictures at the top of the front page */
  readonly care: boolean;
  /** blocks between the stories of the front page, in their order */
  readonly strips?: readonly StreamStrip[];
  /** shown above the list or in its strips: these stories are left out */
  readonly shownElsewhere?: readonly ShownElsewhere[];
  /** whether the page's first picture is in the list */
  readonly isLead: boolean;
  /** the reader scrolled down from the top before */
  readonly isRead: boolean;
  /** called when the reader returns to the new stories */
  readonly onSeen: () => void;
}

/** rows of the first render, more than a screen with eight stories; the rest follows after the first paint */
const rowsAtFirst = 11;

/** rows that can be on a screen with another one, above and below it */
const rowsNear = 8;

/** Stories near a row; near the top also those that are shown above the list. */
function storiesNear(rows: readonly StreamRow[], index: number, stories: readonly NewsItem[]) {
  const isNear = (story: NewsItem) => {
    const at = rows.findIndex(({ id }) => id === story.id);
    return at === -1 ? index < rowsNear : Math.abs(at - index) <= rowsNear;
  };
  return stories.filter(isNear);
}

const hasPicture = (row: StreamRow) =>
  row.kind === 'ad' || (row.kind === 'story' && row.size !== 'brief' && row.item.covers.length > 0);

/** The stories of one channel with ads at fixed places, loaded page by page. */
export function NewsStream(props: NewsStreamProps) {
  const { cityId, section, start, care, strips = [], shownElsewhere = [], isLead, isRead, onSeen } = props;
  const gateway = useGateway();
  // loaded with the page and on refresh only: a late ad would shift what is being read
  const ads = useQuery({ ...streamAdsQuery(gateway, cityId), enabled: false }).data?.list ?? [];
  const pages = useSuspenseInfiniteQuery(streamPages(gateway, { cityId, section, start }));
  const stories = pages.data.pages.flatMap((page) => page.list);
  const nextCursor = pages.data.pages.at(-1)?.nextCursor;
  const listKey = streamKey({ cityId, section, start });
  const list = useEndlessList(pages, { listKey });
  const isWhole = useWholePage(isRead);
  const closedAds = useReaderList('closedAds');
  const lastSeenId = useLastSeen(listKey, stories);
  const headId = `stream-${section?.id ?? ''}`;

  if (stories.length === 0) return <EmptyState text="这个频道还没有内容，先看看别的频道吧" />;
  const rows = arrangeStream(stories, {
    ads: care ? [] : ads,
    closedAds,
    shownElsewhere,
    strips,
    care: care && strips.length > 0,
  });
  const firstPictured = isLead ? rows.findIndex(hasPicture) : -1;
  return (
    <>
      <h2 className={visuallyHiddenClass} id={headId}>
        {section?.name || '最新新闻'}
      </h2>
      <section className={columnsClass} aria-labelledby={headId} aria-busy={list.phase === 'loading'}>
        <EndlessList
          rows={isWhole ? rows : rows.slice(0, rowsAtFirst)}
          keyOf={(row) => row.id}
          positionKey={listKey}
        >
          {(row, index) => {
            if (row.kind === 'strip')
              return strips.find(({ id }) => id === row.id)?.render(storiesNear(rows, index, stories));
            if (row.kind === 'ad') return <AdRow item={row.item} first={index === firstPictured} />;
            return (
              <NewsRow
                item={row.item}
                first={index === firstPictured}
                size={row.size}
                edge={row.id === lastSeenId && <LastSeen onTap={onSeen} />}
              />
            );
          }}
        </EndlessList>
      </section>
      {isWhole && (
        <LoadMore
          {...list}
          loaded={stories.length}
          end={
            <>
              <EndMark text="今天的报纸看到这里" />
              {section !== undefined && section.kind !== 'headline' && (
                <OtherChannels channelId={section.id} stories={stories} />
              )}
            </>
          }
          renderLink={(parts) => (
            // the list loads by scrolling: prefetching this link would request the same stories again
            <Link
              to="/"
              search={{ ...(section?.kind !== 'headline' && { channel: section?.id }), cursor: nextCursor }}
              preload={false}
              rel="next"
              {...parts}
            />
          )}
        />
      )}
    </>
  );
}
