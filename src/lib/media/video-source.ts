/** One rendition of a video. */
export interface FilmQuality {
  readonly url: string;
  /** height of the picture in lines, such as 360 */
  readonly lines: number;
  /** of the file, if known */
  readonly bytes?: number;
}

/** A video source for the player. */
export interface FilmSource {
  /** an MP4, or a stream's playlist (`.m3u8`) */
  readonly src: string;
  /** renditions if there are several; those of a stream are in its playlist */
  readonly qualities?: readonly FilmQuality[];
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
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** @returns undefined if a side is unknown */
export function filmSize({ width = 0, height = 0 }: Partial<FilmSize>): FilmSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Whether a video is higher than the usual 16:9 frame. */
export function isHigh({ width, height }: FilmSize): boolean {
  return width * 9 < height * 16;
}

/** Best first, one per height. */
export function inOrder(qualities: readonly FilmQuality[]): readonly FilmQuality[] {
  const sorted = qualities.toSorted((a, b) => b.lines - a.lines);
  return sorted.filter(({ lines }, index) => lines !== sorted[index - 1]?.lines);
}

/**
 * The URL for a preference: the default for `auto`, the smallest for `low`, else the rendition with that many lines, or the
 * default if there is none.
 */
export function addressFor(
  film: FilmSource,
  wish: number | 'auto' | 'low',
  known: readonly FilmQuality[] = film.qualities ?? [],
): string {
  if (wish === 'auto') return film.src;
  const fitting = wish === 'low' ? inOrder(known).at(-1) : known.find(({ lines }) => lines === wish);
  return fitting?.url ?? film.src;
}

/** Label of a quality for readers. */
export function qualityText(lines: number): string {
  if (lines >= 1080) return `超清 ${lines}P`;
  if (lines >= 720) return `高清 ${lines}P`;
  return lines >= 360 ? `标清 ${lines}P` : `流畅 ${lines}P`;
}
