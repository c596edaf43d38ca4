import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { columnsClass } from '#ui/list/columns.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { withDays } from '../shared/lists/day-rows.ts';
import { NewsRow } from '../shared/lists/news-row.tsx';
import { NothingHere } from '../shared/lists/nothing-here.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { importantPages } from '../shared/queries.ts';

interface FocusPageProps {
  /** cursor of the first page, for browsers without scripts */
  readonly cursor?: string | undefined;
}

/** 要闻: important news by day, the newest story large. The first page is loaded before it renders. */
export function FocusPage({ cursor }: FocusPageProps) {
  const pages = useSuspenseInfiniteQuery(importantPages(useGateway(), cursor));
  const stories = pages.data.pages.flatMap((page) => page.list);
  const nextCursor = pages.data.pages.at(-1)?.nextCursor;
  const listKey = `focusNews ${cursor ?? ''}`;
  const list = useEndlessList(pages, { listKey });
  const rows = withDays(stories, useNow());
  const top = stories[0]?.id;
  const firstPictured = stories.find((story) => story.covers.length > 0)?.id;
  return (
    <>
      <PageBar title={<h1>要闻</h1>} />
      <main className={columnsClass} data-wide aria-busy={list.phase === 'loading'}>
        {rows.length === 0 && <NothingHere text="今天还没有要闻，先看看首页的新闻吧" />}
        <EndlessList rows={rows} keyOf={(row) => row.id} positionKey={listKey}>
          {(row) =>
            row.kind === 'day' ? (
              <SectionHead title={row.title} />
            ) : (
              <NewsRow
                item={row.story}
                first={row.id === firstPictured}
                size={row.id === top ? 'large' : 'compact'}
              />
            )
          }
        </EndlessList>
        <LoadMore
          {...list}
          loaded={stories.length}
          end={rows.length > 0 && <EndMark text="更早的要闻到这里为止" />}
          renderLink={(parts) => (
            // the list loads by scrolling: prefetching this link would request the same stories again
            <Link to="/focusNews" search={{ cursor: nextCursor }} preload={false} rel="next" {...parts} />
          )}
        />
      </main>
    </>
  );
}
