const kilobyte = 1000;
const megabyte = 1_000_000;

/** Size of a file as phones say it: 320 KB, 1.8 MB, 24 MB. Rounded up: nobody pays for more than was said. @param bytes */
export function fileSizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.ceil(bytes / kilobyte))} KB`;
  const tenths = Math.ceil((bytes * 10) / megabyte);
  return `${tenths < 100 ? tenths / 10 : Math.ceil(tenths / 10)} MB`;
}
