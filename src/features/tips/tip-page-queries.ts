import type { Gateway } from 'qlwb-gateway-sdk';
import { getTipItem, listTipTopics, listTopicTips } from 'qlwb-gateway-sdk/operations/tips';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { TipOrder } from './tip-types.ts';

const pageSize = 10;

/** Tips of a topic; undefined for all. Each page includes the topic itself. */
export function tipPages(gateway: Gateway, topicId: string | undefined, order: TipOrder) {
  return operationPages(gateway, listTopicTips, (cursor) => ({
    body: {
      order,
      pageSize,
      ...(topicId !== undefined && { topicId }),
      ...(cursor !== undefined && { cursor }),
    },
  }));
}

export function topicsQuery(gateway: Gateway) {
  return operationQuery(gateway, listTipTopics, {});
}

export function itemQuery(gateway: Gateway, itemId: string) {
  return operationQuery(gateway, getTipItem, { query: { itemId } });
}
