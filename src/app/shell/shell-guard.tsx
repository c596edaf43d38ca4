import { Component, type ReactNode } from 'react';
import { report } from '#platform/lifecycle/report.ts';

/** Error boundary of the shell: if toasts or session fail, the page stays readable. */
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
