import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import { userQuery, type User } from './my-queries.ts';

type Reader =
  | { readonly kind: 'loading' | 'visitor' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'reader'; readonly user: User };

/** The signed-in reader, known from the first paint if the page was loaded for them; refetched on sign-in and sign-out. */
export function useReader(): Reader {
  const { data: user, isError, refetch } = useQuery(userQuery(useGateway()));
  const who = useReaderKind();
  const isOther = (who === 'reader' && user === null) || (who === 'visitor' && user?.name !== undefined);
  useEffect(() => {
    if (isOther) void refetch();
  }, [isOther, refetch]);
  if (user) return { kind: 'reader', user };
  if (user === null) return { kind: 'visitor' };
  return isError ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
}
