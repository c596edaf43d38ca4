import type { Gateway } from 'qlwb-gateway-sdk';
import { getLossNotice, getLossOverview, listLossBlocks } from 'qlwb-gateway-sdk/operations/loss';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

/** maximum number of records per call */
const blocksAtOnce = 500;

/** Counts per kind, the latest notices and the present checkpoint. */
export function overviewQuery(gateway: Gateway) {
  return operationQuery(gateway, getLossOverview, { body: {} });
}

/** A notice with its proof. Never cached, and loaded again on return to the page: it may be corrected, revoked or erased. */
export function noticeQuery(gateway: Gateway, id: string) {
  return {
    ...operationQuery(gateway, getLossNotice, { body: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  } as const;
}

/** Records of the ledger from a height on, for the check of the whole ledger. */
export function blocksFrom(gateway: Gateway, fromHeight: number, signal: AbortSignal) {
  return gateway.data(listLossBlocks, { query: { fromHeight, most: blocksAtOnce } }, { signal });
}
