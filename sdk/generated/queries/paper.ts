// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/paper.ts';

/** One article of the paper, with its place on its page */
export const getPaperArticleQuery = (gateway: Gateway, input: OperationInput<'getPaperArticle'>): OperationQuery<'getPaperArticle'> => queryOf(gateway, operations.getPaperArticle, input);

/** Issues of the last ninety days, newest first */
export const listPaperIssuesQuery = (gateway: Gateway, input: OperationInput<'listPaperIssues'>): OperationQuery<'listPaperIssues'> => queryOf(gateway, operations.listPaperIssues, input);

/** One issue with its pages */
export const getPaperIssueQuery = (gateway: Gateway, input: OperationInput<'getPaperIssue'>): OperationQuery<'getPaperIssue'> => queryOf(gateway, operations.getPaperIssue, input);

/** One page of an issue with its drawing, its articles and where they stand */
export const getPaperPageQuery = (gateway: Gateway, input: OperationInput<'getPaperPage'>): OperationQuery<'getPaperPage'> => queryOf(gateway, operations.getPaperPage, input);
