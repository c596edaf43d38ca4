/** `slow` is 2g or slower; `unknown` without the Network Information API. */
export type Quality = 'fast' | 'slow' | 'unknown';

export interface Network {
  readonly online: boolean;
  readonly quality: Quality;
  /** the browser's data saver is on */
  readonly saveData: boolean;
}

/** The Network Information API of Chromium and its WebViews. */
interface Connection extends EventTarget {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function connectionOf(source: Navigator & { connection?: Connection }): Connection | undefined {
  return source.connection;
}

export function readNetwork(): Network {
  const connection = connectionOf(navigator);
  const type = connection?.effectiveType;
  return {
    online: navigator.onLine,
    quality: type === undefined ? 'unknown' : type.endsWith('2g') ? 'slow' : 'fast',
    saveData: connection?.saveData ?? false,
  };
}

/** Whether the browser says that the network is slower than 4g. */
export function isModerateNetwork(): boolean {
  return connectionOf(navigator)?.effectiveType === '3g';
}

/** Resolves at once while online, else when the network is back. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** Calls back after every change. @returns a function that unsubscribes */
export function watchNetwork(onChange: (network: Network) => void): () => void {
  const change = () => onChange(readNetwork());
  const connection = connectionOf(navigator);
  addEventListener('online', change);
  addEventListener('offline', change);
  connection?.addEventListener('change', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
    connection?.removeEventListener('change', change);
  };
}
