import { PageStack } from './page-stack.tsx';
import { AppShell } from './shell/app-shell.tsx';

/** What stands in the document on every address. */
export function Layout() {
  return (
    <AppShell>
      <PageStack />
    </AppShell>
  );
}
