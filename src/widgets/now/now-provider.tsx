import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NowContext } from './now-context.ts';

/** relative times have minutes as their finest unit */
const updateIntervalMs = 60_000;

interface NowProviderProps {
  /** ms since 1970: when the server rendered the page */
  readonly start: number;
  readonly children: ReactNode;
}

/** Starts at the server's time and follows the clock while the page is visible. */
export function NowProvider({ start, children }: NowProviderProps) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const move = () => {
      if (document.visibilityState !== 'visible') return;
      // low priority: an urgent update would make React discard boundaries that are not hydrated yet
      startTransition(() => setNow(Date.now()));
    };
    const timer = setInterval(move, updateIntervalMs);
    document.addEventListener('visibilitychange', move);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}
