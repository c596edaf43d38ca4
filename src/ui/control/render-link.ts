import type { ReactElement, ReactNode } from 'react';

/** Props that a component passes to the link it renders. */
export interface RenderedLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
  readonly 'aria-label'?: string;
}

/**
 * Components in src/ui do not depend on the router; the caller renders the link, for example
 * `(parts) => <Link to="/general/$" params={{ _splat: id }} {...parts} />`.
 */
export type RenderLink = (parts: RenderedLinkProps) => ReactElement;
