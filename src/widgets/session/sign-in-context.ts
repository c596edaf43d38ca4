import { createContext, useContext } from 'react';
import type { Store } from '#lib/browser/store.ts';

/** What a visitor is asked to sign in for, such as 点赞; undefined when nothing. */
export type SignInPrompt = Store<string | undefined>;

export const SignInContext = createContext<SignInPrompt | null>(null);

/**
 * Asks the visitor to sign in. @returns takes what they wanted to do, such as 点赞
 * @throws Error outside the composition root
 */
export function useAskToSignIn(): (what: string) => void {
  const prompt = useContext(SignInContext);
  if (prompt === null) throw new Error('SignInContext is not provided');
  return prompt.set;
}
