type Query = Readonly<Record<string, unknown>>;

/** Spec section 7: every request has a timestamp. @param now ms since 1970 */
export function withTimestamp(query: Query, now: number): Query {
  return { ...query, timestamp: now };
}

/** Spec section 3: copies the body's tokenID to the query. */
export function withTokenId(query: Query, body: Readonly<Record<string, unknown>> | undefined): Query {
  const tokenID = body?.['tokenID'];
  return typeof tokenID === 'string' && tokenID !== '' ? { ...query, tokenID } : query;
}
