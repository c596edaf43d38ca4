// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/think-tank.ts';

/** The profile of an enterprise */
export const getEnterpriseQuery = (gateway: Gateway, input: OperationInput<'getEnterprise'>): OperationQuery<'getEnterprise'> => queryOf(gateway, operations.getEnterprise, input);

/** A ranking of one period */
export const getRankingQuery = (gateway: Gateway, input: OperationInput<'getRanking'>): OperationQuery<'getRanking'> => queryOf(gateway, operations.getRanking, input);

/** Stories about an enterprise, newest first */
export const listEnterpriseNewsQuery = (gateway: Gateway, input: OperationInput<'listEnterpriseNews'>): OperationQuery<'listEnterpriseNews'> => queryOf(gateway, operations.listEnterpriseNews, input);

/** Stories about an enterprise, newest first, page by page */
export const listEnterpriseNewsPages = (gateway: Gateway, input: OperationInput<'listEnterpriseNews'>): PagesQuery<'listEnterpriseNews'> => pagesQueryOf(gateway, operations.listEnterpriseNews, input);

/** The index as a line chart */
export const getIndexChartQuery = (gateway: Gateway, input: OperationInput<'getIndexChart'>): OperationQuery<'getIndexChart'> => queryOf(gateway, operations.getIndexChart, input);

/** An expert with views, reports, stories and events */
export const getExpertQuery = (gateway: Gateway, input: OperationInput<'getExpert'>): OperationQuery<'getExpert'> => queryOf(gateway, operations.getExpert, input);

/** The home of the think-tank */
export const getThinkTankHomeQuery = (gateway: Gateway, input: OperationInput<'getThinkTankHome'>): OperationQuery<'getThinkTankHome'> => queryOf(gateway, operations.getThinkTankHome, input);

/** All enterprises from A to Z */
export const listEnterpriseNamesQuery = (gateway: Gateway, input: OperationInput<'listEnterpriseNames'>): OperationQuery<'listEnterpriseNames'> => queryOf(gateway, operations.listEnterpriseNames, input);

/** Enterprises of a sector */
export const listEnterprisesQuery = (gateway: Gateway, input: OperationInput<'listEnterprises'>): OperationQuery<'listEnterprises'> => queryOf(gateway, operations.listEnterprises, input);

/** Enterprises of a sector, page by page */
export const listEnterprisesPages = (gateway: Gateway, input: OperationInput<'listEnterprises'>): PagesQuery<'listEnterprises'> => pagesQueryOf(gateway, operations.listEnterprises, input);

/** All experts */
export const listExpertsQuery = (gateway: Gateway, input: OperationInput<'listExperts'>): OperationQuery<'listExperts'> => queryOf(gateway, operations.listExperts, input);

/** Reports, newest first */
export const listReportsQuery = (gateway: Gateway, input: OperationInput<'listReports'>): OperationQuery<'listReports'> => queryOf(gateway, operations.listReports, input);

/** Reports, newest first, page by page */
export const listReportsPages = (gateway: Gateway, input: OperationInput<'listReports'>): PagesQuery<'listReports'> => pagesQueryOf(gateway, operations.listReports, input);

/** A report with its chapters and charts */
export const getReportQuery = (gateway: Gateway, input: OperationInput<'getReport'>): OperationQuery<'getReport'> => queryOf(gateway, operations.getReport, input);
