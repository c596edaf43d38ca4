import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getExpert,
  getRanking,
  getReport,
  getThinkTankHome,
  listEnterpriseNames,
  listExperts,
  listReports,
} from 'qlwb-gateway-sdk/operations/think-tank';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { RankKind } from './think-tank-types.ts';

/** Index, sectors, tops of the rankings, newest reports and experts. */
export const homeQuery = (gateway: Gateway) => operationQuery(gateway, getThinkTankHome, {});

/** All enterprises from A to Z. */
export const namesQuery = (gateway: Gateway) => operationQuery(gateway, listEnterpriseNames, {});

/** @param period by default the newest */
export function rankingQuery(gateway: Gateway, kind: RankKind, period: string | undefined) {
  return operationQuery(gateway, getRanking, { body: { kind, ...(period !== undefined && { period }) } });
}

export const expertsQuery = (gateway: Gateway) => operationQuery(gateway, listExperts, {});

export const expertQuery = (gateway: Gateway, expertId: string) =>
  operationQuery(gateway, getExpert, { body: { expertId } });

/** Reports, newest first. */
export function reportPages(gateway: Gateway) {
  return operationPages(gateway, listReports, (cursor) => ({
    body: { pageSize: 10, ...(cursor !== undefined && { cursor }) },
  }));
}

export const reportQuery = (gateway: Gateway, reportId: string) =>
  operationQuery(gateway, getReport, { query: { reportId } });
