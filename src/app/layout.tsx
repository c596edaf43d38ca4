import { PageStack } from './page-stack.tsx';
import { AppShell } from './shell/app-shell.tsx';

/** Rendered on every address: the shell around the stack of pages. */
export function Layout() {
  return (
    <AppShell>
      <PageStack />
    </AppShell>
  );
}
