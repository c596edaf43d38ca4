import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VrKind, VrShell } from './vr-types.ts';

interface VrLinkProps {
  readonly kind: VrKind;
  readonly shell: VrShell;
  /** of a tour or a live; omitted for the list */
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link to a tour or the list, within the current shell. */
export function VrLink({ kind, shell, id, className, children }: VrLinkProps) {
  const parts = { preload: 'intent', ...(className !== undefined && { className }) } as const;
  if (kind === 'live') {
    return shell === 'share' ? (
      <Link to="/vrlive/share/{-$id}" params={{ id }} {...parts}>
        {children}
      </Link>
    ) : (
      <Link to="/vrlive/appview/{-$id}" params={{ id }} {...parts}>
        {children}
      </Link>
    );
  }
  return shell === 'share' ? (
    <Link to="/vr/share/$" params={{ _splat: id ?? '' }} {...parts}>
      {children}
    </Link>
  ) : (
    <Link to="/vr/appview/$" params={{ _splat: id ?? '' }} {...parts}>
      {children}
    </Link>
  );
}
