import { inOrder, type VideoQuality } from './video-source.ts';

/**
 * The qualities listed in a stream's master playlist, best first; empty for a media playlist or one without heights. RFC
 * 8216, 4.3.4.2.
 * @param text of the playlist
 * @param address absolute URL of the playlist
 */
export function streamQualities(text: string, address: string): readonly VideoQuality[] {
  const lines = text.split(/\r?\n/);
  const found: VideoQuality[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) continue;
    const height = Number(/[:,]RESOLUTION=\d+x(\d+)/.exec(line)?.[1] ?? 0);
    const uri = lines.slice(index + 1).find((next) => next !== '' && !next.startsWith('#'));
    if (height > 0 && uri !== undefined && URL.canParse(uri, address))
      found.push({ url: new URL(uri, address).href, lines: height });
  }
  return inOrder(found);
}
