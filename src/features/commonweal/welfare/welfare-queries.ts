import type { Gateway } from 'qlwb-gateway-sdk';
import type { components } from 'qlwb-gateway-sdk/schema';
import {
  getWelfareItem,
  listOwnWelfareClaims,
  listWelfareItems,
} from 'qlwb-gateway-sdk/operations/commonweal';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

export type WelfareItem = components['schemas']['WelfareItem'];
export type WelfareClaim = components['schemas']['WelfareClaim'];

const pageSize = 10;
const claimsAtOnce = 50;

/** Gifts and benefits, the one that ends last first. */
export function welfarePages(gateway: Gateway) {
  return operationPages(gateway, listWelfareItems, (cursor) => ({
    query: { pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

export function welfareQuery(gateway: Gateway, itemId: string) {
  return operationQuery(gateway, getWelfareItem, { query: { itemId } });
}

/** The reader's claims, newest first. */
export function ownClaimPages(gateway: Gateway) {
  return operationPages(gateway, listOwnWelfareClaims, (cursor) => ({
    query: { pageSize: claimsAtOnce, ...(cursor !== undefined && { cursor }) },
  }));
}
