const urls = new WeakMap<Blob, string>();

/** An address of a file within this page, one for each, until it is let go. */
export function objectUrlOf(file: Blob): string {
  const known = urls.get(file);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}

/** Lets a file's address go, and so the file. */
export function dropObjectUrl(file: Blob): void {
  const url = urls.get(file);
  if (url === undefined) return;
  URL.revokeObjectURL(url);
  urls.delete(file);
}
