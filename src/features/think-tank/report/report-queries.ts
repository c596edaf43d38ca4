import type { Gateway } from 'qlwb-gateway-sdk';
import { getReport, listReports } from 'qlwb-gateway-sdk/operations/think-tank';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 10;

export function reportQuery(gateway: Gateway, reportId: string) {
  return operationQuery(gateway, getReport, { query: { reportId } });
}

/** Reports, newest first. */
export function reportPages(gateway: Gateway) {
  return operationPages(gateway, listReports, (cursor) => ({
    body: { pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}
