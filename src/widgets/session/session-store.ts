/** The reader's session, as far as pages need it. */
export interface Session {
  readonly signedIn: boolean;
  readonly userName?: string;
}

const visitor: Session = { signedIn: false };

/** The session for `useSyncExternalStore`, written by the session machine. */
export interface SessionStore {
  get(): Session;
  /** for hydration: a visitor, as on the server */
  getFirst(): Session;
  set(session: Session): void;
  subscribe(onChange: () => void): () => void;
}

export function createSessionStore(first: Session = visitor): SessionStore {
  let session = first;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    getFirst: () => first,
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
