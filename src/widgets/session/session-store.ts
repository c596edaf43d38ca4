/** Who reads, as far as pages need to know. */
export interface Session {
  readonly signedIn: boolean;
  readonly userName?: string;
}

const visitor: Session = { signedIn: false };

/** Who reads, for React's `useSyncExternalStore`; the session machine writes it once it runs. */
export interface SessionStore {
  get(): Session;
  /** who reads in the first render: a visitor, on the server as in the browser */
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
