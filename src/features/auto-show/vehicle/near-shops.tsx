import { useQuery } from '@tanstack/react-query';
import { listAutoShops } from 'qlwb-gateway-sdk/operations/auto-show';
import { useState } from 'react';
import { requestPosition, type Position } from '#platform/lifecycle/device-position.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import styles from './near-shops.module.css';
import { ShopRow } from '../shared/shop-row.tsx';

/** Shops that sell a model, by distance when the reader allows it. The position is sent with this call only, and not stored. */
export function NearShops({ seriesId }: { readonly seriesId: string }) {
  const [refusal, setRefusal] = useState<'refused' | 'unknown'>();
  const [place, setPlace] = useState<Position>();
  const { data, isError, refetch } = useQuery(
    operationQuery(useGateway(), listAutoShops, { body: { seriesId, ...(place && { place }) } }),
  );
  async function locate() {
    const found = await requestPosition();
    if (typeof found === 'string') return setRefusal(found);
    setRefusal(undefined);
    setPlace(found);
  }
  return (
    <section aria-labelledby="shops">
      <SectionHead id="shops" title="哪里有卖">
        <Button variant="quiet" onClick={() => void locate()}>
          {place === undefined ? '按距离排' : '更新位置'}
        </Button>
      </SectionHead>
      {refusal !== undefined && (
        <p className={styles.note} role="status">
          {refusal === 'refused'
            ? '没有位置权限，按城市排列。可以在系统设置里打开。'
            : '暂时定不了位，按城市排列。'}
        </p>
      )}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonCard kind="text" />}
      {data?.list.length === 0 && <EmptyState text="还没有经销商在卖这款车" />}
      {data?.list.map((shop) => (
        <ShopRow key={shop.id} shop={shop} />
      ))}
    </section>
  );
}
