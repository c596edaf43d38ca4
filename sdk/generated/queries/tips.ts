// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/tips.ts';

/** Tips of a topic, or of all, hottest or newest first */
export const listTopicTipsQuery = (gateway: Gateway, input: OperationInput<'listTopicTips'>): OperationQuery<'listTopicTips'> => queryOf(gateway, operations.listTopicTips, input);

/** Tips of a topic, or of all, hottest or newest first, page by page */
export const listTopicTipsPages = (gateway: Gateway, input: OperationInput<'listTopicTips'>): PagesQuery<'listTopicTips'> => pagesQueryOf(gateway, operations.listTopicTips, input);

/** One tip with its progress */
export const getTipQuery = (gateway: Gateway, input: OperationInput<'getTip'>): OperationQuery<'getTip'> => queryOf(gateway, operations.getTip, input);

/** The tips of the signed-in reader with their progress, newest first */
export const listOwnTipsQuery = (gateway: Gateway, input: OperationInput<'listOwnTips'>): OperationQuery<'listOwnTips'> => queryOf(gateway, operations.listOwnTips, input);

/** The tips of the signed-in reader with their progress, newest first, page by page */
export const listOwnTipsPages = (gateway: Gateway, input: OperationInput<'listOwnTips'>): PagesQuery<'listOwnTips'> => pagesQueryOf(gateway, operations.listOwnTips, input);

/** Topics that readers send tips on, in the editors’ order */
export const listTipTopicsQuery = (gateway: Gateway, input: OperationInput<'listTipTopics'>): OperationQuery<'listTipTopics'> => queryOf(gateway, operations.listTipTopics, input);

/** A short item with its source and the tips on the same matter */
export const getTipItemQuery = (gateway: Gateway, input: OperationInput<'getTipItem'>): OperationQuery<'getTipItem'> => queryOf(gateway, operations.getTipItem, input);
