export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Reads path and query from the address bar. */
export function readPageAddress(): PageAddress {
  return { path: location.pathname, search: location.search };
}
