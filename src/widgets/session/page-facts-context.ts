import { createContext, useContext, useEffect } from 'react';
import type { Store } from '#lib/browser/store.ts';

/** State that pages publish to the page store (spec section 3, "Store state"). */
export interface PageFacts {
  /** number of pictures in the live album viewed last */
  readonly albumlength?: number;
  /** whether the red packet viewed last is cashed out */
  readonly iscashsuccess?: boolean;
}

export const PageFactsContext = createContext<Store<PageFacts> | null>(null);

/**
 * Publishes a fact to the page store whenever it changes.
 * @throws Error outside the composition root
 */
export function usePageFact<Name extends keyof PageFacts>(name: Name, value: PageFacts[Name]): void {
  const facts = useContext(PageFactsContext);
  if (facts === null) throw new Error('PageFactsContext is not provided');
  useEffect(() => facts.set({ ...facts.get(), [name]: value }), [facts, name, value]);
}
