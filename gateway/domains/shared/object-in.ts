/** What a text holds as JSON, by its names; undefined when it is none, or no object. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // no JSON: the caller answers 400
  }
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
