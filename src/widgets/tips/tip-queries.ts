import type { Gateway } from 'qlwb-gateway-sdk';
import { getTip, listOwnTips } from 'qlwb-gateway-sdk/operations/tips';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 20;
/** ms between two looks at what became of a tip, while the page is looked at */
const lookAgain = 20_000;

const moving = new Set(['received', 'held', 'accepted', 'interviewing']);

/** The reader's own tips. While one of them may still move on, the open page looks again. */
export function ownTipPages(gateway: Gateway) {
  return operationPages(gateway, listOwnTips, (cursor) => ({
    body: { pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

/** How long until a page that shows such tips looks again; false when none of them moves any more. */
export function lookAgainAt(tips: readonly { readonly state: string }[] | undefined): number | false {
  return tips?.some(({ state }) => moving.has(state)) === true ? lookAgain : false;
}

export function tipQuery(gateway: Gateway, tipId: string) {
  return operationQuery(gateway, getTip, { query: { tipId } });
}
