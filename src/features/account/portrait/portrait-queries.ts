import type { Gateway } from 'qlwb-gateway-sdk';
import { getReaderPortrait } from 'qlwb-gateway-sdk/operations/news';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

/** What the reader's history tells of a year. @param year of the newest reading when undefined */
export function portraitQuery(gateway: Gateway, year: string | undefined) {
  return {
    ...operationQuery(gateway, getReaderPortrait, { body: { ...(year !== undefined && { year }) } }),
    // something may have been read since it was looked at last
    refetchOnMount: 'always' as const,
  };
}
