const urls = new WeakMap<Blob, string>();

/** Object URL of a file, created once per file and valid until dropped. */
export function objectUrlOf(file: Blob): string {
  const known = urls.get(file);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}

/** Revokes a file's object URL, which releases the file. */
export function dropObjectUrl(file: Blob): void {
  const url = urls.get(file);
  if (url === undefined) return;
  URL.revokeObjectURL(url);
  urls.delete(file);
}
