import type { Gateway } from 'qlwb-gateway-sdk';
import { getTip, listOwnTips } from 'qlwb-gateway-sdk/operations/tips';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 20;
/** while the page is visible */
const pollIntervalMs = 20_000;

const openStates = new Set(['received', 'held', 'accepted', 'interviewing']);

/** The reader's own tips, polled while one of them may change. */
export function ownTipPages(gateway: Gateway) {
  return operationPages(gateway, listOwnTips, (cursor) => ({
    body: { pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

/** Poll interval in ms for a page with these tips; false if none of them can change any more. */
export function tipPollInterval(tips: readonly { readonly state: string }[] | undefined): number | false {
  return tips?.some(({ state }) => openStates.has(state)) === true ? pollIntervalMs : false;
}

export function tipQuery(gateway: Gateway, tipId: string) {
  return operationQuery(gateway, getTip, { query: { tipId } });
}
