const kilobyte = 1000;
const megabyte = 1_000_000;

/** Size of a file in the notation of phones: 320 KB, 1.8 MB, 24 MB. Rounded up, since readers pay for data. @param bytes */
export function fileSizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.ceil(bytes / kilobyte))} KB`;
  const tenths = Math.ceil((bytes * 10) / megabyte);
  return `${tenths < 100 ? tenths / 10 : Math.ceil(tenths / 10)} MB`;
}
