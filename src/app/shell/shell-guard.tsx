import { Component, type ReactNode } from 'react';
import { report } from '#platform/lifecycle/report.ts';

/** What surrounds a page must not take the page with it: a reader reads on without toasts rather than not at all. */
export class ShellGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    report('shell', cause);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
