import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { searchLossNotices } from 'qlwb-gateway-sdk/operations/loss';
import type { SearchTerms } from '#rules/loss/search-terms.ts';

const cardsAtOnce = 20;

/** A human check that was passed, for one call. */
export function createPassedCheck() {
  let passed: string | undefined;
  return {
    set: (id: string | undefined) => {
      passed = id;
    },
    take: () => {
      const id = passed;
      passed = undefined;
      return id;
    },
  };
}

/** Thrown when the gateway asks for a human check before it searches. */
export class HumanCheckNeeded extends Error {}

/**
 * Notices that meet the terms, newest first.
 * @param takeHumanCheck returns the id of a check that was passed, once
 */
export function resultPages(gateway: Gateway, terms: SearchTerms, takeHumanCheck: () => string | undefined) {
  return infiniteQueryOptions({
    queryKey: [searchLossNotices.id, terms],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const humanCheck = takeHumanCheck();
      const body = {
        ...terms,
        pageSize: cardsAtOnce,
        ...(cursor !== undefined && { cursor }),
        ...(humanCheck !== undefined && { humanCheck }),
      };
      const page = await gateway.data(searchLossNotices, { body }, { signal });
      if (page.needsHumanCheck === true) throw new HumanCheckNeeded('the gateway asks for a human check');
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
