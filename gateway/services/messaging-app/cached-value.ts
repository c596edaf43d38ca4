/** A value that is good for some time. */
export interface FreshValue {
  readonly value: string;
  /** s that it is good for, from now */
  readonly seconds: number;
}

export interface KeptValue {
  get(): Promise<string>;
  /** The value turned out to be no good before its time; another one that came meanwhile is kept. */
  forget(value: string): void;
}

/** s before its end from which on a value is fetched anew: what is done with it takes some time */
const margin = 300;

/**
 * Keeps a value that is dear to fetch until it is old. Whoever asks while it is fetched waits for the same one, and what
 * could not be fetched is fetched anew for the next.
 * @param now ms since 1970
 */
export function keepUntilOld(fetchValue: () => Promise<FreshValue>, now: () => number): KeptValue {
  let kept: { readonly value: string; readonly until: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function renew(): Promise<string> {
    try {
      const { value, seconds } = await fetchValue();
      kept = { value, until: now() + (seconds - margin) * 1000 };
      return value;
    } finally {
      fetching = undefined;
    }
  }

  return {
    async get() {
      if (kept !== undefined && now() < kept.until) return kept.value;
      fetching ??= renew();
      return fetching;
    },
    forget(value) {
      if (kept?.value === value) kept = undefined;
    },
  };
}
