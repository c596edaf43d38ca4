import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import type { TokenCookie } from '#platform/storage/reader-token.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { enter, goBackTo } from './leave-form.ts';

export type Enter = (session: NewSession, cookie?: TokenCookie) => void;

/** Completes a sign-in: stores the session and returns to where the reader came from. */
export function useEnter(returnTo = '/'): Enter {
  const router = useRouter();
  const loaded = useLoadedData();
  return useCallback(
    (session, cookie) => {
      enter(loaded, session, cookie);
      goBackTo(router, returnTo);
    },
    [loaded, router, returnTo],
  );
}
