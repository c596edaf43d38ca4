import { notFound, redirect } from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listReporterNews } from 'qlwb-gateway-sdk/operations/news';
import { failFastOffline, operationPages } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { hotEventsQuery, labelPages } from '../shared/queries.ts';

const pageSize = 20;

/** Stories of a reporter or an editor, newest first. @param start cursor of the first page */
export function reporterPages(gateway: Gateway, name: string, start?: string) {
  return operationPages(gateway, listReporterNews, (cursor = start) => ({
    body: { name, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

/** Loads a reporter's first stories. @throws GatewayError, 404 for a name without stories */
export async function loadReporter(
  { gateway, loaded }: RouterContext,
  name: string,
  start: string | undefined,
): Promise<void> {
  await queryClientOf(loaded).ensureInfiniteQueryData(reporterPages(gateway, name, start));
}

/**
 * Loads the first stories with a label. The label of a hot event leads to the event.
 * @throws GatewayError; NotFoundError for a label without stories; the redirect
 */
export async function loadLabel(
  { gateway, loaded }: RouterContext,
  label: string,
  start: string | undefined,
): Promise<void> {
  const queryClient = queryClientOf(loaded);
  const [stories] = await Promise.all([
    queryClient.ensureInfiniteQueryData(labelPages(gateway, label, 'newest', start)),
    // optional data: an event's label has a list of its own too
    queryClient.prefetchQuery({ ...hotEventsQuery(gateway), ...failFastOffline, staleTime: 'static' }),
  ]);
  const event = queryClient
    .getQueryData(hotEventsQuery(gateway).queryKey)
    ?.list.find((one) => one.label === label);
  if (event !== undefined) throw redirect({ to: '/hotNews/$', params: { _splat: event.id }, replace: true });
  if (stories.pages[0]?.list.length === 0) throw notFound();
}
