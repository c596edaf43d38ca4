import type { Session } from '#widgets/session/use-session.ts';

const visitor: Session = { signedIn: false };

/** Who reads, for React's `useSyncExternalStore`; the session machine writes it once it runs. */
export interface SessionStore {
  get(): Session;
  /** the server and the first render in the browser know no reader */
  getFirst(): Session;
  set(session: Session): void;
  subscribe(onChange: () => void): () => void;
}

export function createSessionStore(): SessionStore {
  let session = visitor;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    getFirst: () => visitor,
    set(next) {
      if (next.signedIn === session.signedIn && next.userName === session.userName) return;
      session = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
