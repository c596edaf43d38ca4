import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { getNewsVote, saveNewsVote } from 'qlwb-gateway-sdk/operations/votes';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

export type Vote = OperationData<'getNewsVote'>;

/** A vote; always stale, since its countdown starts from the response. */
export function voteQuery(gateway: Gateway, voteId: string) {
  return { ...operationQuery(gateway, getNewsVote, { query: { voteId } }), staleTime: 0 };
}

export interface BallotContext {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

interface Ballot {
  readonly voteId: string;
  readonly choice: readonly string[];
}

/** Sends a ballot and caches the results. @throws GatewayError */
export async function sendBallot(
  { gateway, queryClient }: BallotContext,
  { voteId, choice }: Ballot,
  clientId: string,
): Promise<void> {
  const vote = await gateway.data(saveNewsVote, { body: { voteId, optionIds: [...choice], clientId } });
  const { queryKey } = voteQuery(gateway, voteId);
  // a response from before the ballot must not overwrite this one
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, vote);
}
