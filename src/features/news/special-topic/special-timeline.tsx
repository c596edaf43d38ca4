import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import type { TimeOrder } from '../shared/queries.ts';
import { specialTimelinePages } from './special-queries.ts';
import { StoriesByTime } from '../shared/lists/stories-by-time.tsx';

const orders = [
  { id: 'newest', label: '看最新' },
  { id: 'oldest', label: '从头看' },
] as const;

/** Last chosen order per topic for this visit, so that Back restores the list. */
const lastOrders = new Map<string, TimeOrder>();

/** The stories of a topic on a timeline, newest or oldest first. */
export function SpecialTimeline({ topicId }: { readonly topicId: string }) {
  const [order, setOrder] = useState<TimeOrder>(() => lastOrders.get(topicId) ?? 'newest');
  const pages = useInfiniteQuery(specialTimelinePages(useGateway(), topicId, order));

  function turn(next: TimeOrder) {
    lastOrders.set(topicId, next);
    setOrder(next);
  }

  return (
    <StoriesByTime
      id="course"
      title="事件进展"
      orders={orders}
      order={order}
      onOrder={turn}
      pages={pages}
      listKey={`special ${topicId} ${order}`}
      hasLine
      none="还没有报道，过些时候再来看看"
      end="事件的报道都在这里了"
    />
  );
}
