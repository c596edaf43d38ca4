/** Who is told which pages readers look at. Of a reader nothing is told: neither token nor id, nor what they searched. */
export interface Analytics {
  /** that pages load scripts from and send to; undefined where nothing comes from elsewhere */
  readonly origin: string | undefined;
  /**
   * A page is looked at.
   * @param page path of its address, without query
   * @returns address of a script that the page is to load for it, undefined where none is needed
   */
  visited(page: string): string | undefined;
}

/** Notes each visit, and has pages load nothing. */
export function localAnalytics(note: (visit: { readonly page: string }) => void): Analytics {
  return {
    origin: undefined,
    visited(page) {
      note({ page });
      return undefined;
    },
  };
}

/** Leaves the counting to somebody else's script. @param script absolute address, https */
export function outsideAnalytics(script: string): Analytics {
  return { origin: new URL(script).origin, visited: () => script };
}
