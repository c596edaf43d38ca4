import { notFound } from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { getNewsVote, getQuizRanking, listQuizzes } from 'qlwb-gateway-sdk/operations/votes';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';

export type Quiz = OperationData<'getNewsVote'>;
export type QuizProgress = OperationData<'getQuiz'>;
export type Judged = NonNullable<QuizProgress['judged']>;

/** Countdowns start from the response, so it is refetched on each mount. */
export function quizListQuery(gateway: Gateway) {
  return { ...operationQuery(gateway, listQuizzes, {}), staleTime: 0 };
}

export function quizQuery(gateway: Gateway, voteId: string) {
  return { ...operationQuery(gateway, getNewsVote, { query: { voteId } }), staleTime: 0 };
}

export function rankingQuery(gateway: Gateway, voteId: string) {
  return operationQuery(gateway, getQuizRanking, { query: { voteId } });
}

/**
 * Loads a quiz, or the list if the URL names none.
 * @throws NotFoundError if the id is that of a vote, GatewayError, 404 for an unknown id
 */
export async function loadQuiz(
  { gateway, loaded }: RouterContext,
  id: string | undefined,
): Promise<Quiz | undefined> {
  const queryClient = queryClientOf(loaded);
  if (id === undefined) {
    await queryClient.fetchQuery(quizListQuery(gateway));
    return undefined;
  }
  const quiz = await queryClient.fetchQuery(quizQuery(gateway, id));
  if (quiz.type !== 'quiz') throw notFound();
  return quiz;
}
