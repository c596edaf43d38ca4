/** The file types that are stored and served, by extension; no other file in the folders is served. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
};

/** MIME type of a media file by its name; undefined for other files. Never a type that a browser would execute. */
export function mediaTypeOf(name: string): string | undefined {
  const at = name.lastIndexOf('.');
  const extension = name.slice(at + 1);
  return at > 0 && Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** limit of a decoded picture, so that a small file cannot fill the memory */
export const maxPixels = 100_000_000;
