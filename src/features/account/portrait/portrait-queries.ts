import type { Gateway } from 'qlwb-gateway-sdk';
import { getReaderPortrait } from 'qlwb-gateway-sdk/operations/news';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

/** Statistics of a year. @param year undefined for the latest year with readings */
export function portraitQuery(gateway: Gateway, year: string | undefined) {
  return {
    ...operationQuery(gateway, getReaderPortrait, { body: { ...(year !== undefined && { year }) } }),
    // more may have been read since
    refetchOnMount: 'always' as const,
  };
}
