/** Counts page views. It gets no personal data: neither token nor reader id nor search terms. */
export interface Analytics {
  /** origin that pages load scripts from and send data to; undefined without an external provider */
  readonly origin: string | undefined;
  /**
   * Counts a page view.
   * @param page path of the address, without query
   * @returns address of a script that the page has to load; undefined if none is needed
   */
  visited(page: string): string | undefined;
}

/** Passes each page view to a function; pages load no script. */
export function localAnalytics(note: (visit: { readonly page: string }) => void): Analytics {
  return {
    origin: undefined,
    visited(page) {
      note({ page });
      return undefined;
    },
  };
}

/** Has pages load the script of an external provider. @param script absolute https address */
export function outsideAnalytics(script: string): Analytics {
  return { origin: new URL(script).origin, visited: () => script };
}
