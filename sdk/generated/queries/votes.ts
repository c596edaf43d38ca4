// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/votes.ts';

/** A vote or a quiz, as its reader sees it */
export const getNewsVoteQuery = (gateway: Gateway, input: OperationInput<'getNewsVote'>): OperationQuery<'getNewsVote'> => queryOf(gateway, operations.getNewsVote, input);

/** Quizzes, the open ones first */
export const listQuizzesQuery = (gateway: Gateway, input: OperationInput<'listQuizzes'>): OperationQuery<'listQuizzes'> => queryOf(gateway, operations.listQuizzes, input);

/** Where the reader stands in a quiz, by the clock of the gateway */
export const getQuizQuery = (gateway: Gateway, input: OperationInput<'getQuiz'>): OperationQuery<'getQuiz'> => queryOf(gateway, operations.getQuiz, input);

/** Open the next question of a quiz; its time begins */
export const startQuizQuestionQuery = (gateway: Gateway, input: OperationInput<'startQuizQuestion'>): OperationQuery<'startQuizQuestion'> => queryOf(gateway, operations.startQuizQuestion, input);

/** The best of a quiz, with masked names */
export const getQuizRankingQuery = (gateway: Gateway, input: OperationInput<'getQuizRanking'>): OperationQuery<'getQuizRanking'> => queryOf(gateway, operations.getQuizRanking, input);
