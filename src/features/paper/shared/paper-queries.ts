import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getPaperArticle,
  getPaperIssue,
  getPaperPage,
  listPaperIssues,
} from 'qlwb-gateway-sdk/operations/paper';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

/** @param date undefined for the newest issue */
export function issueQuery(gateway: Gateway, date: string | undefined) {
  return operationQuery(gateway, getPaperIssue, { query: date === undefined ? {} : { date } });
}

/** @param page from 1 */
export function pageQuery(gateway: Gateway, date: string, page: number) {
  return operationQuery(gateway, getPaperPage, { query: { date, page } });
}

export function issuesQuery(gateway: Gateway) {
  return operationQuery(gateway, listPaperIssues, {});
}

export function paperArticleQuery(gateway: Gateway, articleId: string) {
  return operationQuery(gateway, getPaperArticle, { body: { articleId } });
}
