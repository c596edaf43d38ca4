import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Identity } from './commonweal-types.ts';
import { identityQuery, pollIntervalMs, statusQuery } from './commonweal-queries.ts';

/** The reader's identity in the programme, refetched when its status changes while the page is open; null for a visitor. */
export function useIdentity() {
  const { signedIn } = useSession();
  const gateway = useGateway();
  const query = useQuery({ ...identityQuery(gateway), refetchOnWindowFocus: 'always' });
  const { data, refetch } = query;
  const status = useQuery({
    ...statusQuery(gateway, data),
    enabled: data !== undefined && data !== null,
    refetchInterval: pollIntervalMs,
  }).data;
  const isOutdated = data !== undefined && data !== null && status !== undefined && !matches(data, status);
  useEffect(() => {
    // each status that differs counts: one verdict may follow another before the identity was refetched
    if (isOutdated) void refetch();
  }, [isOutdated, status, refetch]);
  useEffect(() => {
    // the reader signed in on this page
    if (signedIn && data === null) void refetch();
  }, [signedIn, data, refetch]);
  return query;
}

const fields = ['volunteer', 'group', 'lock'] as const;

const matches = (identity: Identity, status: Partial<Identity>): boolean =>
  fields.every(
    (field) => status[field] === undefined || hashKey([status[field]]) === hashKey([identity[field]]),
  );
