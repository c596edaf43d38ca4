import { createContext, useContext, useEffect } from 'react';
import type { Store } from '#lib/browser/store.ts';

/** What pages learn that the page store keeps beside who reads (spec section 3, "Store state"). */
export interface PageFacts {
  /** pictures of the live whose album was looked at last */
  readonly albumlength?: number;
  /** whether the red packet that was looked at last is cashed out */
  readonly iscashsuccess?: boolean;
}

export const PageFactsContext = createContext<Store<PageFacts> | null>(null);

/**
 * Tells the page store what a page shows, and again when it changes.
 * @throws Error when a component stands outside the composition root
 */
export function usePageFact<Name extends keyof PageFacts>(name: Name, value: PageFacts[Name]): void {
  const facts = useContext(PageFactsContext);
  if (facts === null) throw new Error('PageFactsContext is not provided');
  useEffect(() => facts.set({ ...facts.get(), [name]: value }), [facts, name, value]);
}
