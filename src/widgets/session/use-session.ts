import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSessionStore, type Session, type SessionStore } from './session-store.ts';

/**
 * Provided by the composition root; a visitor until then, as on the server. It holds the store rather than the session:
 * a context that changes would make React build anew what it has not yet taken over from the server.
 */
export const SessionContext = createContext<SessionStore>(createSessionStore());

export function useSession(): Session {
  const { subscribe, get, getFirst } = useSessionStore();
  return useSyncExternalStore(subscribe, get, getFirst);
}

/** For acts that ask who reads when they happen. */
export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}
