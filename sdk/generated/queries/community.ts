// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/community.ts';

/** A circle as the reader who asks sees it */
export const getCircleQuery = (gateway: Gateway, input: OperationInput<'getCircle'>): OperationQuery<'getCircle'> => queryOf(gateway, operations.getCircle, input);

/** Circles, largest first */
export const listCirclesQuery = (gateway: Gateway, input: OperationInput<'listCircles'>): OperationQuery<'listCircles'> => queryOf(gateway, operations.listCircles, input);

/** Circles, largest first, page by page */
export const listCirclesPages = (gateway: Gateway, input: OperationInput<'listCircles'>): PagesQuery<'listCircles'> => pagesQueryOf(gateway, operations.listCircles, input);

/** Topics of the topic square, hottest or newest first */
export const listSquareTopicsQuery = (gateway: Gateway, input: OperationInput<'listSquareTopics'>): OperationQuery<'listSquareTopics'> => queryOf(gateway, operations.listSquareTopics, input);

/** Topics of the topic square, hottest or newest first, page by page */
export const listSquareTopicsPages = (gateway: Gateway, input: OperationInput<'listSquareTopics'>): PagesQuery<'listSquareTopics'> => pagesQueryOf(gateway, operations.listSquareTopics, input);

/** A topic of the topic square */
export const getSquareTopicQuery = (gateway: Gateway, input: OperationInput<'getSquareTopic'>): OperationQuery<'getSquareTopic'> => queryOf(gateway, operations.getSquareTopic, input);

/** Shown posts of a topic, hottest or newest first */
export const listTopicPostsQuery = (gateway: Gateway, input: OperationInput<'listTopicPosts'>): OperationQuery<'listTopicPosts'> => queryOf(gateway, operations.listTopicPosts, input);

/** Shown posts of a topic, hottest or newest first, page by page */
export const listTopicPostsPages = (gateway: Gateway, input: OperationInput<'listTopicPosts'>): PagesQuery<'listTopicPosts'> => pagesQueryOf(gateway, operations.listTopicPosts, input);

/** A post */
export const getPostQuery = (gateway: Gateway, input: OperationInput<'getPost'>): OperationQuery<'getPost'> => queryOf(gateway, operations.getPost, input);
