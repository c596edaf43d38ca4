// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/loss.ts';

/** Notices of lost documents in numbers, and the latest */
export const getLossOverviewQuery = (gateway: Gateway, input: OperationInput<'getLossOverview'>): OperationQuery<'getLossOverview'> => queryOf(gateway, operations.getLossOverview, input);

/** Notices that meet the terms, newest first */
export const searchLossNoticesQuery = (gateway: Gateway, input: OperationInput<'searchLossNotices'>): OperationQuery<'searchLossNotices'> => queryOf(gateway, operations.searchLossNotices, input);

/** Notices that meet the terms, newest first, page by page */
export const searchLossNoticesPages = (gateway: Gateway, input: OperationInput<'searchLossNotices'>): PagesQuery<'searchLossNotices'> => pagesQueryOf(gateway, operations.searchLossNotices, input);

/** One notice with its proof */
export const getLossNoticeQuery = (gateway: Gateway, input: OperationInput<'getLossNotice'>): OperationQuery<'getLossNotice'> => queryOf(gateway, operations.getLossNotice, input);

/** The ledger of notices from a height on */
export const listLossBlocksQuery = (gateway: Gateway, input: OperationInput<'listLossBlocks'>): OperationQuery<'listLossBlocks'> => queryOf(gateway, operations.listLossBlocks, input);
