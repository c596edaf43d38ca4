import { notFound } from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listAudioNews, listAudioProgrammes } from 'qlwb-gateway-sdk/operations/news';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import type { Article, AudioProgramme } from '../shared/news-types.ts';
import { wholeArticleQuery } from '../shared/queries.ts';

const pageSize = 20;

export function audioProgrammesQuery(gateway: Gateway) {
  return { ...operationQuery(gateway, listAudioProgrammes, {}), ...cachedForVisit };
}

/** Episodes, newest first. @param programmeId undefined for all programmes */
export function audioPages(gateway: Gateway, programmeId: string | undefined) {
  return {
    ...operationPages(gateway, listAudioNews, (cursor) => ({
      body: {
        pageSize,
        ...(programmeId !== undefined && { programmeId }),
        ...(cursor !== undefined && { cursor }),
      },
    })),
    ...cachedForVisit,
  };
}

/** An episode with the previous and the following ones. */
export function audioFromQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, listAudioNews, { body: { from: newsId, pageSize } });
}

/**
 * Loads the programmes and the first episodes of one or all of them.
 * @returns the programme; undefined for all
 * @throws NotFoundError for an unknown programme, GatewayError of the first call that fails
 */
export async function loadAudioList(
  { gateway, loaded }: RouterContext,
  programmeId: string | undefined,
): Promise<AudioProgramme | undefined> {
  const queryClient = queryClientOf(loaded);
  const [{ list }] = await Promise.all([
    queryClient.ensureQueryData(audioProgrammesQuery(gateway)),
    queryClient.ensureInfiniteQueryData(audioPages(gateway, programmeId)),
  ]);
  if (programmeId === undefined) return undefined;
  const programme = list.find(({ id }) => id === programmeId);
  if (programme === undefined) throw notFound();
  return programme;
}

/**
 * Loads an episode with its list and its text.
 * @throws NotFoundError without audio, GatewayError, 404 for an unknown story
 */
export async function loadAudioNews({ gateway, loaded }: RouterContext, newsId: string): Promise<Article> {
  const queryClient = queryClientOf(loaded);
  const [article, { list }] = await Promise.all([
    queryClient.ensureQueryData(wholeArticleQuery(gateway, newsId)),
    queryClient.ensureQueryData(audioFromQuery(gateway, newsId)),
  ]);
  if (list.length === 0) throw notFound();
  return article;
}
