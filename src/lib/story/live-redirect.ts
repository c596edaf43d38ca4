/** Spec section 2: a path that contains `/live/` redirects to the same path with `/living/share/` in its place. */
export function liveRedirectOf(path: string): string | undefined {
  return path.includes('/live/') ? path.replace('/live/', '/living/share/') : undefined;
}
