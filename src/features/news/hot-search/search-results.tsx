import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainTitle } from '#lib/story/plain-title.ts';
import { countText } from '#lib/text/counts.ts';
import { chipLinkClass } from '#ui/control/chip.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { Highlighted } from './highlighted.tsx';
import { HotRanking } from './hot-ranking.tsx';
import history from './search-history.module.css';
import { NewsRow } from '../shared/lists/news-row.tsx';
import { hotEventsQuery, type NewsQuery, searchPages } from '../shared/queries.ts';

/** number of suggested events */
const suggestions = 6;

/** Stories that match the query, with its words marked. The first page is loaded before it renders. */
export function SearchResults({ search }: { readonly search: NewsQuery }) {
  const pages = useSuspenseInfiniteQuery(searchPages(useGateway(), search));
  const stories = pages.data.pages.flatMap((page) => page.list);
  const listKey = `search ${Object.values(search).join(' ')}`;
  const list = useEndlessList(pages, { listKey });
  const total = pages.data.pages[0]?.total ?? 0;
  const { q: words } = search;
  if (stories.length === 0) return <NothingFound search={search} />;
  return (
    <section aria-labelledby="results" aria-busy={list.phase === 'loading'}>
      <SectionHead id="results" title="搜索结果" note={`${countText(total)} 条`} />
      <EndlessList rows={stories} keyOf={(story) => story.id} positionKey={listKey}>
        {(story, index) => (
          <NewsRow
            item={story}
            size="compact"
            first={index === 0}
            title={<Highlighted text={plainTitle(story.title)} words={words} />}
            {...(story.excerpt !== undefined && {
              excerpt: <Highlighted text={story.excerpt} words={words} />,
            })}
          />
        )}
      </EndlessList>
      <LoadMore {...list} loaded={stories.length} end={<EndMark text="找到的都在这里了" />} />
    </section>
  );
}

/** Other searches, and hot events. */
function NothingFound({ search: { q: words, kind, period } }: { readonly search: NewsQuery }) {
  const events = useQuery(hotEventsQuery(useGateway())).data?.list ?? [];
  const isFiltered = kind !== undefined || period !== undefined;
  const single = words.split(' ');
  const others = [...(isFiltered ? [words] : []), ...(single.length > 1 ? single : [])];
  return (
    <>
      <EmptyState text={`没有找到“${words}”，换个说法再试试`} />
      {others.length > 0 && (
        <section aria-labelledby="other-searches">
          <SectionHead id="other-searches" title="试试这样搜" />
          <ul className={history.words}>
            {others.map((other, index) => (
              <li key={other}>
                <Link to="/hotSearch" search={{ q: other }} preload="intent" className={chipLinkClass}>
                  {isFiltered && index === 0 ? '去掉筛选' : other}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && (
        <>
          <SectionHead title="大家在看" />
          <HotRanking events={events.slice(0, suggestions)} />
        </>
      )}
    </>
  );
}
