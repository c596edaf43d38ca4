import type { Gateway } from 'qlwb-gateway-sdk';
import { getUserInfo } from 'qlwb-gateway-sdk/operations/account';
import { listAutoShops, listOwnInquiries } from 'qlwb-gateway-sdk/operations/auto-show';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

/** interval in ms of asking for answers of shops while the page is open */
export const inquiryPollIntervalMs = 4000;

export const sellersQuery = (gateway: Gateway, seriesId: string) =>
  operationQuery(gateway, listAutoShops, { body: { seriesId } });
export const ownInquiriesQuery = (gateway: Gateway) => operationQuery(gateway, listOwnInquiries, {});
/** of a signed-in reader only */
export const readerQuery = (gateway: Gateway) => operationQuery(gateway, getUserInfo, { body: {} });
