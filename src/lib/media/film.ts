/** One of the files that a film comes in. */
export interface FilmQuality {
  readonly url: string;
  /** of the picture, such as 360 */
  readonly lines: number;
  /** of the file, where that is known */
  readonly bytes?: number;
}

/** A film as its player needs it. */
export interface FilmSource {
  /** an MP4, or the playlist of a stream (`.m3u8`) */
  readonly src: string;
  /** all files that it comes in, where there are several; those of a stream stand in its playlist */
  readonly qualities?: readonly FilmQuality[];
  /** address of its captions (WebVTT) */
  readonly captions?: string;
  /** goes on while it is sent: it has no place to go to, and none that is kept */
  readonly isLive?: boolean;
}

/** Whether an address is that of a stream's playlist. */
export function isPlaylist(address: string): boolean {
  return /\.m3u8(?:[?#]|$)/i.test(address);
}

/** px of a film's picture. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** @returns undefined where one of the sides is not known */
export function filmSize({ width = 0, height = 0 }: Partial<FilmSize>): FilmSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Whether a film is higher than the frame of most, whose sides are as 16 to 9. */
export function isHigh({ width, height }: FilmSize): boolean {
  return width * 9 < height * 16;
}

/** The best first, one of each height. */
export function inOrder(qualities: readonly FilmQuality[]): readonly FilmQuality[] {
  const sorted = qualities.toSorted((a, b) => b.lines - a.lines);
  return sorted.filter(({ lines }, index) => lines !== sorted[index - 1]?.lines);
}

/**
 * The file for a wish: the film's own for `auto`, the smallest for `low`, else the one with so many lines. A wish that
 * nothing fits is the film's own.
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

/** What readers know a height as. */
export function qualityText(lines: number): string {
  if (lines >= 1080) return `超清 ${lines}P`;
  if (lines >= 720) return `高清 ${lines}P`;
  return lines >= 360 ? `标清 ${lines}P` : `流畅 ${lines}P`;
}
