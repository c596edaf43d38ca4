/**
 * Merges decrypted personal data into the rest of an export, which has the same shape: objects by their keys, items of lists
 * by their `id`.
 */
export function mergedExport(account: unknown, personal: unknown): unknown {
  if (Array.isArray(account) && Array.isArray(personal)) {
    const added = new Map(personal.map((item: unknown) => [idOf(item), item]));
    return account.map((item: unknown) => mergedExport(item, added.get(idOf(item))));
  }
  if (!isObject(account) || !isObject(personal)) return personal === undefined ? account : personal;
  const merged = { ...account };
  for (const [key, value] of Object.entries(personal)) merged[key] = mergedExport(account[key], value);
  return merged;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (item: unknown): unknown => (isObject(item) ? item['id'] : undefined);
