import { redirect } from '@tanstack/react-router';

/** Spec section 2: a path that contains `/live/` leads to the same path with `/living/share/` in its place. */
export function liveRedirectOf(path: string): string | undefined {
  return path.includes('/live/') ? path.replace('/live/', '/living/share/') : undefined;
}

/** Root `beforeLoad`. @throws a redirect for old live addresses. */
export function redirectLivePaths({ location }: { location: { pathname: string; searchStr: string } }): void {
  const target = liveRedirectOf(location.pathname);
  if (target !== undefined) throw redirect({ href: `/new${target}${location.searchStr}`, replace: true });
}
