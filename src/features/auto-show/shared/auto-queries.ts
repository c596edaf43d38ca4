import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getAutoBrand,
  getAutoSeries,
  getAutoShop,
  getAutoShowHome,
  listAutoBrands,
  listProclamations,
} from 'qlwb-gateway-sdk/operations/auto-show';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

export const autoHomeQuery = (gateway: Gateway) => operationQuery(gateway, getAutoShowHome, {});
export const autoBrandsQuery = (gateway: Gateway) => operationQuery(gateway, listAutoBrands, {});
export const autoBrandQuery = (gateway: Gateway, brandId: string) =>
  operationQuery(gateway, getAutoBrand, { query: { brandId } });
export const autoSeriesQuery = (gateway: Gateway, seriesId: string) =>
  operationQuery(gateway, getAutoSeries, { query: { seriesId } });
export const autoShopQuery = (gateway: Gateway, shopId: string) =>
  operationQuery(gateway, getAutoShop, { query: { shopId } });
export const proclamationsQuery = (gateway: Gateway) => operationQuery(gateway, listProclamations, {});
