import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SignInPrompt } from '#widgets/session/sign-in-context.ts';
import { ShellGuard } from './shell-guard.tsx';

const LoginSheet = lazy(async () => ({
  default: (await import('#widgets/login-sheet/login-sheet.tsx')).LoginSheet,
}));

/** Renders the sign-in sheet above the current page when a visitor is asked to sign in. */
export function SignInHost({ prompt }: { readonly prompt: SignInPrompt }) {
  const what = useSyncExternalStore(prompt.subscribe, prompt.get, () => undefined);
  if (what === undefined) return null;
  return (
    <ShellGuard>
      <Suspense fallback={null}>
        <LoginSheet what={what} onClose={() => prompt.set(undefined)} />
      </Suspense>
    </ShellGuard>
  );
}
