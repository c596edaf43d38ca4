import { Link } from '@tanstack/react-router';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** opens the story where its reader left it */
    asksForPlace?: boolean;
  }
}

/** Opens a story where its reader left it; in another tab it opens at its top, which offers the place. */
export function UnfinishedLink({ id, ...parts }: RenderedLinkProps & { readonly id: string }) {
  return (
    <Link
      to="/general/$"
      params={{ _splat: id }}
      state={{ asksForPlace: true }}
      preload="intent"
      {...parts}
    />
  );
}
