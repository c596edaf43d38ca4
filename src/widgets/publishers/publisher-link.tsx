import { Link } from '@tanstack/react-router';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';
import type { PublisherKind } from './publisher-queries.ts';

interface PublisherLinkProps extends RenderedLinkProps {
  readonly id: string;
  readonly kind: PublisherKind;
}

/** Link to a publisher's page. */
export function PublisherLink({ id, kind, children, ...parts }: PublisherLinkProps) {
  return (
    <Link
      to={kind === 'organisation' ? '/vOrganization/$' : '/ydIndex/$'}
      params={{ _splat: id }}
      preload="intent"
      {...parts}
    >
      {children}
    </Link>
  );
}
