/** Parses a JSON object; undefined for any other text. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // invalid JSON: the caller responds with 400
  }
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
