/** What is kept and served, by the ending of its name; nothing else is, whatever lies in the folders. */
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

/** MIME type of a media file by its name; undefined when it is none. Never a type that a browser would run. */
export function mediaTypeOf(name: string): string | undefined {
  const at = name.lastIndexOf('.');
  const ending = name.slice(at + 1);
  return at > 0 && Object.hasOwn(types, ending) ? types[ending] : undefined;
}

/** px of a decoded picture: 100 megapixels, so that a small file cannot fill the memory */
export const maxPixels = 100_000_000;
