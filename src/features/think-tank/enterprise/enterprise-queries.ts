import type { Gateway } from 'qlwb-gateway-sdk';
import { getEnterprise, getIndexChart, listEnterpriseNews } from 'qlwb-gateway-sdk/operations/think-tank';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 10;

export function enterpriseQuery(gateway: Gateway, enterpriseId: string) {
  return operationQuery(gateway, getEnterprise, { body: { enterpriseId } });
}

/** The index of an enterprise over the last periods. */
export function enterpriseChartQuery(gateway: Gateway, enterpriseId: string) {
  return operationQuery(gateway, getIndexChart, { body: { enterpriseId } });
}

/** Stories about an enterprise, newest first. */
export function enterpriseNewsPages(gateway: Gateway, enterpriseId: string) {
  return operationPages(gateway, listEnterpriseNews, (cursor) => ({
    body: { enterpriseId, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}
