import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { countText } from '#lib/text/counts.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { HotRanking } from './hot-ranking.tsx';
import { NewsRow } from '../shared/lists/news-row.tsx';
import type { HotEvent } from '../shared/news-types.ts';
import { searchPages } from '../shared/queries.ts';

interface SearchResultsProps {
  readonly words: string;
  /** suggestions if nothing is found */
  readonly events: readonly HotEvent[];
}

/** number of suggestions */
const suggestions = 6;

/** Stories that match the query. The first page is loaded before it renders. */
export function SearchResults({ words, events }: SearchResultsProps) {
  const pages = useSuspenseInfiniteQuery(searchPages(useGateway(), words));
  const stories = pages.data.pages.flatMap((page) => page.list);
  const listKey = `search ${words}`;
  const list = useEndlessList(pages, { listKey });
  const total = pages.data.pages[0]?.total ?? 0;
  if (stories.length === 0) {
    return (
      <>
        <EmptyState text={`没有找到“${words}”，换个说法再试试`} />
        {events.length > 0 && (
          <>
            <SectionHead title="大家在看" />
            <HotRanking events={events.slice(0, suggestions)} />
          </>
        )}
      </>
    );
  }
  return (
    <section aria-labelledby="results" aria-busy={list.phase === 'loading'}>
      <SectionHead id="results" title="搜索结果" note={`${countText(total)}条`} />
      <EndlessList rows={stories} keyOf={(story) => story.id} positionKey={listKey}>
        {(story, index) => <NewsRow item={story} size="compact" first={index === 0} />}
      </EndlessList>
      <LoadMore {...list} loaded={stories.length} end={<EndMark text="找到的都在这里了" />} />
    </section>
  );
}
