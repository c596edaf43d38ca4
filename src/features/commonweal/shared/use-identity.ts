import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { identityQuery, pollIntervalMs } from './commonweal-queries.ts';

/** The reader's identity in the programme, polled while the page is open; null for a visitor. */
export function useIdentity() {
  const { signedIn } = useSession();
  const query = useQuery({
    ...identityQuery(useGateway()),
    refetchInterval: ({ state }) => (state.data ? pollIntervalMs : false),
    refetchOnWindowFocus: 'always',
  });
  const { data, refetch } = query;
  useEffect(() => {
    // the reader signed in on this page
    if (signedIn && data === null) void refetch();
  }, [signedIn, data, refetch]);
  return query;
}
