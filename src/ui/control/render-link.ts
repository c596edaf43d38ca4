import type { ReactElement, ReactNode } from 'react';

/** What a piece asks of a link that it shows. */
export interface LinkParts {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
  readonly 'aria-label'?: string;
}

/**
 * Pieces know no router: whoever uses one says how its link is made, such as
 * `(parts) => <Link to="/general/$" params={{ _splat: id }} {...parts} />`.
 */
export type RenderLink = (parts: LinkParts) => ReactElement;
