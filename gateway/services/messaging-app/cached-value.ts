/** A value that expires. */
export interface ExpiringValue {
  readonly value: string;
  /** lifetime from now */
  readonly seconds: number;
}

export interface CachedValue {
  get(): Promise<string>;
  /** Drops a value that turned out to be invalid, unless it has been replaced meanwhile. */
  invalidate(value: string): void;
}

/** a value is refreshed this long before it expires, so that it stays valid while it is used */
const refreshMarginSeconds = 300;

/**
 * Caches a value until shortly before it expires. Concurrent calls share one fetch; after a failed fetch the next call tries
 * again.
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
    invalidate(value) {
      if (cached?.value === value) cached = undefined;
    },
  };
}
