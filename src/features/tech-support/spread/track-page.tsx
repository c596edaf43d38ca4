import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { listImportantNews, searchNews } from 'qlwb-gateway-sdk/operations/news';
import { longestSearch, searchWords } from '#lib/search/search-words.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { ProductPage } from '../shared/product-page.tsx';
import { SpreadView } from './spread-view.tsx';
import styles from './track-page.module.css';

/** Search parameters. */
export interface TrackSearch {
  /** search query for a story */
  readonly q?: string | undefined;
  /** id of a story */
  readonly story?: string | undefined;
}

interface TrackPageProps {
  /** data of the story named in the URL */
  readonly spread: OperationData<'getStorySpread'> | undefined;
  /** search query; empty without one */
  readonly words: string;
}

const shown = 8;

/** 传播追踪: reads and shares of the story named in the URL. */
export function TrackPage({ spread, words }: TrackPageProps) {
  const navigate = useNavigate();
  return (
    <ProductPage
      name="传播追踪"
      lead="一篇报道发出去以后，什么时候被人读、在哪里被人分享，一看便知。"
      does={[
        '阅读和分享按小时、按页面计数，都是网关实际记下的数字',
        '同一次打开只算一次；不记录是谁读的',
        '只统计本报各页面，转到别处的不在其中',
      ]}
      panelTitle="试一试"
    >
      <div className={styles.search}>
        <SearchBox
          label="搜一篇报道"
          words={words}
          maxLength={longestSearch}
          onSearch={(typed) => {
            const q = searchWords(typed);
            void navigate({ to: '/techSupport/track', search: q === '' ? {} : { q }, resetScroll: false });
          }}
        />
      </div>
      {spread !== undefined && words === '' ? (
        <SpreadView key={spread.newsId} spread={spread} />
      ) : (
        <StoryChoice words={words} />
      )}
    </ProductPage>
  );
}

function StoryChoice({ words }: { readonly words: string }) {
  const gateway = useGateway();
  const found = useQuery({
    ...operationQuery(gateway, searchNews, { body: { query: words, pageSize: shown } }),
    enabled: words !== '',
  });
  const newest = useQuery({
    ...operationQuery(gateway, listImportantNews, { body: { pageSize: shown } }),
    enabled: words === '',
  });
  const { data, isError, refetch } = words === '' ? newest : found;
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <ComingStories />;
  if (data.list.length === 0) return <EmptyState text={`没有找到“${words}”，换个说法再试试`} />;
  return (
    <section aria-label={words === '' ? '最近的要闻' : '搜索结果'}>
      <p className={styles.hint}>{words === '' ? '或者从最近的要闻里选一篇：' : '选一篇看它的传播：'}</p>
      <ul>
        {data.list.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Link
              to="/techSupport/track"
              search={{ story: id }}
              preload="intent"
              resetScroll={false}
              className={styles.story}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles.time}>
                <RelativeTime at={publishedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Skeleton of the list, as long as the list, so that nothing below it moves into view and out again. */
function ComingStories() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {Array.from({ length: shown }, (_, index) => (
        <div key={index} className={styles.story}>
          <SkeletonLine />
        </div>
      ))}
    </div>
  );
}
