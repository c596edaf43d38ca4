import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { columnsClass } from '#ui/list/columns.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { TipCard } from './tip-card.tsx';
import styles from './tip-list.module.css';
import { tipPages } from './tip-page-queries.ts';
import type { TipOrder } from './tip-types.ts';

const orders = [
  { id: 'hot', label: '最热' },
  { id: 'new', label: '最新' },
] as const;

interface TipListProps {
  /** undefined lists all tips */
  readonly topicId: string | undefined;
}

/** Readers' tips by heat or time, page by page. */
export function TipList({ topicId }: TipListProps) {
  const [order, setOrder] = useState<TipOrder>('hot');
  const pages = useInfiniteQuery(tipPages(useGateway(), topicId, order));
  const listKey = `tips ${topicId ?? ''} ${order}`;
  const list = useEndlessList(pages, { listKey });
  const tips = pages.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <section aria-labelledby="tips-title">
      <SectionHead id="tips-title" title="读者爆料">
        <Tabs items={orders} activeId={order} onChange={setOrder} label="爆料排序" panelId="tips-list" />
      </SectionHead>
      {order === 'hot' && <p className={styles.how}>最热：一位关注者计 2 分，一条评论计 1 分</p>}
      <div
        id="tips-list"
        className={columnsClass}
        role="tabpanel"
        aria-label="爆料列表"
        aria-busy={list.phase === 'loading'}
      >
        {pages.data === undefined && <FirstPage pages={pages} />}
        <EndlessList rows={tips} keyOf={({ id }) => id} positionKey={listKey}>
          {(tip) => <TipCard tip={tip} withTopic={topicId === undefined} />}
        </EndlessList>
        {pages.data !== undefined && tips.length === 0 && <EmptyState text="还没有人爆料，来说第一件事吧" />}
        {tips.length > 0 && (
          <LoadMore {...list} loaded={tips.length} end={<EndMark text="爆料都在这里了" />} />
        )}
      </div>
    </section>
  );
}

interface FirstPageProps {
  readonly pages: {
    readonly isError: boolean;
    readonly fetchStatus: string;
    readonly refetch: () => Promise<unknown>;
  };
}

function FirstPage({ pages: { isError, fetchStatus, refetch } }: FirstPageProps) {
  if (fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return Array.from({ length: 4 }, (_, index) => <SkeletonCard key={index} kind="three" />);
}
