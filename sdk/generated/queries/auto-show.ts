// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/auto-show.ts';

/** The home of the auto show */
export const getAutoShowHomeQuery = (gateway: Gateway, input: OperationInput<'getAutoShowHome'>): OperationQuery<'getAutoShowHome'> => queryOf(gateway, operations.getAutoShowHome, input);

/** All brands from A to Z */
export const listAutoBrandsQuery = (gateway: Gateway, input: OperationInput<'listAutoBrands'>): OperationQuery<'listAutoBrands'> => queryOf(gateway, operations.listAutoBrands, input);

/** A brand with its series */
export const getAutoBrandQuery = (gateway: Gateway, input: OperationInput<'getAutoBrand'>): OperationQuery<'getAutoBrand'> => queryOf(gateway, operations.getAutoBrand, input);

/** A series with its trims, pictures and specifications */
export const getAutoSeriesQuery = (gateway: Gateway, input: OperationInput<'getAutoSeries'>): OperationQuery<'getAutoSeries'> => queryOf(gateway, operations.getAutoSeries, input);

/** A shop with its offers and models */
export const getAutoShopQuery = (gateway: Gateway, input: OperationInput<'getAutoShop'>): OperationQuery<'getAutoShop'> => queryOf(gateway, operations.getAutoShop, input);

/** Shops by distance or by name */
export const listAutoShopsQuery = (gateway: Gateway, input: OperationInput<'listAutoShops'>): OperationQuery<'listAutoShops'> => queryOf(gateway, operations.listAutoShops, input);

/** Schedule, changes and notices of the auto show */
export const listProclamationsQuery = (gateway: Gateway, input: OperationInput<'listProclamations'>): OperationQuery<'listProclamations'> => queryOf(gateway, operations.listProclamations, input);

/** An inquiry of the reader, with the answers of the shops */
export const getInquiryQuery = (gateway: Gateway, input: OperationInput<'getInquiry'>): OperationQuery<'getInquiry'> => queryOf(gateway, operations.getInquiry, input);

/** The inquiries of the reader, newest first */
export const listOwnInquiriesQuery = (gateway: Gateway, input: OperationInput<'listOwnInquiries'>): OperationQuery<'listOwnInquiries'> => queryOf(gateway, operations.listOwnInquiries, input);
