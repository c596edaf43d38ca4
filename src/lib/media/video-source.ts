/** One rendition of a video. */
export interface VideoQuality {
  readonly url: string;
  /** height of the picture in lines, such as 360 */
  readonly lines: number;
  /** of the file, if known */
  readonly bytes?: number;
}

/** A video source for the player. */
export interface VideoSource {
  /** an MP4, or a stream's playlist (`.m3u8`) */
  readonly src: string;
  /** renditions if there are several; those of a stream are in its playlist */
  readonly qualities?: readonly VideoQuality[];
  /** URL of the captions (WebVTT) */
  readonly captions?: string;
  /** a live stream: cannot be sought, and its position is not stored */
  readonly isLive?: boolean;
}

/** Whether a URL is a stream's playlist. */
export function isPlaylist(address: string): boolean {
  return /\.m3u8(?:[?#]|$)/i.test(address);
}

/** Size of a video's picture in px. */
export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

/** @returns undefined if a side is unknown */
export function videoSize({ width = 0, height = 0 }: Partial<VideoSize>): VideoSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Whether a video is higher than the usual 16:9 frame. */
export function isPortrait({ width, height }: VideoSize): boolean {
  return width * 9 < height * 16;
}

/** Best first, one per height. */
export function inOrder(qualities: readonly VideoQuality[]): readonly VideoQuality[] {
  const sorted = qualities.toSorted((a, b) => b.lines - a.lines);
  return sorted.filter(({ lines }, index) => lines !== sorted[index - 1]?.lines);
}

/**
 * The URL for a preference: the default for `auto`, the smallest for `low`, else the rendition with that many lines, or the
 * default if there is none.
 */
export function urlFor(
  video: VideoSource,
  quality: number | 'auto' | 'low',
  known: readonly VideoQuality[] = video.qualities ?? [],
): string {
  if (quality === 'auto') return video.src;
  const fitting = quality === 'low' ? inOrder(known).at(-1) : known.find(({ lines }) => lines === quality);
  return fitting?.url ?? video.src;
}

/** Label of a quality for readers. */
export function qualityText(lines: number): string {
  if (lines >= 1080) return `超清 ${lines}P`;
  if (lines >= 720) return `高清 ${lines}P`;
  return lines >= 360 ? `标清 ${lines}P` : `流畅 ${lines}P`;
}
