// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/comments.ts';

/** Comments under a story, or the replies to one comment */
export const listNewsCommentsQuery = (gateway: Gateway, input: OperationInput<'listNewsComments'>): OperationQuery<'listNewsComments'> => queryOf(gateway, operations.listNewsComments, input);

/** Comments under a story, or the replies to one comment, page by page */
export const listNewsCommentsPages = (gateway: Gateway, input: OperationInput<'listNewsComments'>): PagesQuery<'listNewsComments'> => pagesQueryOf(gateway, operations.listNewsComments, input);

/** Comments under any subject, or the replies to one */
export const listPublicCommentsQuery = (gateway: Gateway, input: OperationInput<'listPublicComments'>): OperationQuery<'listPublicComments'> => queryOf(gateway, operations.listPublicComments, input);

/** Comments under any subject, or the replies to one, page by page */
export const listPublicCommentsPages = (gateway: Gateway, input: OperationInput<'listPublicComments'>): PagesQuery<'listPublicComments'> => pagesQueryOf(gateway, operations.listPublicComments, input);

/** What the reader wrote under any subject, newest first */
export const listOwnCommentsQuery = (gateway: Gateway, input: OperationInput<'listOwnComments'>): OperationQuery<'listOwnComments'> => queryOf(gateway, operations.listOwnComments, input);

/** What the reader wrote under any subject, newest first, page by page */
export const listOwnCommentsPages = (gateway: Gateway, input: OperationInput<'listOwnComments'>): PagesQuery<'listOwnComments'> => pagesQueryOf(gateway, operations.listOwnComments, input);
