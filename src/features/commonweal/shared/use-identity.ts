import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { identityQuery, lookAgain } from './commonweal-queries.ts';

/** What the reader is to the programme, looked at again while the page is open; null for a visitor. */
export function useIdentity() {
  const { signedIn } = useSession();
  const asked = useQuery({
    ...identityQuery(useGateway()),
    refetchInterval: ({ state }) => (state.data ? lookAgain : false),
    refetchOnWindowFocus: 'always',
  });
  const { data, refetch } = asked;
  useEffect(() => {
    // who came or went on this page is somebody else
    if (signedIn && data === null) void refetch();
  }, [signedIn, data, refetch]);
  return asked;
}
