/**
 * An environment in which Node runs a script before the program. Worker threads run it, too.
 * @param script the body of an ES module
 */
export function withPreload(script: string): { readonly NODE_OPTIONS: string } {
  const { NODE_OPTIONS: own = '' } = process.env;
  // NODE_OPTIONS is split at spaces, which are encoded
  const preload = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  return { NODE_OPTIONS: `${own} ${preload}`.trim() };
}
