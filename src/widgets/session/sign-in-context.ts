import { createContext, useContext } from 'react';
import type { Store } from '#lib/browser/store.ts';

/** What a visitor set out to do that only readers can, such as 点赞; undefined when nothing. */
export type SignInDesk = Store<string | undefined>;

export const SignInContext = createContext<SignInDesk | null>(null);

/**
 * How a visitor's tap asks them to sign in, for what they set out to do.
 * @throws Error when a component stands outside the composition root
 */
export function useAskToSignIn(): (what: string) => void {
  const desk = useContext(SignInContext);
  if (desk === null) throw new Error('SignInContext is not provided');
  return desk.set;
}
