import { createContext, useContext } from 'react';

/**
 * The time that relative times count from, ms since 1970. During the first render it is the request's time on both
 * sides, so that the server's text and the browser's are the same.
 */
export const NowContext = createContext<number | null>(null);

/** @throws Error when a component stands outside the composition root. */
export function useNow(): number {
  const now = useContext(NowContext);
  if (now === null) throw new Error('NowContext is not provided');
  return now;
}
