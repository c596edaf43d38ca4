import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NowContext } from './now-context.ts';

/** How often relative times are written anew, in ms: their finest unit is a minute. */
const beat = 60_000;

interface NowProviderProps {
  /** ms since 1970: when the server rendered the page */
  readonly start: number;
  readonly children: ReactNode;
}

/** Starts at the server's time and moves on with the clock while the page is being looked at. */
export function NowProvider({ start, children }: NowProviderProps) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const move = () => {
      if (document.visibilityState !== 'visible') return;
      // nothing that is to be seen may wait for it, nor be built anew because of it
      startTransition(() => setNow(Date.now()));
    };
    const timer = setInterval(move, beat);
    document.addEventListener('visibilitychange', move);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}
