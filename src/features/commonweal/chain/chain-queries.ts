import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { checkCertificate, listServiceBlocks } from 'qlwb-gateway-sdk/operations/commonweal';
import { serviceFormat, type ServiceRecord } from '#rules/commonweal/service-record.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import type { LedgerSource } from '#widgets/ledger/ledger-source.ts';

const blocksAtOnce = 30;
/** maximum number of blocks per call */
const blocksChecked = 500;

/** The chain, newest block first. */
export function blockPages(gateway: Gateway) {
  return infiniteQueryOptions({
    queryKey: [listServiceBlocks.id, 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const last = pageParam ?? (await partFrom(gateway, 1, 1, signal)).head.height;
      const from = Math.max(1, last - blocksAtOnce + 1);
      const { list, head } = await partFrom(gateway, from, Math.max(1, last - from + 1), signal);
      return { list: list.toReversed(), head, next: from > 1 ? from - 1 : undefined };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** The ledger of service hours, for checking it. */
export const serviceLedger = (gateway: Gateway): LedgerSource<ServiceRecord> => ({
  ledger: 'service',
  format: serviceFormat,
  loadBlocks: (fromHeight, signal) => partFrom(gateway, fromHeight, blocksChecked, signal),
});

function partFrom(gateway: Gateway, fromHeight: number, most: number, signal?: AbortSignal) {
  return gateway.data(listServiceBlocks, { query: { fromHeight, most } }, signal && { signal });
}

/** The certificate of a code. Never cached, since it may be withdrawn. */
export function certificateQuery(gateway: Gateway, code: string) {
  return { ...operationQuery(gateway, checkCertificate, { query: { code } }), staleTime: 0 };
}
