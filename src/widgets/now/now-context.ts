import { createContext, useContext } from 'react';

/** Reference of relative times, ms since 1970. In the first render it is the time of the request on both sides, so that hydration matches. */
export const NowContext = createContext<number | null>(null);

/** @throws Error outside the composition root */
export function useNow(): number {
  const now = useContext(NowContext);
  if (now === null) throw new Error('NowContext is not provided');
  return now;
}
