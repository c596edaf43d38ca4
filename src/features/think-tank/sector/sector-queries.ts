import type { Gateway } from 'qlwb-gateway-sdk';
import { listEnterprises } from 'qlwb-gateway-sdk/operations/think-tank';
import { operationPages } from '#widgets/gateway/operation-query.ts';

const pageSize = 20;

/** Enterprises of a sector, the highest score first. */
export function sectorPages(gateway: Gateway, sector: string) {
  return operationPages(gateway, listEnterprises, (cursor) => ({
    body: { sector, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}
