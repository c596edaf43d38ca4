import { createContext, useContext } from 'react';

/** Who reads, as far as pages need to know. */
export interface Session {
  readonly signedIn: boolean;
  readonly userName?: string;
}

/** Provided by the composition root; a visitor until then, as on the server. */
export const SessionContext = createContext<Session>({ signedIn: false });

export function useSession(): Session {
  return useContext(SessionContext);
}
