/** A value that is good for some time. */
export interface ExpiringValue {
  readonly value: string;
  /** s that it is good for, from now */
  readonly seconds: number;
}

export interface CachedValue {
  get(): Promise<string>;
  /** The value turned out to be no good before its time; another one that came meanwhile is kept. */
  forget(value: string): void;
}

/** s before its end from which on a value is fetched anew: what is done with it takes some time */
const refreshMarginSeconds = 300;

/**
 * Keeps a value that is dear to fetch until it is old. Whoever asks while it is fetched waits for the same one, and what
 * could not be fetched is fetched anew for the next.
 * @param now ms since 1970
 */
export function cacheUntilExpiry(fetchValue: () => Promise<ExpiringValue>, now: () => number): CachedValue {
  let cached: { readonly value: string; readonly until: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function renew(): Promise<string> {
    try {
      const { value, seconds } = await fetchValue();
      cached = { value, until: now() + (seconds - refreshMarginSeconds) * 1000 };
      return value;
    } finally {
      fetching = undefined;
    }
  }

  return {
    async get() {
      if (cached !== undefined && now() < cached.until) return cached.value;
      fetching ??= renew();
      return fetching;
    },
    forget(value) {
      if (cached?.value === value) cached = undefined;
    },
  };
}
