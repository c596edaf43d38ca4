import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSessionStore, type Session, type SessionStore } from './session-store.ts';

/**
 * Provided by the composition root; a visitor by default, as on the server. It holds the store instead of the session, since
 * a changing context makes React re-create boundaries that are not hydrated yet.
 */
export const SessionContext = createContext<SessionStore>(createSessionStore());

export function useSession(): Session {
  const { subscribe, get, getFirst } = useSessionStore();
  return useSyncExternalStore(subscribe, get, getFirst);
}

/** For event handlers that read the session when they run. */
export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}
