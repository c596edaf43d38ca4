export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Path and query of the page as the address bar shows them now. */
export function readPageAddress(): PageAddress {
  return { path: location.pathname, search: location.search };
}
